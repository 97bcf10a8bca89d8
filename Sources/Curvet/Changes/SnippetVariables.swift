import Diagnostics

/// The variables of a snippet: what stands in place of a value, looked up in the snippet itself.
struct SnippetVariables {
  private let values: [String: [String]]
  /// The names of those that have a value.
  private(set) var used: Set<String> = []

  init(_ declarations: [Declaration]) {
    values = Dictionary(grouping: declarations.filter { $0.isVariable }, by: \.name)
      .mapValues { $0.map(\.value) }
  }

  /// Returns a value with the variables and calculations in it worked out.
  ///
  /// - Throws: if something is not in the snippet, or there more than once.
  mutating func resolve(_ value: String, levels: Int = 8) throws(SnippetError) -> String {
    var resolved = ""
    var rest = value[...]
    while let start = Self.firstHole(in: rest) {
      let hole = Self.hole(at: start, in: rest)
      resolved += rest[..<start]
      rest = rest[hole.endIndex...]
      resolved += try self.value(of: hole, levels)
      guard resolved.utf8.count < 65536 else { throw Self.unknown(hole) }
    }
    return resolved + rest
  }

  private mutating func value(of hole: Substring, _ levels: Int) throws(SnippetError) -> String {
    let inside = hole.drop { $0 != "(" }.dropFirst().dropLast()
    if hole.lowercased().hasPrefix("calc(") {
      let plain = try resolve(String(inside), levels: levels - 1)
      guard let result = CSSCalculation.result(of: plain[...]) else { throw Self.unknown(hole) }
      return result
    }
    let isInterpolated = hole.hasPrefix("#{")
    let name =
      hole.lowercased().hasPrefix("var(")
      ? inside.prefix { $0 != "," } : isInterpolated ? hole.dropFirst(2).dropLast() : hole
    let key = name.split(separator: " ").joined(separator: " ")
    guard levels > 0, let known = values[key], known.count == 1 else { throw Self.unknown(hole) }
    used.insert(key)
    return try resolve(Self.withoutFlags(known[0]), levels: levels - 1)
  }

  private static func unknown(_ hole: Substring) -> SnippetError {
    SnippetError(
      "cannot resolve \(hole)",
      help: "write its value in its place, or paste the declaration that sets it along",
      about: String(hole))
  }

  /// Returns a value without what stands after it, such as `!important`.
  static func withoutFlags(_ value: String) -> String {
    var value = value[...]
    for flag in ["!default", "!global", "!important"] {
      guard let found = value.range(ofLast: flag) else { continue }
      value = value[..<found]
    }
    while value.last == " " { value.removeLast() }
    return String(value)
  }

  /// Where the first variable or calculation begins.
  private static func firstHole(in text: Substring) -> String.Index? {
    var previous: Character = " "
    var at = text.startIndex
    while at < text.endIndex {
      let rest = text[at...]
      let isWordStart = !(previous.isLetter || previous.isNumber || previous == "-")
      if isWordStart, rest.first == "$" || rest.first == "@" || rest.hasPrefix("#{") { return at }
      if isWordStart,
        ["var(", "calc("].contains(where: { rest.prefix(5).lowercased().hasPrefix($0) })
      {
        return at
      }
      previous = text[at]
      at = text.index(after: at)
    }
    return nil
  }

  /// The whole of a variable or calculation.
  private static func hole(at start: String.Index, in text: Substring) -> Substring {
    let rest = text[start...]
    guard rest.first != "$", rest.first != "@" else {
      let name = rest.dropFirst().prefix {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "."
      }
      return text[start..<name.endIndex]
    }
    var depth = 0
    var at = start
    while at < text.endIndex {
      if text[at] == "(" || text[at] == "{" { depth += 1 }
      if text[at] == ")" || text[at] == "}" {
        depth -= 1
        if depth == 0 { return text[start...at] }
      }
      at = text.index(after: at)
    }
    return rest
  }
}

extension Substring {
  /// Where a word at the end begins.
  fileprivate func range(ofLast word: String) -> String.Index? {
    lowercased().hasSuffix(word) ? index(endIndex, offsetBy: -word.count) : nil
  }
}
