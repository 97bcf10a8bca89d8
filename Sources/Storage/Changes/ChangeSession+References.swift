import Diagnostics
import Motion
import Presets

extension ChangeSession {
  /// Notes what an edited preset refers to; all names have been given by now.
  func link(_ step: ChangeStep) throws(CatalogError) {
    guard let prepared = step.prepared else { return }
    for reference in prepared.references {
      try link(
        reference, from: step.id, prepared.preset, blaming: step.id,
        at: prepared.entry.origin.place(of: reference.slot))
    }
  }

  private func link(
    _ reference: PresetReference, from id: Int64, _ preset: Preset, blaming blamed: Int64,
    at place: @autoclosure () -> Place?
  ) throws(CatalogError) {
    let name = preset.name.text
    guard let target = try store.brief(named: reference.target.name) else {
      let near = try store.names(near: reference.target.name)
      let finding = reference.dangling(
        from: name, at: place(), near: near, advice: "add it first, or correct the name")
      problems.append(Problem(id: blamed, finding: finding))
      return
    }
    try store.connection.cached(
      "INSERT OR REPLACE INTO reference (preset_id, slot, role, target_id) VALUES (?1, ?2, ?3, ?4)"
    ).run(id, reference.slot, reference.role.rawValue, target.id)
    if reference.role.kinds(owner: preset.kind).contains(target.kind) { return }
    let finding = reference.wrongKind(
      from: name, owner: preset.kind, found: target.kind, at: place())
    problems.append(Problem(id: blamed, finding: finding))
  }

  /// Looks at the presets that stayed as they were and refer to edited ones: a name may lead
  /// elsewhere now, or nowhere.
  func checkUsers(of steps: [ChangeStep]) throws(CatalogError) {
    for step in steps where step.isLive {
      let kept = step.prepared.map { [$0.preset.name.text] + $0.preset.aliases.map(\.text) } ?? []
      let lost = Set(step.names).subtracting(kept)
      if lost.isEmpty, step.kind == step.prepared?.preset.kind.rawValue { continue }
      for id in try store.users(of: step.id) where !touched.contains(id) {
        try check(id, for: step, lost)
      }
    }
  }

  private func check(
    _ user: Int64, for step: ChangeStep, _ lost: Set<String>
  ) throws(CatalogError) {
    guard let preset = try store.preset(of: user) else { return }
    for reference in preset.references where step.names.contains(reference.target.name) {
      if lost.contains(reference.target.name),
        try store.brief(named: reference.target.name) == nil
      {
        problems.append(
          Problem(id: step.id, finding: stillReferred(to: step, by: preset, reference)))
      } else {
        try link(reference, from: user, preset, blaming: step.id, at: nil)
      }
    }
  }

  private func stillReferred(
    to step: ChangeStep, by user: Preset, _ reference: PresetReference
  ) -> Finding {
    let name = reference.target.name
    return Finding(
      PresetRule.dangling,
      "\(user.name) refers to it by the name \"\(name)\" (\(reference.slot))",
      subject: step.prepared?.preset.name.text ?? name,
      help: .changeUserFirst(user: user.name.text, used: name))
  }

  /// Reports references that lead in a circle.
  func checkCircles(_ steps: [ChangeStep]) throws(CatalogError) {
    var finder = CycleFinder<Int64>()
    for step in steps {
      guard let prepared = step.prepared,
        prepared.references.contains(where: { $0.role.mustNotCycle })
      else { continue }
      let circle = try finder.cycle(from: step.id) { id throws(CatalogError) in
        try store.targets(of: id)
      }
      guard let circle else { continue }
      var names: [String] = []
      for id in circle { names.append(try store.name(of: id)) }
      problems.append(Problem(id: step.id, finding: PresetReference.cycle(names, at: nil)))
    }
  }
}
