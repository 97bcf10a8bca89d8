/// A plot scale says at which row of dots a value is; row 0 is the top.
struct PlotScale {
  private let dotsPerUnit: Double
  private let dotOfZero: Double
  private let lastDot: Int

  /// Fits `range` to the dots, from the lowest to the highest.
  init(_ range: ClosedRange<Double>, dots: Int) {
    lastDot = dots - 1
    let extent = range.upperBound - range.lowerBound
    // An extent that is next to nothing is drawn as none.
    let density = Double(lastDot) / extent
    let isDrawn = extent > 0 && density.isFinite && (range.upperBound * density).isFinite
    dotsPerUnit = isDrawn ? density : 0
    dotOfZero = isDrawn ? range.upperBound * density : Double(lastDot) / 2
  }

  /// Fits `range` with 0 and 1 in the middle of cells, where their guides are drawn, and
  /// as far apart as the space for overshoot allows.
  init(guided range: ClosedRange<Double>, rows: Int, glyphs: PlotGlyphs) {
    let size = glyphs.dotRows
    let dots = rows * size
    let over = max(range.upperBound - 1, 0)
    let under = max(-range.lowerBound, 0)
    var best = (one: 0, zero: 0)
    for upper in 0..<rows {
      for lower in stride(from: rows - 1, through: upper, by: -1) {
        let one = upper * size + (size - 1) / 2
        let zero = lower * size + size / 2
        let unit = Double(zero - one)
        // Of two that are equally far apart the lower one leaves the space above, for the peak.
        guard zero > one, zero - one >= best.zero - best.one else { break }
        if over * unit < Double(one) + 0.5, under * unit < Double(dots - 1 - zero) + 0.5 {
          best = (one, zero)
        }
      }
    }
    guard best.zero > best.one else {
      self.init(range, dots: dots)
      return
    }
    self.init(
      dotsPerUnit: Double(best.zero - best.one), dotOfZero: Double(best.zero), lastDot: dots - 1)
  }

  private init(dotsPerUnit: Double, dotOfZero: Double, lastDot: Int) {
    (self.dotsPerUnit, self.dotOfZero, self.lastDot) = (dotsPerUnit, dotOfZero, lastDot)
  }

  /// Returns the row of dots for a value, always inside the plot.
  func dot(for value: Double) -> Int {
    let dot = (dotOfZero - value * dotsPerUnit).rounded()
    return Int(min(max(dot, 0), Double(lastDot)))
  }
}

extension ClosedRange<Double> {
  /// The values' range, widened to take in `required`.
  init(of series: [PlotSeries], including required: ClosedRange<Double>? = nil) {
    let values = series.flatMap(\.values)
    let low = values.min() ?? 0
    let high = values.max() ?? low
    guard let required else {
      self = low...high
      return
    }
    self = Swift.min(low, required.lowerBound)...Swift.max(high, required.upperBound)
  }
}
