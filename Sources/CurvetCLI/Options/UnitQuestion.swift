import CommandKit
import Presets

/// A unit question asks whether a time that was typed without a unit is in milliseconds or seconds.
///
/// Times are in seconds; over ten of them nobody means without saying so.
struct UnitQuestion {
  /// The text as it may have been meant: in milliseconds, and in seconds.
  let milliseconds, seconds: String

  /// Makes the question about a number, which is a part of a text; nil where it needs no unit.
  init?(about number: Substring, in text: String) {
    guard let value = Self.plain(number), value > MotionExpression.longestUnitless else {
      return nil
    }
    let (head, tail) = (text[..<number.startIndex], text[number.endIndex...])
    milliseconds = "\(head)\(number)ms\(tail)"
    seconds = "\(head)\(number)s\(tail)"
  }

  /// The mistake in a word of the command line.
  ///
  /// - Parameter lead: what stands before the text there, such as `duration:` or `--duration `.
  func error(after lead: String, _ text: String) -> ValidationError {
    ValidationError(
      "'\(lead)\(text)' has no unit",
      help: "write \(Self.word(lead + milliseconds)) or \(Self.word(lead + seconds))")
  }

  private static func word(_ text: String) -> String {
    text.contains { "<>".contains($0) } ? "'\(text)'" : text
  }

  private static func plain(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text.hasPrefix(".") ? "0" + text : String(text))
  }
}
