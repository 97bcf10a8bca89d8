/// Play frames are lines that show a motion as a moving block, one line for each instant.
///
/// Posts mark 0 and 1, and a faint ghost moves between them in linear time. The caller manages the
/// clock and the terminal; the same values give the same line.
package struct PlayFrames: Hashable, Sendable {
  /// The number of columns in a line: at least 16.
  package let columns: Int
  /// The characters it may use.
  package let glyphs: PlotGlyphs
  private let low: Double
  private let high: Double

  /// Makes frames for values in `range`; 0 and 1 are always in it.
  package init(
    range: ClosedRange<Double> = 0...1, columns: Int = 60, glyphs: PlotGlyphs = .unicode
  ) {
    self.columns = min(max(columns, 16), 1000)
    self.glyphs = glyphs
    low = min(0, max(range.lowerBound, -PlotNumber.limit))
    high = max(1, min(range.upperBound, PlotNumber.limit))
  }

  /// Returns the line for a progress.
  ///
  /// - Parameter linear: where a linear motion would be at that instant; nil draws no ghost.
  package func line(progress: Double, linear: Double? = nil) -> PlotLine {
    var grid = TextGrid(columns: columns, rows: 1)
    for post in [0.0, 1] {
      let post = halves(at: post) / 2
      grid.put(glyphs == .unicode ? "╎" : "|", .guide, column: post + 1, row: 0)
    }
    if let linear {
      let ghost = halves(at: linear) / 2
      grid.put(glyphs == .unicode ? "░░" : "..", .guide, column: ghost + 1, row: 0)
    }
    let block = halves(at: progress)
    if glyphs == .ascii {
      grid.put("##", .series(0), column: (block + 1) / 2 + 1, row: 0)
    } else if block.isMultiple(of: 2) {
      grid.put("██", .series(0), column: block / 2 + 1, row: 0)
    } else {
      grid.put("▐█▌", .series(0), column: block / 2 + 1, row: 0)
    }
    return grid.lines[0]
  }

  /// Half columns from the left: a block moves by halves, which a terminal can draw.
  private func halves(at value: Double) -> Int {
    let space = Double((columns - 4) * 2)
    let place = (PlotNumber.clamped(value) - low) / (high - low) * space
    return Int(min(max(place.rounded(), 0), space))
  }
}
