/// A cubic polynomial of t that grows from 0 to 1 while t does: the x of a Bézier curve of time.
struct UnitCubic: Hashable, Sendable {
  /// The coefficients of t³, t² and t.
  let a, b, c: Double

  /// Makes the coordinate that two inner control points within 0…1 have.
  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  @inline(__always)
  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

  /// A step of the solver, and whether what it leaves is only rounding.
  @inline(__always)
  func step(from t: Double, to value: Double) -> (length: Double, isLast: Bool) {
    let error = value - self.value(t)
    let bend = 3 * a * t + b
    let inverse = 1 / ((bend + b) * t + c)
    // The first four terms of the inverse function's series.
    let (u, p, q) = (error * inverse, bend * inverse, a * inverse)
    let square = p * p
    let length = u * (1 - u * (p - u * (2 * square - q)))
    // Where x hardly grows rounding would decide.
    return (length, u * u * (square + abs(q)) < 1e-9 && inverse < 1e6)
  }

  /// The parameter at which the polynomial has a value between 0 and 1, begun at a guess.
  @inline(__always)
  func parameter(at value: Double, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<6 {
      let step = step(from: t, to: value)
      t += step.length
      if step.isLast, t >= 0, t <= 1 { return t }
    }
    return carefulParameter(at: value)
  }

  /// The parameter at which the polynomial has a value between 0 and 1.
  @inline(__always)
  func parameter(at value: Double) -> Double {
    // Begins in the middle of the eighth in which the parameter lies.
    var eighths = 0
    eighths += self.value(0.125) <= value ? 1 : 0
    eighths += self.value(0.25) <= value ? 1 : 0
    eighths += self.value(0.375) <= value ? 1 : 0
    eighths += self.value(0.5) <= value ? 1 : 0
    eighths += self.value(0.625) <= value ? 1 : 0
    eighths += self.value(0.75) <= value ? 1 : 0
    eighths += self.value(0.875) <= value ? 1 : 0
    return parameter(at: value, near: (Double(eighths) + 0.5) / 8)
  }

  /// The parameter by enclosure, written about the point where x grows least, so that multiple
  /// roots lose no digits.
  @inline(never)
  func carefulParameter(at value: Double) -> Double {
    let inflection = -b / (3 * a)
    let isInside = a > 0 && inflection > 0 && inflection < 1
    let base = isInside ? inflection : value < 0.5 ? 0 : 1
    let distance = value - (base == 1 ? 1 : self.value(base))
    let slope = (3 * a * base + 2 * b) * base + c
    let bend = isInside ? 0 : 3 * a * base + b
    let delta = Cubic.root(from: -base, to: 1 - base) { s in
      (((a * s + bend) * s + slope) * s - distance, (3 * a * s + 2 * bend) * s + slope)
    }
    return min(max(base + delta, 0), 1)
  }

  /// A series gives the parameter about a value in powers of the distance from it.
  struct Series: Sendable {
    let t, first, second, third: Double
    /// How quickly the series stops converging along the distance; infinite where x hardly grows, as
    /// there rounding would decide.
    private let growth: Double

    /// Makes the series of a polynomial about a parameter.
    @inline(__always)
    init(_ x: UnitCubic, at t: Double) {
      let bend = 3 * x.a * t + x.b
      let inverse = 1 / ((bend + x.b) * t + x.c)
      let (p, q) = (bend * inverse, x.a * inverse)
      let (square, inverseSquare) = (p * p, inverse * inverse)
      self.t = t
      first = inverse
      second = -p * inverseSquare
      third = (2 * square - q) * inverse * inverseSquare
      growth = inverse < 1e3 ? (square + abs(q) / 2) * inverseSquare : .infinity
    }

    @inline(__always)
    func parameter(_ dx: Double) -> Double { t + dx * (first + dx * (second + dx * third)) }

    /// Whether one step of the solver leaves only rounding up to some way off.
    ///
    /// With u the distance by the slope, p the bend by it and q the third coefficient by it, the series
    /// is off by some 5 p (p² - q) u⁴ + 3 q² u⁵; a step takes the fourth power of that times
    /// 5 p (p² - q). Where (p² + |q|/2) u² is below .0055 that comes to at most 6e-14 u.
    @inline(__always)
    func isTame(_ reach: Double) -> Bool { reach * reach * growth < 0.0055 }
  }

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

    /// Adds the guesses for a span of values; if they would not do, for its halves.
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

/// A guess table says where to begin to look for a parameter: a series for each of equal spans of
/// the value.
struct InitialGuessTable: Sendable {
  private let series: [UnitCubic.Series]

  private static let spans = 32

  init(_ x: UnitCubic) {
    let span = 1 / Double(Self.spans)
    series = withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.spans) { parameters in
      x.fill(parameters, from: span / 2, by: span)
      return parameters.map { UnitCubic.Series(x, at: $0) }
    }
  }

  /// Returns the parameter at which a polynomial, the one the table was made of, has a value
  /// between 0 and 1.
  @inline(__always)
  func parameter(of x: UnitCubic, at value: Double) -> Double {
    let fraction = value * Double(Self.spans)
    let index = Int(fraction)
    let entry = series[index]
    let delta = (fraction - Double(index) - 0.5) * (1 / Double(Self.spans))
    let guess = entry.parameter(delta)
    if entry.isTame(0.5 / Double(Self.spans)) {
      return guess + x.step(from: guess, to: value).length
    }
    return x.parameter(at: value, near: guess)
  }
}
