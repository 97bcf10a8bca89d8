import Diagnostics

/// A text table prints rows in columns that are as wide as they need to be.
struct TextTable {
  /// A cell and its style.
  typealias Cell = (text: String, style: TextStyle)

  private var rows: [(cells: [Cell], below: String)] = []

  /// Adds a row; empty cells at its end leave no space behind.
  ///
  /// - Parameter below: a remark on a separate line; none if empty.
  mutating func add(_ cells: [Cell], below: String = "") {
    var row = cells.map { (text: VisibleText.of($0.text), style: $0.style) }
    while row.last?.text.isEmpty == true { row.removeLast() }
    rows.append((row, VisibleText.of(below)))
  }

  /// Whether there are no rows.
  var isEmpty: Bool { rows.isEmpty }

  /// Prints the rows; cells are cut if a terminal's line would break.
  ///
  /// - Parameter cutsLast: whether the last cell of a row is cut, too, and doesn't go on below.
  func print(to output: TextOutput, cutsLast: Bool = true) {
    let widths = widths(in: output)
    for row in rows {
      var line = StyledText(stringLiteral: "")
      var used = 0
      for (column, cell) in row.cells.enumerated() where widths[column] > 0 {
        let isLast = column == row.cells.count - 1
        let space = isLast ? output.columns - used : widths[column]
        let isCut = output.isTerminal && (cutsLast || !isLast)
        let text = isCut ? Self.cut(cell.text, to: space) : cell.text
        if text.isEmpty, isLast { line.spans.removeLast() }
        line.spans.append((text, cell.style))
        if !isLast {
          let gap = widths[column] - DisplayWidth.of(text) + 2
          line.spans.append((String(repeating: " ", count: gap), .plain))
          used += widths[column] + 2
        }
      }
      output.line(line)
      if row.below.isEmpty { continue }
      let below = output.isTerminal ? Self.cut(row.below, to: output.columns - 2) : row.below
      output.line("  \(below, .dim)")
    }
  }

  /// Returns the width of each column; on a terminal, some shrink until a line fits.
  private func widths(in output: TextOutput) -> [Int] {
    let columns = rows.map(\.cells.count).max() ?? 0
    var widths = (0..<columns).map { column in
      rows.map { column < $0.cells.count ? DisplayWidth.of($0.cells[column].text) : 0 }.max() ?? 0
    }
    guard output.isTerminal, let last = widths.last else { return widths }
    // Of the last column, a few letters are enough to recognize it.
    let gaps = 2 * (widths.filter { $0 > 0 }.count - 1)
    var space = max(output.columns - min(last, 8) - gaps, 0)
    // People copy the first column, so the others shrink before it, long texts first.
    let others = widths.indices.dropFirst().dropLast().reversed()
    func excess() -> Int { max(widths.dropLast().reduce(0, +) - space, 0) }
    for column in others where widths[column] > 12 {
      widths[column] = max(widths[column] - excess(), 8)
    }
    space = max(output.columns - gaps, 0)
    for column in others where excess() > 0 { widths[column] = 0 }
    widths[0] = max(widths[0] - excess(), min(widths[0], 12))
    return widths
  }

  /// Cuts a text to a number of columns.
  private static func cut(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.of(text) > max(columns, 0) else { return text }
    var cut = ""
    var used = 1
    for character in text {
      used += DisplayWidth.of(String(character))
      if used > columns { break }
      cut.append(character)
    }
    return columns > 0 ? cut + "…" : ""
  }
}
