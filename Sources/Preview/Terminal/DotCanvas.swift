/// A dot canvas draws lines with several dots to a character cell: 2 × 4 in braille, 1 × 3 in ASCII.
struct DotCanvas {
  let columns: Int
  let rows: Int
  let glyphs: PlotGlyphs
  private var dots: [UInt8]

  init(columns: Int, rows: Int, glyphs: PlotGlyphs) {
    (self.columns, self.rows, self.glyphs) = (columns, rows, glyphs)
    dots = Array(repeating: 0, count: columns * rows)
  }

  /// Draws a series over the whole width; neighbouring dots always touch, jumps become risers.
  mutating func draw(_ series: PlotSeries, scale: PlotScale) {
    let width = columns * glyphs.dotColumns
    let places = (0..<width).map { Double($0) / Double(max(width - 1, 1)) }
    let heights = places.map { scale.dot(for: series.value(at: $0)) }
    for column in 0..<width {
      set(column, heights[column])
      guard column > 0 else { continue }
      let (from, to) = (heights[column - 1], heights[column])
      if series.interpolation == .held {
        fill(column, from + (to - from).signum(), to)
      } else if abs(to - from) > 1 {
        // Both columns share the slope, without a row that both draw.
        let turn = from + (to - from) / 2
        fill(column - 1, from, turn)
        fill(column, turn + (to - from).signum(), to)
      }
    }
    drawPeaks(of: series, scale: scale, heights: heights)
  }

  /// Returns the character of a cell, or nil if it is empty.
  func character(_ column: Int, _ row: Int) -> Character? {
    let cell = dots[row * columns + column]
    guard cell != 0 else { return nil }
    if glyphs == .unicode { return Unicode.Scalar(0x2800 + UInt32(cell)).map(Character.init) }
    switch cell {
    case 0b001: return "'"
    case 0b010: return "-"
    case 0b100: return "."
    case 0b011: return "'"
    case 0b110: return "."
    default: return "|"
    }
  }

  /// Samples between two columns that exceed both are also drawn, to keep every peak.
  private mutating func drawPeaks(of series: PlotSeries, scale: PlotScale, heights: [Int]) {
    guard series.values.count > heights.count, heights.count > 1 else { return }
    for (index, value) in series.values.enumerated() {
      let place = Double(index) / Double(series.values.count - 1) * Double(heights.count - 1)
      let column = min(Int(place.rounded()), heights.count - 1)
      let near = heights[max(column - 1, 0)...min(column + 1, heights.count - 1)]
      let dot = scale.dot(for: value)
      guard let low = near.min(), let high = near.max(), !(low...high).contains(dot) else {
        continue
      }
      fill(column, heights[column], dot)
    }
  }

  private mutating func fill(_ column: Int, _ from: Int, _ to: Int) {
    for dot in min(from, to)...max(from, to) { set(column, dot) }
  }

  private mutating func set(_ column: Int, _ dot: Int) {
    let cell = dot / glyphs.dotRows * columns + column / glyphs.dotColumns
    let row = dot % glyphs.dotRows
    if glyphs == .unicode {
      // Braille counts its dots down the left, down the right, then the two at the bottom.
      let bit = row < 3 ? row + 3 * (column % 2) : 6 + column % 2
      dots[cell] |= 1 << UInt8(bit)
    } else {
      dots[cell] |= 1 << UInt8(row)
    }
  }
}
