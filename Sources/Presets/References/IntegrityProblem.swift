import Diagnostics
import Motion

/// An integrity problem is why a preset does not fit the presets around it.
///
/// Imports, changes, validation and repair all report problems in these words.
public enum IntegrityProblem: Hashable, Sendable {
  /// A name or alias belongs to another preset, or is given twice.
  case nameTaken(NameClash)
  /// A reference leads to no preset; `near` has names that may be meant.
  case dangling(PresetReference, near: [String])
  /// A reference of a preset of kind `owner` leads to a preset of a kind that does not fit.
  case wrongKind(PresetReference, owner: MotionKind, found: MotionKind)
  /// References lead back to where they began, by the names that ``IntegrityChecker`` shows.
  case cycle([String])
  /// A preset comes to more than is allowed, or its references lead on too often.
  case excess(ExpansionExcess)
  /// A preset gives up a name by which another one refers to it.
  case nameLost(PresetReference, referrer: String)
  /// A preset takes a kind to which another one can't refer.
  case kindLost(PresetReference, referrer: String, found: MotionKind)

  /// The reason for the check, which determines how people can fix a problem.
  public enum Occasion: Hashable, Sendable {
    /// A command changes presets of the catalog.
    case change
    /// Presets are imported.
    case importing
    /// Presets are only read.
    case reading
  }

  /// The rule that is broken.
  public var rule: String {
    switch self {
    case .nameTaken: PresetRule.duplicateName
    case .dangling, .nameLost: PresetRule.dangling
    case .wrongKind, .kindLost: PresetRule.kind
    case .cycle: PresetRule.cycle
    case .excess: PresetRule.expansion
    }
  }

  /// The message, if it doesn't depend on the occasion.
  public var message: String { message(for: .reading) }

  /// The message.
  public func message(for occasion: Occasion) -> String {
    switch self {
    case .nameTaken(let clash): clash.message(for: occasion)
    case .dangling(let reference, _):
      "\(reference.role.rawValue) refers to '\(reference.target.name)', which doesn't exist"
    case .wrongKind(let reference, _, let found):
      "\(reference.role.rawValue) refers to '\(reference.target.name)', which is \(Set([found]).words)"
    case .cycle(let names): "references form a cycle: \(names.joined(separator: " → "))"
    case .excess(let excess): excess.message
    case .nameLost(let reference, let referrer):
      "'\(referrer)' refers to it by the name '\(reference.target.name)' (\(reference.slot))"
    case .kindLost(let reference, let referrer, let found):
      "'\(referrer)' refers to it in \(reference.role.rawValue), which can't be \(Set([found]).words)"
    }
  }

  /// The help.
  public func help(for occasion: Occasion) -> Hint {
    switch self {
    case .nameTaken(let clash): .text(clash.help(for: occasion))
    case .dangling(let reference, let near):
      (reference.role == .timing ? Timing.advice(forKeyword: reference.target.name) : nil)
        .map(Hint.text) ?? Suggestion.hint(for: reference.target.name, among: near)
        ?? (occasion == .change
          ? "add it first, or correct the name"
          : "import it in the same command, or correct the name")
    case .wrongKind(let reference, let owner, _):
      "refer to \(reference.role.kinds(owner: owner).words)"
    case .cycle: "replace one of the references with a value"
    case .excess(let excess): .text(excess.help)
    case .nameLost(let reference, let referrer):
      .changeUserFirst(user: "\(referrer)", used: reference.target.name)
    case .kindLost(_, let referrer, _): "keep the kind, or change '\(referrer)' first"
    }
  }

  /// The finding of a preset that has the problem.
  ///
  /// - Parameter subject: the preset; nil for a cycle, which is reported for its first one.
  public func finding(of subject: String?, at place: Place?, for occasion: Occasion) -> Finding {
    var first: String?
    if case .cycle(let names) = self { first = names.first }
    return Finding(
      rule, message(for: occasion), subject: subject ?? first, place: place,
      help: help(for: occasion))
  }
}

/// A name clash is a name or alias that a preset can't have.
///
/// Names and aliases are one namespace.
public struct NameClash: Hashable, Sendable {
  /// The owner of a name.
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
  /// Its owner.
  public var owner: Owner

  /// Describes a clash.
  public init(_ name: String, alias: Int? = nil, owner: Owner) {
    self.name = name
    self.alias = alias
    self.owner = owner
  }

  /// Whether nobody else has the name.
  public var isOwn: Bool { if case .itself = owner { true } else { false } }

  /// The message.
  func message(for occasion: IntegrityProblem.Occasion) -> String {
    let what = alias == nil ? "the name" : "the alias '\(name)'"
    switch owner {
    case .itself(let owner): return "\(what) is already a name of '\(owner)'"
    case .preset(let owner, let isImported):
      if alias != nil || occasion == .change {
        return "\(what) is already in use" + (owner == name ? "" : " as an alias of '\(owner)'")
      }
      if owner == name {
        return occasion == .importing
          ? "the import has another preset with this name" : "another preset already has this name"
      }
      return "the name is an alias of '\(owner)'" + (isImported ? ", which is imported too" : "")
    }
  }

  /// The help.
  func help(for occasion: IntegrityProblem.Occasion) -> String {
    if isOwn { return "remove the alias, or choose another one" }
    return alias != nil || occasion == .change
      ? "choose another one, or rename the preset that has it" : "rename one of them"
  }

  /// The finding of a preset that wants the name.
  public func finding(
    in entry: PresetEntry?, subject: String, for occasion: IntegrityProblem.Occasion
  ) -> Finding {
    let place = alias.map { entry?.origin.place(of: "/aliases/\($0)") } ?? entry?.origin.place
    return IntegrityProblem.nameTaken(self).finding(of: subject, at: place, for: occasion)
  }
}
