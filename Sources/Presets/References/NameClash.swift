import Diagnostics

/// A name clash is a name or alias that a preset can't have.
///
/// Names and aliases are one namespace.
public struct NameClash: Hashable, Sendable {
  /// Who has the name.
  public enum Owner: Hashable, Sendable {
    /// The preset itself, of this primary name: it gives the name twice.
    case itself(String)
    /// The preset of this primary name; `isImported` if it comes from the same import.
    case preset(String, isImported: Bool = false)
  }

  /// The name that is wanted.
  public var name: String
  /// The position among the aliases; nil for the primary name.
  public var alias: Int?
  /// Who has it.
  public var owner: Owner

  /// Describes a clash.
  public init(_ name: String, alias: Int? = nil, owner: Owner) {
    self.name = name
    self.alias = alias
    self.owner = owner
  }

  /// Whether nobody else has the name.
  public var isOwn: Bool {
    if case .itself = owner { true } else { false }
  }

  /// What is wrong.
  func message(for occasion: IntegrityProblem.Occasion) -> String {
    let what = alias == nil ? "the name" : "the alias \"\(name)\""
    switch owner {
    case .itself(let owner): return "\(what) is a name of \"\(owner)\" already"
    case .preset(let owner, let isImported):
      if alias != nil || occasion == .change {
        return "\(what) is taken" + (owner == name ? "" : ": it is an alias of \"\(owner)\"")
      }
      if owner == name {
        return occasion == .importing
          ? "the import has another preset of this name" : "there is another preset of this name"
      }
      return "the name is an alias of \"\(owner)\""
        + (isImported ? ", which is imported too" : "")
    }
  }

  /// What can be done about it.
  func help(for occasion: IntegrityProblem.Occasion) -> String {
    if isOwn { return "remove the alias, or choose another" }
    return alias != nil || occasion == .change
      ? "choose another, or rename the preset that has it" : "rename one of the two"
  }

  /// The finding of a preset that wants the name.
  public func finding(
    in entry: PresetEntry?, subject: String, for occasion: IntegrityProblem.Occasion
  ) -> Finding {
    let place = alias.map { entry?.origin.place(of: "/aliases/\($0)") } ?? entry?.origin.place
    return IntegrityProblem.nameTaken(self).finding(of: subject, at: place, for: occasion)
  }
}
