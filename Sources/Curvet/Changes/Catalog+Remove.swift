import Diagnostics
import Presets
import Storage

/// The action for presets that refer to a removed preset.
package enum RemovalPolicy: Hashable, Sendable {
  /// Nothing is removed while there are any.
  case refuse
  /// They refer to another preset.
  case forward(to: String)
  /// They are removed too, with what refers to them.
  case removeUsers
}

extension Catalog {
  /// Moves presets to the trash.
  package func remove(
    _ selection: PresetSelection, _ policy: RemovalPolicy, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    var count = 0
    var report = try change(options) { () throws(CatalogError) in
      let chosen = try selected(selection, options)
      count = chosen.count
      return ChangePlan(try edits(removing: chosen, policy))
    }
    report.selected = count
    return report
  }

  private func edits(
    removing chosen: [SelectedPreset], _ policy: RemovalPolicy
  ) throws(CatalogError) -> [PresetEdit] {
    var removed = chosen
    var ids = Set(chosen.map(\.id))
    switch policy {
    case .refuse:
      for one in chosen {
        let users = try users(of: one.id).filter { !ids.contains($0.id) }
        if !users.isEmpty { throw Self.referred(to: one, by: users) }
      }
      return removed.map { .remove($0.id) }
    case .removeUsers:
      var index = 0
      while index < removed.count {
        for user in try users(of: removed[index].id) where ids.insert(user.id).inserted {
          removed.append(user)
        }
        index += 1
      }
      return removed.map { .remove($0.id) }
    case .forward(let name):
      let target = try record(named: name)
      guard !ids.contains(target.id) else {
        throw CatalogError(
          .invalidInput, "\(target.name) is also being removed",
          hints: ["point the references to another preset"])
      }
      var forwarded = ForwardedReferences(to: target.name)
      for one in chosen { try forwarded.forward(one, users(of: one.id), except: target.id) }
      forwarded.drop(ids)
      return forwarded.edits + removed.map { .remove($0.id) }
    }
  }

  private static func referred(to one: SelectedPreset, by users: [SelectedPreset]) -> CatalogError {
    let names = users.map(\.preset.name.text).sorted()
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let verb = names.count == 1 ? "refers" : "refer"
    return CatalogError(
      .invalidInput, "can't remove \(one.preset.name): \(shown)\(more) \(verb) to it",
      hints: [.forwardOrRemoveUsers])
  }
}
