import Presets

/// A CSS value text is a value that Curvet keeps as it is written, such as `circle(10px)`.
enum CSSOutputValueText {
  /// Whether a text is a value that ends where it seems to, whatever follows it.
  ///
  /// Its strings, comments, and brackets are closed, and outside of them are only words, numbers, and the
  /// marks of values. In a `<style>` element it doesn't end that.
  static func isClosed(_ text: String) -> Bool {
    if text.contains("</") { return false }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { return false }
    var closings: [Character] = []
    var rest = Substring(text)
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else { return false }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.prefix(4).lowercased() == "url(" {
        guard let inner = unquotedURL(rest.dropFirst(4)) else { return false }
        rest = inner
        continue
      }
      rest.removeFirst()
      switch character {
      case "\\": guard rest.popFirst() != nil else { return false }
      case "\"", "'": guard skipString(&rest, character) else { return false }
      case "(": closings.append(")")
      case "[": closings.append("]")
      case ")", "]": guard closings.popLast() == character else { return false }
      default: guard isPart(character) else { return false }
      }
    }
    return closings.isEmpty && !text.allSatisfy(\.isWhitespace)
  }

  /// Whether values have a character outside of strings.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " _-+*/.,%#".contains(character)
  }

  /// Skips the rest of a string; false if nothing closes it.
  private static func skipString(_ rest: inout Substring, _ quote: Character) -> Bool {
    while let character = rest.popFirst() {
      if character == quote { return true }
      if character == "\\", rest.popFirst() == nil { return false }
    }
    return false
  }

  /// Skips a URL with its closing bracket, and returns the rest; nil if the URL has other marks.
  private static func unquotedURL(_ inner: Substring) -> Substring? {
    let start = inner.drop(while: \.isWhitespace)
    if start.first == "\"" || start.first == "'" {
      guard let quote = start.first else { return nil }
      var rest = start.dropFirst()
      guard skipString(&rest, quote) else { return nil }
      rest = rest.drop(while: \.isWhitespace)
      return rest.first == ")" ? rest.dropFirst() : nil
    }
    guard let end = start.firstIndex(of: ")") else { return nil }
    let isPlain = start[..<end].allSatisfy { !"\"'(\\".contains($0) && !$0.isWhitespace }
    return isPlain ? start[start.index(after: end)...] : nil
  }
}

extension CSSOutputValueText {
  /// Whether a text is the name of a custom property, without anything that needs an escape.
  static func isCustomName(_ text: String) -> Bool {
    text.hasPrefix("--") && text.utf8.count > 2
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == "-" || scalar == "_" || scalar.value > 0x9F
          || scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      }
  }

  /// Whether a registration has nothing in it that would end its rule.
  static func isSafe(_ registration: CSSTraits.Registration) -> Bool {
    ["true", "false"].contains(registration.inherits)
      && registration.syntax.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic
            || " <>|*+#-%0123456789".unicodeScalars.contains(scalar))
      }
      && registration.initialValue.map(isClosed) ?? true
  }
}
