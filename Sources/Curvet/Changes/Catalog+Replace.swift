import Diagnostics
import Motion
import Presets
import Storage

extension Catalog {
  /// Lets everything that refers to some presets refer to another one.
  ///
  /// - Parameters:
  ///   - selection: The presets to replace.
  ///   - name: The one to refer to.
  ///   - isDeprecating: Whether the old ones are marked as deprecated, with the new one to use.
  package func replace(
    _ selection: PresetSelection, by name: String, deprecating isDeprecating: Bool = false,
    _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    var count = 0
    var kept: [String] = []
    var report = try change(options) { () throws(CatalogError) in
      let target = try record(named: name)
      let selected = try selected(selection, options)
      let old = selected.filter { $0.id != target.id }
      if old.isEmpty, !selected.isEmpty {
        throw CatalogError(
          .invalidInput, "\(target.name) can't be replaced by itself",
          hints: ["name another preset for the references"])
      }
      count = old.count
      var plan = ForwardedReferences(to: target.name)
      for one in old {
        let users = try users(of: one.id)
        plan.forward(one, users, except: target.id)
        if users.contains(where: { $0.id == target.id }) { kept.append(one.preset.name.text) }
      }
      if isDeprecating {
        for one in old {
          var deprecation = one.preset.deprecated ?? Deprecation()
          deprecation.use = Reference(target.name)
          plan.change(one) { $0.deprecated = deprecation }
        }
      }
      return ChangePlan(plan.edits)
    }
    report.selected = count
    report.notes += kept.map { "\(name) still refers to \($0), because it can't refer to itself" }
    return report
  }
}

/// References that are changed to point to another preset.
struct ForwardedReferences {
  private let target: String
  private var forms: [Int64: Preset] = [:]
  private var order: [Int64] = []

  init(to target: String) { self.target = target }

  /// The edits.
  var edits: [PresetEdit] { order.compactMap { id in forms[id].map { .put($0, in: id) } } }

  /// Makes the referrers of a preset refer to the target, except the target itself.
  mutating func forward(_ old: SelectedPreset, _ users: [SelectedPreset], except id: Int64) {
    let names = Set(([old.preset.name] + old.preset.aliases).map(\.text))
    let target = target
    for user in users where user.id != id {
      change(user) { preset in
        preset = preset.renamingReferences { names.contains($0) ? target : $0 }
      }
    }
  }

  /// Changes a preset that may have been changed already.
  mutating func change(_ one: SelectedPreset, _ body: (inout Preset) -> Void) {
    if forms[one.id] == nil { order.append(one.id) }
    var form = forms[one.id] ?? one.preset
    body(&form)
    forms[one.id] = form
  }

  /// Excludes presets.
  mutating func drop(_ ids: Set<Int64>) { order.removeAll { ids.contains($0) } }
}
