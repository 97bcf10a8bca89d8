import Diagnostics

/// A violation is one place in a preset where it breaks a rule.
public struct Violation: Hashable, Sendable {
  /// Where in the preset, as a JSON Pointer such as `/motion/duration`; empty for all of it.
  public var slot: String
  /// What is wrong, without a final full stop.
  public var message: String
  /// How to mend it.
  public var help: Hint
  /// How much it matters; nil for what the rule says.
  public var level: Finding.Level?
  /// What mends it safely, in this order.
  public var edits: [FieldEdit]

  /// Makes a violation.
  public init(
    at slot: String, _ message: String, help: Hint, level: Finding.Level? = nil,
    edits: [FieldEdit] = []
  ) {
    self.slot = slot
    self.message = message
    self.help = help
    self.level = level
    self.edits = edits
  }

  /// Makes a violation whose help is a sentence.
  public init(
    at slot: String, _ message: String, help: String, level: Finding.Level? = nil,
    edits: [FieldEdit] = []
  ) {
    self.init(at: slot, message, help: .text(help), level: level, edits: edits)
  }
}

/// A field edit is a change of a preset's text that leaves all else as it stands.
public enum FieldEdit: Hashable, Sendable {
  /// Writes another value in place of the one in a slot.
  case replace(slot: String, json: String)
  /// Takes away the member or element in a slot.
  case remove(slot: String)
}
