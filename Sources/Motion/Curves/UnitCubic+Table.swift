extension UnitCubic {
  /// Fills a buffer with the parameters at values at equal distances between 0 and 1, ascending.
  ///
  /// First come guesses from series about the middles of spans of t, then a step for each, in a
  /// loop without branches that runs on vectors, last what that is not enough for.
  func fill(_ buffer: UnsafeMutableBufferPointer<Double>, from first: Double, by spacing: Double) {
    var guesses = Guesses(
      x: self, buffer: buffer, first: first, spacing: spacing, density: 1 / spacing)
    let spans = 8
    var end = 0.0
    for span in 0..<spans where guesses.index < buffer.count {
      let start = end
      end = span == spans - 1 ? 1 : value((Double(span) + 1) / Double(spans))
      let middle = (Double(span) + 0.5) / Double(spans)
      guesses.add(from: start, to: end, about: middle, halfSpan: 0.5 / Double(spans))
    }
    for index in 0..<Int32(truncatingIfNeeded: buffer.count) {
      let (t, value) = (buffer[Int(index)], first + spacing * Double(index))
      buffer[Int(index)] = t + step(from: t, to: value).length
    }
    for (range, guess) in guesses.wild {
      for index in range {
        buffer[index] = parameter(at: first + spacing * Double(index), near: guess)
      }
    }
  }

  /// The guesses of a table under way.
  private struct Guesses {
    let x: UnitCubic
    let buffer: UnsafeMutableBufferPointer<Double>
    let first, spacing: Double
    /// How many values there are to one.
    let density: Double
    /// How many there are.
    var index = 0
    /// Where they are not good enough, with a parameter near by.
    var wild: [(Range<Int>, near: Double)] = []

    /// Adds the guesses for a span of values; where they would not do, for its halves.
    mutating func add(from start: Double, to end: Double, about middle: Double, halfSpan: Double) {
      let next = min(Int((end - first) * density + 1), buffer.count)
      guard index < next else { return }
      let (centre, series) = (x.value(middle), Series(x, at: middle))
      if series.isTame(max(end - centre, centre - start)) {
        for index in index..<next {
          buffer[index] = series.parameter(first + spacing * Double(index) - centre)
        }
        index = next
      } else if halfSpan > 2e-3 {
        let quarter = halfSpan / 2
        add(from: start, to: centre, about: middle - quarter, halfSpan: quarter)
        add(from: centre, to: end, about: middle + quarter, halfSpan: quarter)
      } else {
        wild.append((index..<next, near: middle))
        index = next
      }
    }
  }
}
