import Diagnostics
import Presets

/// Asks whether a time that was typed without a unit is in milliseconds or seconds.
///
/// Times without a unit are in seconds, but more than 10 seconds are unlikely to be meant.
package struct UnitQuestion: Sendable {
  /// The text as it may have been meant: in milliseconds, and in seconds.
  private let milliseconds, seconds: String

  /// Makes the question about a number, which is a part of a text; nil if it needs no unit.
  package init?(about number: Substring, in text: String) {
    guard number.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let value = Double(number.hasPrefix(".") ? "0" + number : String(number)),
      value > MotionExpression.longestUnitless
    else { return nil }
    let (head, tail) = (text[..<number.startIndex], text[number.endIndex...])
    milliseconds = "\(head)\(number)ms\(tail)"
    seconds = "\(head)\(number)s\(tail)"
  }

  /// Makes the question about the first bound of a range that needs a unit.
  package init?(aboutRange text: String) {
    let questions = QueryRange.bounds(of: text).lazy.compactMap { Self(about: $0, in: text) }
    guard let first = questions.first else { return nil }
    self = first
  }

  /// Returns the error of a word in a query or command line.
  ///
  /// - Parameter lead: The text before it, such as `duration:` or `--duration `.
  package func error(after lead: String, _ text: String) -> CatalogError {
    CatalogError(
      .invalidQuery, "'\(lead)\(text)' has no unit",
      hints: ["write \(Self.word(lead + milliseconds)) or \(Self.word(lead + seconds))"])
  }

  private static func word(_ text: String) -> String {
    text.contains { "<>".contains($0) } ? "'\(text)'" : text
  }
}
