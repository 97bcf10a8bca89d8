extension String {
  /// The line of code as it is, or on several lines where it is too long for one.
  ///
  /// A call is broken after its bracket, then between arguments.
  func fitted(to width: Int = 100) -> [String] {
    // A literal or a comment must not be broken.
    guard count > width, !contains("\""), !contains("//"), !contains("case "),
      let open = firstIndex(of: "("),
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
