import Importing
import Motion
import Presets

/// An easing function in a search, as copied from a style sheet.
package enum PastedEasing {
  /// Returns the expression of an easing function in some words, and the other words; nil if they contain
  /// none.
  ///
  /// A keyword alone, such as `ease-out`, is treated as a search word.
  package static func taken(from words: [String]) -> (easing: String, rest: [String])? {
    guard words.contains(where: { $0.contains("(") }) else { return nil }
    if let whole = expression(in: words.joined(separator: " ")) { return (whole, []) }
    var rest = words.flatMap(split)
    for (index, word) in rest.enumerated() where word.contains("(") {
      guard let easing = expression(in: word) else { continue }
      rest.remove(at: index)
      return (easing, rest)
    }
    return nil
  }

  /// Splits at spaces, though not within the parentheses of an expression.
  package static func split(_ text: String) -> [String] {
    var depth = 0
    return text.split {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth = max(0, depth - 1) }
      return depth == 0 && $0.isWhitespace
    }.map(String.init)
  }

  private static func expression(in text: String) -> String? {
    let marks: Set<Character> = [";", ",", " "]
    var plain = text[...]
    while let last = plain.last, marks.contains(last) { plain.removeLast() }
    guard let expression = declared(in: String(plain)),
      let motion = try? MotionExpression.parse(expression, asTyped: true)
    else { return nil }
    switch motion {
    case .curve, .spring: return expression.contains("(") ? expression : nil
    default: return nil
    }
  }

  /// The one motion that a text declares, or the text itself if it declares nothing.
  private static func declared(in text: String) -> String? {
    guard let style = CSSInputSnippet(Array(text.utf8), file: "snippet") else { return text }
    var report = ReadingReport()
    let entries = style.entries(&report)
    return entries.count == 1 ? MotionExpression.text(of: entries[0].preset.motion) : nil
  }
}
