extension UnitCubic {
  /// A series gives the parameter about a value in powers of the way from it.
  struct Series: Sendable {
    let t, first, second, third: Double
    /// How quickly the series stops converging along the way; infinite where x hardly grows, as
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
    func parameter(_ way: Double) -> Double {
      t + way * (first + way * (second + way * third))
    }

    /// Whether one step of the solver leaves only rounding up to some way off.
    ///
    /// With u the way by the slope, p the bend by it and q the third coefficient by it, the series
    /// is off by some 5 p (p² - q) u⁴ + 3 q² u⁵; a step takes the fourth power of that times
    /// 5 p (p² - q). Where (p² + |q|/2) u² is below .0055 that comes to at most 6e-14 u.
    @inline(__always)
    func isTame(_ reach: Double) -> Bool { reach * reach * growth < 0.0055 }
  }
}
