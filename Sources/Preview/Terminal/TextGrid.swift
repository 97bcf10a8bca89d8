import Diagnostics

/// A text grid is a rectangle of characters, each with the part of the picture it belongs to.
struct TextGrid {
  /// A cell without a character is the right half of a wide one.
  private var cells: [[(character: Character?, part: PlotPart)]] = []
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Array(repeating: (" ", .label), count: columns), count: max(rows, 0))
  }

  mutating func put(_ character: Character?, _ part: PlotPart, column: Int, row: Int) {
    guard cells.indices.contains(row), (0..<columns).contains(column) else { return }
    cells[row][column] = (character, part)
  }

  mutating func put(_ text: String, _ part: PlotPart, column: Int, row: Int) {
    var column = column
    for character in text {
      put(character, part, column: column, row: row)
      let width = DisplayWidth.of(String(character))
      for covered in 1..<max(width, 1) { put(nil, part, column: column + covered, row: row) }
      column += width
    }
  }

  /// The lines, cut into runs of one part, without the spaces at their ends.
  var lines: [PlotLine] {
    cells.map { row in
      var line = PlotLine()
      let end = row.lastIndex { $0.character != " " } ?? -1
      for cell in row.prefix(end + 1) {
        guard let character = cell.character else { continue }
        line.append(String(character), character == " " ? line.lastPart : cell.part)
      }
      return line
    }
  }
}

/// A plot part is the role of a character in a picture, for coloring it.
package enum PlotPart: Hashable, Sendable {
  /// Words and numbers.
  case label
  /// The axes and their ticks.
  case axis
  /// The guides at 0 and 1.
  case guide
  /// The curve, bar or block of a series.
  case series(Int)
  /// A mark or a keyframe.
  case mark
}

/// A plot line is one line of a terminal picture, in runs that belong to one part each.
package struct PlotLine: Hashable, Sendable {
  /// A stretch of one part.
  package struct Run: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// Their role.
    package var part: PlotPart
  }

  /// The runs from left to right.
  package private(set) var runs: [Run] = []

  /// Makes a line without any.
  init() {}

  /// Makes a line of words.
  package init(words: String) { append(words, .label) }

  /// How many columns it takes.
  package var columns: Int { DisplayWidth.of(text) }

  /// The whole line without its parts.
  package var text: String { runs.map(\.text).joined() }

  var lastPart: PlotPart { runs.last?.part ?? .label }

  mutating func append(_ text: String, _ part: PlotPart) {
    if runs.last?.part == part {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, part: part))
    }
  }
}
