/// A sparkline is a curve in one short line of blocks, such as `▁▂▄▆▇▇▆▆`, for listings.
///
/// All share one scale, so that rows can be compared: ▁ is 0, ▆ is 1, ▇ and █ are overshoot, a gap
/// is a value below 0. In ASCII `_.-'` rise from 0 to 1, `^` is above and `v` below.
package struct Sparkline: Hashable, Sendable {
  /// The line.
  package let text: String

  /// Draws values that are sampled evenly over the motion, such as a preset's 32.
  ///
  /// - Parameter cells: how many characters it takes; 12 suit a table.
  package init(_ values: [Double], cells: Int = 12, glyphs: PlotGlyphs = .unicode) {
    let series = PlotSeries("", values: values)
    text = String(
      (0..<max(cells, 1)).map { cell in
        Self.character(Self.value(of: series, cell: cell, of: max(cells, 1)), glyphs)
      })
  }

  /// How far beyond 0 or 1 counts as overshoot.
  private static let tolerance = 0.005

  /// The value in the cell's middle, the ends exactly, and any overshoot that falls into the cell.
  private static func value(of series: PlotSeries, cell: Int, of cells: Int) -> Double {
    let place = cells > 1 ? Double(cell) / Double(cells - 1) : 1
    guard cell > 0, cell < cells - 1 else { return series.value(at: place) }
    let half = 0.5 / Double(cells - 1)
    let count = Double(series.values.count - 1)
    let near = series.values.indices.filter { abs(Double($0) / max(count, 1) - place) <= half }
      .map { series.values[$0] }
    if let high = near.max(), high > 1 + tolerance { return high }
    if let low = near.min(), low < -tolerance { return low }
    return series.value(at: place)
  }

  private static func character(_ value: Double, _ glyphs: PlotGlyphs) -> Character {
    if glyphs == .ascii {
      if value < -tolerance { return "v" }
      if value > 1 + tolerance { return "^" }
      return value < 0.125 ? "_" : value < 0.5 ? "." : value < 0.875 ? "-" : "'"
    }
    if value < -tolerance { return " " }
    if value > 1.15 { return "█" }
    if value > 1 + tolerance { return "▇" }
    let levels: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆"]
    return levels[Int((min(max(value, 0), 1) * 5).rounded())]
  }
}
