/// A mark trail is where a series' marks stand: along its curve, a few cells apart.
struct MarkTrail {
  /// The cells, from left to right.
  private(set) var cells: [(column: Int, row: Int)] = []

  /// Walks the curve and sets a mark wherever it has come far enough.
  ///
  /// - Parameter turn: staggers the series, so that two that agree do not cover each other.
  init(_ series: PlotSeries, scale: PlotScale, width: Int, glyphs: PlotGlyphs, turn: Int) {
    let distance = 3.0
    // The walk is finer than a dot, so that no riser is jumped over.
    let steps = width * 8
    var walked = distance - Double(turn - 1)
    var last: (column: Double, row: Double)?
    for step in 0...steps {
      let fraction = Double(step) / Double(steps)
      let dot = scale.dot(for: series.value(at: fraction))
      let place = (fraction * Double(width - 1), Double(dot) / Double(glyphs.dotRows))
      // A cell is about twice as high as wide.
      if let last {
        let (x, y) = (place.0 - last.column, (place.1 - last.row) * 2)
        walked += (x * x + y * y).squareRoot()
      }
      last = place
      guard walked >= distance else { continue }
      walked = 0
      let cell = (column: Int(place.0.rounded()), row: dot / glyphs.dotRows)
      if cells.last.map({ $0 == cell }) != true { cells.append(cell) }
    }
  }
}
