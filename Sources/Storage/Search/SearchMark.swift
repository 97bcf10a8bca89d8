import Motion
import Presets

/// A search mark is a word in the index that nobody types: it begins with a character for private use.
///
/// Marks say what kind a preset is and how it feels, in whatever language that is asked for, and what it is
/// called as a whole.
enum SearchMark {
  /// The first character of every mark.
  static let first: Unicode.Scalar = "\u{E000}"

  /// Returns the mark of a word.
  static func text(_ word: String) -> String { "\(first)\(word)" }

  /// Returns the marks of a preset: its facts, and what the table adds to or takes from its worth.
  static func marks(of preset: Preset, _ facts: PresetFacts) -> [String] {
    var words = [preset.kind.rawValue]
    if let role = preset.role { words.append(role.rawValue) }
    if case .transition(let transition) = preset.motion, let phase = transition.phase {
      words.append(phase.rawValue)
    }
    words += FeelWord.allCases.filter(facts.feel.contains).map(\.rawValue)
    if preset.tags.contains("default") { words.append("default") }
    if entering.contains(where: words.contains) { words.append("enters") }
    if leaving.contains(where: words.contains) { words.append("leaves") }
    if facts.duration == nil, facts.timeTo90Percent == nil { words.append("still") }
    if facts.duration ?? 0 > 2 { words.append("long") }
    if facts.duration ?? 0 > 10 { words.append("endless") }
    if preset.deprecated != nil { words.append("deprecated") }
    return words.map(text)
  }

  private static let entering = ["enter", "present", "push"]
  private static let leaving = ["exit", "dismiss", "pop"]
}
