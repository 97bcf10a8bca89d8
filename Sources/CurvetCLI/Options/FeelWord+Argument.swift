import CommandKit
import Diagnostics
import Presets

extension FeelWord: ExpressibleByArgument {
  /// Reads a feel word of any language.
  public init?(argument: String) {
    guard let word = FeelWord.named(argument) else { return nil }
    self = word
  }

  /// The word in English.
  public var defaultValueDescription: String { rawValue }

  /// What was typed, and what may have been meant.
  static func mistake(_ text: String) -> ValidationError {
    let words = allCases.flatMap(\.words)
    return ValidationError(
      "'\(text)' is not a feel word",
      help: Suggestion.question(for: text, among: words)
        ?? "one of \(allCases.map(\.rawValue).joined(separator: ", "))")
  }
}
