import Diagnostics

/// A time axis is the line with ticks under a plot, its numbers, and the instants marked below.
struct TimeAxis {
  let domain: PlotDomain
  /// The column where the plot begins.
  let left: Int
  let width: Int
  let glyphs: PlotGlyphs

  /// The line with its ticks, and the numbers under it.
  var lines: [PlotLine] {
    var grid = TextGrid(columns: left + width, rows: 2)
    grid.put(glyphs.corner, .axis, column: left - 1, row: 0)
    for column in 0..<width {
      grid.put(glyphs.horizontalAxis, .axis, column: left + column, row: 0)
    }
    var space = left + width + 1
    // From the right, because the end is the tick that must stay.
    for tick in domain.ticks(about: max(width / 8, 2)).reversed() {
      let column = self.column(at: tick.fraction)
      let text = tick.label
      let start = min(max(column - text.count / 2, left), left + width - text.count)
      guard start + text.count < space else { continue }
      space = start
      grid.put(glyphs.tick, .axis, column: column, row: 0)
      grid.put(text, .label, column: max(start, 0), row: 1)
    }
    return grid.lines
  }

  /// Lines that point at the series' instants and name them, as many as it takes for none to overlap.
  func lines(marking series: [PlotSeries]) -> [PlotLine] {
    var rows: [[Placed]] = []
    let known = series.enumerated().flatMap { index, series in
      series.marks.compactMap { mark in
        domain.fraction(of: mark.time).map {
          place(mark, at: column(at: $0), pointer: glyphs.pointer(ofSeries: index))
        }
      }
    }
    for placed in known.sorted(by: { $0.start < $1.start }) {
      let free = rows.firstIndex { row in
        row.allSatisfy { $0.end < placed.start || placed.end < $0.start }
      }
      if let free { rows[free].append(placed) } else { rows.append([placed]) }
    }
    return rows.map { row in
      var line = PlotLine()
      var end = 0
      for placed in row.sorted(by: { $0.start < $1.start }) {
        line.append(String(repeating: " ", count: placed.start - end), line.lastPart)
        if placed.isFlushRight { line.append(placed.label, .label) }
        line.append(String(placed.pointer), .mark)
        if !placed.isFlushRight { line.append(placed.label, .label) }
        end = placed.end
      }
      return line
    }
  }

  private struct Placed {
    let pointer: Character
    let label: String
    let start: Int
    let end: Int
    let isFlushRight: Bool
  }

  /// The label is to the right of the pointer, or to its left near the plot's end.
  private func place(_ mark: PlotMark, at column: Int, pointer: Character) -> Placed {
    let (before, after) = (column - 1, left + width - column - 2)
    let full = PlotLabel.text(mark.label, columns: max(before, after, 0), glyphs)
    let size = DisplayWidth.of(full)
    if size <= after {
      return Placed(
        pointer: pointer, label: " " + full, start: column, end: column + 2 + size,
        isFlushRight: false)
    }
    return Placed(
      pointer: pointer, label: full + " ", start: column - 1 - size, end: column + 1,
      isFlushRight: true)
  }

  func column(at fraction: Double) -> Int { left + Int((fraction * Double(width - 1)).rounded()) }
}
