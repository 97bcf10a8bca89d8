import Diagnostics

/// A violation is one place in a preset where it breaks a rule.
package struct Violation: Hashable, Sendable {
  /// Where in the preset, as a JSON Pointer such as `/motion/duration`; empty for all of it.
  package var pointer: String
  /// The message, without a final period.
  package var message: String
  /// How to fix it.
  package var help: Hint
  /// How much it matters; nil for what the rule says.
  package var level: Finding.Level?
  /// The edits that fix it safely, in this order.
  package var edits: [FieldEdit]

  /// Makes a violation.
  package init(
    at pointer: String, _ message: String, help: Hint, level: Finding.Level? = nil,
    edits: [FieldEdit] = []
  ) {
    (self.pointer, self.message, self.help, self.level) = (pointer, message, help, level)
    self.edits = edits
  }

  /// Makes a violation whose help is a sentence.
  package init(
    at pointer: String, _ message: String, help: String, level: Finding.Level? = nil,
    edits: [FieldEdit] = []
  ) {
    self.init(at: pointer, message, help: .text(help), level: level, edits: edits)
  }
}

/// A field edit is a change of a preset's text that leaves all else as it is.
package enum FieldEdit: Hashable, Sendable {
  /// Writes another value in place of the one in a pointer.
  case replace(pointer: String, json: String)
  /// Takes away the member or element in a pointer.
  case remove(pointer: String)
}
