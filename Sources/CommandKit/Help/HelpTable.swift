import Diagnostics

/// Rows of a label and a text, the texts aligned in one column.
struct HelpTable {
  /// A label and what it means.
  struct Row {
    var label: String
    var text: String
  }

  var rows: [Row]
  /// The column the texts begin in.
  var textColumn: Int

  /// Returns the lines of all rows within a width; a text begins on its own line where its label
  /// is too long.
  func lines(columns: Int) -> [String] {
    rows.flatMap { row in
      let label = "  " + row.label
      guard !row.text.isEmpty else { return [label] }
      let texts = WrappedText(row.text, columns: max(columns - textColumn, 20)).lines
      let indent = String(repeating: " ", count: textColumn)
      let width = DisplayWidth.of(label)
      if width + 2 > textColumn {
        return [label] + texts.map { $0.isEmpty ? "" : indent + $0 }
      }
      let gap = String(repeating: " ", count: textColumn - width)
      return texts.enumerated().map { index, text in
        index == 0 ? label + gap + text : text.isEmpty ? "" : indent + text
      }
    }
  }
}
