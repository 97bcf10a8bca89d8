import Diagnostics
import Motion
import Presets

/// A rule is one thing that presets are held to, and why.
///
/// A rule is a value: its words and its check stand together in one file, and ``RuleBook`` lists
/// them all.
package struct Rule: Sendable, Identifiable {
  /// The id, `family/rule`.
  package let id: String
  /// How much a violation matters, unless the check or the project says otherwise.
  package let level: Finding.Level
  /// The most that a violation can matter.
  package let highest: Finding.Level
  /// A sentence that says what the rule finds.
  package let finds: String
  /// Why that matters, in a sentence or two.
  package let reason: String
  /// Where the reason comes from.
  package let source: String
  /// A file that violates the rule; nil if none could be shown.
  package let failing: RuleExample?
  /// A file much like it that does not.
  package let passing: RuleExample?
  /// The fix that `--fix` makes; nil if people have to decide.
  package let fixes: String?
  /// The kinds of presets that it can find something in.
  let kinds: Set<MotionKind>
  /// Whether it may find something in a preset, as far as can be seen at a glance.
  let concerns: @Sendable (Preset) -> Bool
  let check: Check

  /// A check is how a rule looks at presets.
  enum Check: Sendable {
    /// Whatever reads the text holds it to the rule.
    case reading
    /// Every preset is looked at by itself and with what it refers to.
    case preset(@Sendable (ExaminedPreset) -> [Violation])
    /// All presets of a catalog or a folder are looked at together.
    case catalog(@Sendable (ExaminedCatalog) -> [CatalogViolation])
  }

  init(
    _ id: String, _ level: Finding.Level, upTo highest: Finding.Level? = nil, finds: String,
    reason: String, source: String, example name: String? = nil, file: String? = nil,
    failing: RuleExample?, passing: RuleExample?, fixes: String? = nil,
    in kinds: Set<MotionKind> = Set(MotionKind.allCases),
    where concerns: @escaping @Sendable (Preset) -> Bool = { _ in true }, check: Check
  ) {
    (self.id, self.level) = (id, level)
    self.highest = highest ?? level
    (self.finds, self.reason, self.source) = (finds, reason, source)
    self.failing = failing?.placed(in: file, as: name)
    self.passing = passing?.placed(in: file, as: name)
    (self.fixes, self.kinds, self.concerns, self.check) = (fixes, kinds, concerns, check)
  }

  /// The family, the id's first part.
  package var family: String { String(id.prefix { $0 != "/" }) }

  /// Makes a rule that whatever reads the text holds it to.
  static func reading(
    _ id: String, _ level: Finding.Level = .error, finds: String, reason: String,
    source: String = "Curvet's document format", file: String? = nil, failing: RuleExample?,
    passing: RuleExample?
  ) -> Rule {
    Rule(
      id, level, finds: finds, reason: reason, source: source, file: file, failing: failing,
      passing: passing, check: .reading)
  }

  /// Whether the rule is part of the format: then neither a preset nor a project can waive it.
  package var isPartOfFormat: Bool { if case .reading = check { true } else { false } }

  /// Whether the rule looks at all presets of a catalog or folder together.
  package var isCatalogWide: Bool { if case .catalog = check { true } else { false } }
}

/// A rule's example is the text of a file that was made for it.
package struct RuleExample: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// How the file is named, which decides how it is read.
  package private(set) var file: String
  private var start, end: String
  /// How many letters stand between start and end: some examples are large, and made when asked for.
  private let fillCount: Int

  /// Makes an example from a file's text.
  package init(_ text: String, file: String = "team.json") {
    self.init(text, fill: 0, "", file: file)
  }

  /// Makes an example of a text with this many letters in it.
  init(_ start: String, fill count: Int, _ end: String, file: String = "team.json") {
    (self.start, self.end) = (start, end)
    fillCount = count
    self.file = file
  }

  /// The text.
  package var text: String { start + String(repeating: "a", count: fillCount) + end }

  /// Makes an example of a document from its text.
  package init(stringLiteral text: String) { self.init(text) }

  /// The example in a file of another name, or as the fields of a preset in a document.
  fileprivate func placed(in file: String?, as name: String?) -> RuleExample {
    var example = self
    if let file { example.file = file }
    if let name {
      (example.start, example.end) = ("{\"presets\": {\"\(name)\": " + start, end + "}}")
    }
    return example
  }
}
