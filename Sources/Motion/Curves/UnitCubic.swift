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
    let way = Cubic.root(from: -base, to: 1 - base) { s in
      (((a * s + bend) * s + slope) * s - distance, (3 * a * s + 2 * bend) * s + slope)
    }
    return min(max(base + way, 0), 1)
  }
}
