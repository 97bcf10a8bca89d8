/// Builds lines of code: texts, whose lines are taken one by one, and lists of lines.
@resultBuilder
enum LinesBuilder {
  static func buildExpression(_ text: String) -> [String] { text.lines }
  static func buildExpression(_ lines: [String]) -> [String] { lines }
  static func buildBlock(_ parts: [String]...) -> [String] { Array(parts.joined()) }
  static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
  static func buildEither(first lines: [String]) -> [String] { lines }
  static func buildEither(second lines: [String]) -> [String] { lines }
  static func buildArray(_ parts: [[String]]) -> [String] { Array(parts.joined()) }
}

extension [String] {
  /// The lines, further in.
  func indented(by depth: Int = 1) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: "  ", count: depth) + $0 }
  }
}

extension String {
  /// The lines of a text.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The line of code, or several lines if it's too long.
  ///
  /// A call is broken after its bracket, then between arguments.
  func fitted(to width: Int = 100) -> [String] {
    // A literal or a comment must not be broken.
    guard count > width, !contains("\""), !contains("//"), !contains("case "),
      let open = replacing("(set)", with: "[set]").replacing("()", with: "[]").firstIndex(of: "("),
      let close = bracket(closing: open)
    else { return [self] }
    let indentation = prefix(while: { $0 == " " }) + "  "
    var rows: [String] = []
    var row = String(indentation)
    for (number, argument) in arguments(between: open, close).enumerated() {
      if number > 0 { row += "," }
      if row.count + argument.count + 2 > width, row.count > indentation.count {
        rows.append(row)
        row = String(indentation)
      }
      row += (row.count > indentation.count ? " " : "") + argument
    }
    let tail = self[close...]
    let isBlock = tail.hasSuffix("{") || row.count + tail.count > width
    rows.append(isBlock ? row : row + tail)
    let head = [String(self[...open])] + rows.flatMap { $0.fitted(to: width) }
    return isBlock ? head + [String(indentation.dropLast(2) + tail)] : head
  }

  private func bracket(closing open: Index) -> Index? {
    var depth = 0
    for index in self[open...].indices {
      if "([".contains(self[index]) { depth += 1 }
      if ")]".contains(self[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func arguments(between open: Index, _ close: Index) -> [String] {
    var found: [String] = [""]
    var depth = 0
    for character in self[index(after: open)..<close] {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        found.append("")
      } else if character != " " || found[found.count - 1] != "" {
        found[found.count - 1].append(character)
      }
    }
    return found
  }
}
