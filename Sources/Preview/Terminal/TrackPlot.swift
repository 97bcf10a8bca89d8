import Diagnostics

/// A track plot draws several properties or members one under the other, over one time axis.
///
/// Each property has its own range, from its lowest value at the bottom to its highest at the top,
/// two lines high, with its first and last value under its name. A bar takes one line.
package struct TrackPlot: Hashable, Sendable {
  /// The tracks from top to bottom.
  package var tracks: [PlotTrack]
  /// The horizontal axis.
  package var domain: PlotDomain
  /// How many columns the picture takes at most: 24 to 1,000.
  package var columns: Int
  /// The characters it may use.
  package var glyphs: PlotGlyphs

  /// Makes a plot; columns beyond the limits are brought inside.
  package init(
    _ tracks: [PlotTrack], over domain: PlotDomain, columns: Int = 60,
    glyphs: PlotGlyphs = .unicode
  ) {
    (self.tracks, self.domain) = (tracks, domain)
    self.columns = min(max(columns, 24), 1000)
    self.glyphs = glyphs
  }

  /// The picture's lines as plain text, without line breaks.
  package var text: [String] { lines.map(\.text) }

  /// The picture's lines with what each character means.
  package var lines: [PlotLine] {
    let names = tracks.map { PlotLabel.path($0.label, columns: columns / 3, glyphs) }
    let ends = tracks.map { track in
      track.ends(arrow: glyphs == .unicode ? "→" : "->").map {
        PlotLabel.text($0, columns: columns / 3, glyphs)
      }
    }
    let gutter = ((names + ends.compactMap(\.self)).map(DisplayWidth.of).max() ?? 0) + 2
    let axis = TimeAxis(domain: domain, left: gutter, width: columns - gutter, glyphs: glyphs)

    var lines: [PlotLine] = []
    for (index, track) in tracks.enumerated() {
      var body: [PlotLine]
      switch track.content {
      case .curve(let series):
        if index > 0 { lines.append(line("", gutter, PlotLine())) }
        body = curve(series, index: index, axis: axis)
      case .bars(let bars):
        if index > 0, case .curve = tracks[index - 1].content {
          lines.append(line("", gutter, PlotLine()))
        }
        body = [self.bars(bars, index: index, axis: axis)]
      }
      for (row, plot) in body.enumerated() {
        lines.append(line(row == 0 ? names[index] : ends[index] ?? "", gutter, plot))
      }
    }
    return lines + axis.lines
  }

  private func line(_ label: String, _ gutter: Int, _ plot: PlotLine) -> PlotLine {
    var line = PlotLine()
    line.append(DisplayWidth.pad(label, to: gutter - 1), .label)
    line.append(String(glyphs.verticalAxis), .axis)
    for run in plot.runs { line.append(run.text, run.part) }
    return line
  }

  private func curve(_ series: PlotSeries, index: Int, axis: TimeAxis) -> [PlotLine] {
    let rows = 2
    let scale = PlotScale(ClosedRange(of: [series]), dots: rows * glyphs.dotRows)
    var canvas = DotCanvas(columns: axis.width, rows: rows, glyphs: glyphs)
    canvas.draw(series, scale: scale)
    var grid = TextGrid(columns: axis.width, rows: rows)
    for row in 0..<rows {
      for column in 0..<axis.width {
        guard let character = canvas.character(column, row) else { continue }
        grid.put(character, .series(index), column: column, row: row)
      }
    }
    for fraction in series.marks.compactMap({ domain.fraction(of: $0.time) }) {
      let row = scale.dot(for: series.value(at: fraction)) / glyphs.dotRows
      grid.put(glyphs.keyframe, .mark, column: axis.column(at: fraction) - axis.left, row: row)
    }
    return grid.lines
  }

  /// Bars begin and end at half columns, which box drawing can show.
  private func bars(_ bars: [PlotBar], index: Int, axis: TimeAxis) -> PlotLine {
    var grid = TextGrid(columns: axis.width, rows: 1)
    for bar in bars {
      guard let span = bar.span(over: domain) else { continue }
      let halves = Double(axis.width * 2)
      let from = min(Int((span.from * halves).rounded()), axis.width * 2 - 1)
      let to = max(Int((span.to * halves).rounded()), from + 1)
      for column in from / 2...(to - 1) / 2 {
        let (left, right) = (from <= column * 2, to >= column * 2 + 2)
        let unicode: Character = left && right ? "━" : left ? "╸" : "╺"
        grid.put(glyphs == .unicode ? unicode : "=", .series(index), column: column, row: 0)
      }
      if span.continues {
        let arrow: Character = glyphs == .unicode ? "▶" : ">"
        grid.put(arrow, .series(index), column: axis.width - 1, row: 0)
      }
      let (first, last) = (from / 2, (to - 1) / 2)
      if bar.isLabelInside {
        let column = (from + 1) / 2 + 1
        let label = PlotLabel.text(bar.label, columns: max(last - column, 0), glyphs)
        grid.put(label, .label, column: column, row: 0)
      } else {
        write(bar.label, after: last + 2, before: first - 1, on: &grid, axis: axis)
      }
    }
    return grid.lines.first ?? PlotLine()
  }

  /// A bar's label is after it, or before it if there is more space.
  private func write(
    _ label: String, after: Int, before: Int, on grid: inout TextGrid, axis: TimeAxis
  ) {
    let right = PlotLabel.text(label, columns: max(axis.width - after, 0), glyphs)
    let left = PlotLabel.text(label, columns: max(before, 0), glyphs)
    if DisplayWidth.of(right) >= DisplayWidth.of(left) {
      grid.put(right, .label, column: after, row: 0)
    } else {
      grid.put(left, .label, column: before - DisplayWidth.of(left), row: 0)
    }
  }
}
