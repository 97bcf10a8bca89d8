/// A terminal plot draws one curve, or several over each other, in lines of text.
///
/// The first series is a line of dots, the others are distinguished by their marks. Dotted guides
/// stand at 0 and 1. The axis, in milliseconds or percent, is part of the size; instants and the
/// legend, which names the series if there are several, follow below.
package struct TerminalPlot: Hashable, Sendable {
  /// The curves; the first is the drawn line, the others are marks over it.
  package var series: [PlotSeries]
  /// The horizontal axis.
  package var domain: PlotDomain
  /// How many columns the picture takes at most: 16 to 1,000.
  package var columns: Int
  /// How many lines curve and axis take: 4 to 400.
  package var rows: Int
  /// The characters it may use.
  package var glyphs: PlotGlyphs

  /// Makes a plot; sizes beyond the limits are brought inside.
  package init(
    _ series: [PlotSeries], over domain: PlotDomain, columns: Int = 60, rows: Int = 12,
    glyphs: PlotGlyphs = .unicode
  ) {
    (self.series, self.domain) = (series, domain)
    self.columns = min(max(columns, 16), 1000)
    self.rows = min(max(rows, 4), 400)
    self.glyphs = glyphs
  }

  /// The picture's lines as plain text, without line breaks.
  package var text: [String] { lines.map(\.text) }

  /// The picture's lines with what each character means.
  package var lines: [PlotLine] {
    let height = rows - 2
    let range = ClosedRange(of: series, including: 0...1)
    let scale = PlotScale(guided: range, rows: height, glyphs: glyphs)
    let labels = labels(range: range, scale: scale)
    let gutter = max(4, labels.map(\.text.count).max() ?? 0) + 2
    let width = max(columns - gutter, 4)

    var grid = TextGrid(columns: gutter + width, rows: height)
    for row in 0..<height { grid.put(glyphs.verticalAxis, .axis, column: gutter - 1, row: row) }
    for label in labels {
      grid.put(label.text, .label, column: gutter - 2 - label.text.count, row: label.row)
      grid.put(glyphs.labelledAxis, .axis, column: gutter - 1, row: label.row)
      guard label.isGuide else { continue }
      for column in stride(from: 1, to: width, by: glyphs == .unicode ? 2 : 4) {
        grid.put(glyphs.guide, .guide, column: gutter + column, row: label.row)
      }
    }
    draw(on: &grid, scale: scale, left: gutter, width: width)
    let axis = TimeAxis(domain: domain, left: gutter, width: width, glyphs: glyphs)
    return grid.lines + axis.lines + axis.lines(marking: series)
      + legend(left: gutter, width: width)
  }

  /// The values to label next to the axis, each on its own row, the guides first.
  private func labels(
    range: ClosedRange<Double>, scale: PlotScale
  ) -> [(text: String, row: Int, isGuide: Bool)] {
    var labels: [(text: String, row: Int, isGuide: Bool)] = []
    for value in [0, 1, range.upperBound, range.lowerBound] {
      let row = scale.dot(for: value) / glyphs.dotRows
      guard !labels.contains(where: { $0.row == row }) else { continue }
      labels.append((PlotNumber.text(value), row, value == 0 || value == 1))
    }
    return labels
  }

  private func draw(on grid: inout TextGrid, scale: PlotScale, left: Int, width: Int) {
    guard let first = series.first else { return }
    var canvas = DotCanvas(columns: width, rows: rows - 2, glyphs: glyphs)
    canvas.draw(first, scale: scale)
    for row in 0..<rows - 2 {
      for column in 0..<width {
        guard let character = canvas.character(column, row) else { continue }
        grid.put(character, .series(0), column: left + column, row: row)
      }
    }
    for (index, series) in series.enumerated().dropFirst() {
      let trail = MarkTrail(series, scale: scale, width: width, glyphs: glyphs, turn: index)
      for cell in trail.cells {
        grid.put(
          glyphs.mark(ofSeries: index), .series(index), column: left + cell.column, row: cell.row)
      }
    }
  }

  private func legend(left: Int, width: Int) -> [PlotLine] {
    guard series.count > 1 else { return [] }
    return series.enumerated().map { index, series in
      let mark = glyphs.mark(ofSeries: index)
      let sample = index > 0 ? "\(mark) \(mark)" : glyphs == .unicode ? "⠤⠒⠒" : ".-'"
      var line = PlotLine()
      line.append(String(repeating: " ", count: left), .label)
      line.append(sample, .series(index))
      line.append("  " + PlotLabel.text(series.label, columns: width - 5, glyphs), .label)
      return line
    }
  }
}
