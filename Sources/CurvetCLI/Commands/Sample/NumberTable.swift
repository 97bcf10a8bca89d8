import Diagnostics

/// A number table prints rows of numbers, right-aligned, under a dim head.
struct NumberTable {
  private var rows: [[String]] = []

  /// Adds a row; the first is the head.
  mutating func add(_ cells: [String]) {
    rows.append(cells.map(VisibleText.of))
  }

  /// Prints the rows.
  func print(to output: TextOutput) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    for (index, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() where !(cell.isEmpty && column == row.count - 1) {
        let gap = widths[column] - DisplayWidth.of(cell) + 2
        line += String(repeating: " ", count: gap) + cell
      }
      output.line("\(line, index == 0 ? .dim : .plain)")
    }
  }
}

extension TextOutput {
  /// Prints a text in lines that fit.
  func paragraph(_ text: String) {
    for line in WrappedText(text, columns: min(columns, 96)).lines { self.line("\(line)") }
  }

  /// Prints notes, each in lines that fit.
  func notes(_ notes: [String]) {
    for note in notes {
      let lines = WrappedText("note: \(note)", columns: min(columns, 96) - 4).lines
      for (index, line) in lines.enumerated() {
        self.line("\(index == 0 ? "  " : "        ")\(line, .dim)")
      }
    }
  }
}
