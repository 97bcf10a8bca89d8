import Diagnostics

/// A text table prints rows in columns that are as wide as they need to be.
struct TextTable {
  /// A cell and its style.
  typealias Cell = (text: String, style: TextStyle)

  private var rows: [[Cell]] = []

  /// Adds a row; empty cells at its end leave no space behind.
  mutating func add(_ cells: [Cell]) {
    var row = cells.map { (text: VisibleText.of($0.text), style: $0.style) }
    while row.last?.text.isEmpty == true { row.removeLast() }
    rows.append(row)
  }

  /// Prints the rows; the last column is cut where a terminal's line would break.
  func print(to output: TextOutput) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? DisplayWidth.of($0[column].text) : 0 }.max() ?? 0
    }
    for row in rows {
      var line = StyledText(stringLiteral: "")
      var used = 0
      for (column, cell) in row.enumerated() {
        let isLast = column == row.count - 1
        let text = isLast ? cut(cell.text, to: output.columns - used, output) : cell.text
        line.spans.append((text, cell.style))
        if !isLast {
          let gap = widths[column] - DisplayWidth.of(cell.text) + 2
          line.spans.append((String(repeating: " ", count: gap), .plain))
          used += widths[column] + 2
        }
      }
      output.line(line)
    }
  }

  /// A pipe gets everything; a terminal gets what fits on its line.
  private func cut(_ text: String, to columns: Int, _ output: TextOutput) -> String {
    guard output.isTerminal, columns > 8, DisplayWidth.of(text) > columns else { return text }
    var cut = ""
    var used = 1
    for character in text {
      used += DisplayWidth.of(String(character))
      if used > columns { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
