import Motion

/// A CSS declaration as it is copied from a style sheet: `transition: opacity .3s ease-out .1s;`.
enum CSSDeclaration {
  /// Returns the expression that a text holds: the easing function of its declarations with their
  /// times after it, or the text itself where it declares nothing.
  ///
  /// Comments, a selector with its braces, and declarations of other properties are passed over.
  ///
  /// - Throws: ``MotionError`` where it declares several motions, or none: `none`.
  static func expression(in text: String) throws(MotionError) -> String {
    let plain = withoutBraces(withoutComments(text))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var found: [(property: String, value: String)] = []
    for declaration in split(plain, at: ";") {
      guard let colon = declaration.firstIndex(of: ":"),
        let property = property(declaration[..<colon])
      else { continue }
      let value = declaration[declaration.index(after: colon)...].drop { $0 == " " }
      found.append((property, String(value)))
    }
    if found.isEmpty { return plain.hasSuffix(";") ? String(plain.dropLast()) : plain }
    return try expression(of: found)
  }

  private static func expression(
    of found: [(property: String, value: String)]
  ) throws(MotionError) -> String {
    for one in found where split(one.value[...], at: ",").count > 1 {
      throw several("the list of \(one.property) holds several motions")
    }
    if found.count == 1, let one = found.first {
      if one.property.hasPrefix("--") || one.property.hasSuffix("timing-function") {
        return one.value
      }
      if one.value == "none" {
        throw MotionError("\(one.property): none is no motion", help: "paste one that moves")
      }
      let words = split(one.value[...], at: " ").map(String.init)
      // The easing is the only word that is neither a time nor the name of something moved.
      return ([words.first(where: isEasing) ?? "ease"] + words.filter(isTime))
        .joined(separator: " ")
    }
    // The parts of one motion may each be declared.
    let parts = ["timing-function", "duration", "delay"]
    let values = parts.map { part in found.filter { $0.property.hasSuffix("-" + part) } }
    guard values.allSatisfy({ $0.count <= 1 }), values.joined().count == found.count,
      values[1].count == 1 || values[2].isEmpty
    else { throw several("there are \(found.count) declarations of motion") }
    let times = (values[1] + values[2]).map(\.value)
    return ([values[0].first?.value ?? "ease"] + times).joined(separator: " ")
  }

  private static func several(_ message: String) -> MotionError {
    MotionError(message, help: "paste them one at a time, each with a name of its own")
  }

  private static func property(_ text: Substring) -> String? {
    let name = text.filter { $0 != " " }.lowercased()
    if name.hasPrefix("--") { return name }
    let plain = name.hasPrefix("-webkit-") ? String(name.dropFirst(8)) : name
    let parts = ["", "-timing-function", "-duration", "-delay"]
    let known = ["transition", "animation"].flatMap { base in parts.map { base + $0 } }
    return known.contains(plain) ? plain : nil
  }

  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var plain = ""
    while let start = rest.firstRange(of: "/*") {
      plain += rest[..<start.lowerBound] + " "
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/") else { return plain }
      rest = rest[end.upperBound...]
    }
    return plain + rest
  }

  private static func withoutBraces(_ text: String) -> String {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end
    else { return text }
    return String(text[text.index(after: start)..<end])
  }

  /// Splits at a character, though not within parentheses.
  private static func split(
    _ text: some StringProtocol, at separator: Character
  ) -> [Substring] {
    var depth = 0
    return Substring(text).split {
      if $0 == "(" { depth += 1 }
      if $0 == ")" { depth -= 1 }
      return depth == 0 && $0 == separator
    }
  }

  private static func isTime(_ word: String) -> Bool {
    guard let first = word.first, first.isNumber || first == "." || first == "-" else {
      return false
    }
    return word.hasSuffix("s")
  }

  private static func isEasing(_ word: String) -> Bool {
    let functions = ["cubic-bezier(", "linear(", "steps(", "spring("]
    let keywords = [
      "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ]
    return keywords.contains(word) || functions.contains { word.hasPrefix($0) }
  }
}
