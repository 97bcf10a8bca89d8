import Motion
import Presets

extension CSSSheet {
  /// Writes what takes a preset's place where people prefer less motion.
  mutating func reduce(
    _ preset: ExportedPreset, _ motion: CSSMotion, in set: ExportSet<CSSMotion>
  ) {
    let names = CSSNames(preset.identifier, writer)
    switch preset.preset.reducedMotion {
    case nil, .keep?: return
    case ReducedMotion.none?: cut(motion, names)
    case .preset(let reference)?:
      guard let other = set[reference] else {
        reduced.append(
          "/* \(CodeText.comment(reference.name)) is not in this file: a cut takes its place */")
        return cut(motion, names)
      }
      replace(motion, names, by: other.declaration, CSSNames(other.preset.identifier, writer))
    }
  }

  private mutating func cut(_ motion: CSSMotion, _ names: CSSNames) {
    if motion.easing != nil {
      reduced.append("\(names.easing): \(CSSTimingFunction.stepStart.text);")
      if motion.delay != nil { reduced.append("\(names.delay): 0s;") }
    }
    if motion.duration != nil {
      reduced.append("\(motion.easing == nil ? names.ownDuration : names.duration): 0s;")
    }
    for slot in motion.slots {
      reduced.append("\(names.animation(slot.name)): \(cut(slot, names));")
    }
  }

  private func cut(_ slot: CSSMotion.Slot, _ names: CSSNames) -> String {
    let cuts = names.animations(of: slot).compactMap { one in
      one.timeline.cut.map { $0.text(one.keyframes.name, "ease") }
    }
    return cuts.isEmpty ? "none" : cuts.joined(separator: ", ")
  }

  private mutating func replace(
    _ motion: CSSMotion, _ names: CSSNames, by other: CSSMotion, _ others: CSSNames
  ) {
    if motion.slots.isEmpty {
      guard other.slots.isEmpty else { return cut(motion, names) }
      if motion.easing != nil, other.easing != nil {
        reduced.append("\(names.easing): var(\(others.easing));")
      }
      if motion.duration != nil {
        let its = other.easing == nil ? others.ownDuration : others.duration
        let own = motion.easing == nil ? names.ownDuration : names.duration
        reduced.append("\(own): \(other.duration == nil ? "0s" : "var(\(its))");")
      }
      if motion.delay != nil {
        reduced.append("\(names.delay): \(other.delay == nil ? "0s" : "var(\(others.delay))");")
      }
      return
    }
    for slot in motion.slots {
      guard let value = replacement(slot, names, other, others) else { continue }
      reduced.append("\(names.animation(slot.name)): \(value);")
    }
  }

  /// What takes the place of a target's animations; nil where they may stay, as only fading.
  private mutating func replacement(
    _ slot: CSSMotion.Slot, _ names: CSSNames, _ other: CSSMotion, _ others: CSSNames
  ) -> String? {
    func its(_ name: String) -> String? {
      other.slots.contains { $0.name == name } ? "var(\(others.animation(name)))" : nil
    }
    if let same = its(slot.name) { return same }
    if other.slots.count == 1 { return its(other.slots[0].name) ?? "none" }
    switch slot.name {
    case "source": return its("leave") ?? "none"
    case "destination": return its("enter") ?? "none"
    case "source-snapshot", "destination-snapshot":
      hides = true
      return "\(writer.prefix)hide 0s both"
    case "container": return "none"
    default:
      // The element takes its last values at once and fades in with them.
      let moved = Set(slot.animations.flatMap(\.keyframes.properties))
      if moved == ["opacity"] { return nil }
      let last = cut(slot, names)
      if moved.contains("opacity") { return last }
      guard let fade = its("enter") else { return last }
      return last == "none" ? fade : "\(last), \(fade)"
    }
  }
}
