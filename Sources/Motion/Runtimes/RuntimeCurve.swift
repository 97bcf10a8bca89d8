/// A runtime curve is a Bézier as an animation library evaluates it, with the library's own solver.
package protocol RuntimeCurve {
  /// The curve that it stands for.
  var curve: CubicBezier { get }
  /// Returns what the library shows at an input within 0…1.
  func value(at input: Double) -> Double
  /// How far it is off at most within 0…1.
  var largestDifference: RuntimeDifference { get }
}

/// A runtime difference is how far a library is off at most, and where.
package struct RuntimeDifference: Hashable, Sendable {
  /// The difference, as a fraction of the distance.
  package private(set) var error = 0.0
  /// Where it is: a fraction of the time for curves, seconds for springs.
  package private(set) var input = 0.0

  package init(_ error: Double = 0, at input: Double = 0) {
    (self.error, self.input) = (error, input)
  }

  /// Keeps the larger difference.
  package mutating func take(_ error: Double, at input: Double) {
    if error > self.error { (self.error, self.input) = (error, input) }
  }

  /// The difference of a part of a curve that has this height.
  package func scaled(by height: Double, at input: Double) -> RuntimeDifference {
    RuntimeDifference(error * abs(height), at: input)
  }
}

extension CubicBezier {
  /// The curve's least and largest values between two inputs.
  func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    let (first, last) = (parameter(at: start), parameter(at: end))
    let turns = y.turns.filter { $0 > first && $0 < last }
    let values = ([first, last] + turns).map(y.value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// Inputs to look at for what a solver does: even ones, and ever closer to the ends and to where x
  /// hardly grows, as there solvers are worst.
  func telling(even count: Int) -> [Double] {
    var inputs = (1..<count).map { Double($0) / Double(count) }
    var centres = [0.0, 1]
    let flattest = -x.b / (3 * x.a)
    if flattest > 0, flattest < 1 { centres.append(x.value(flattest)) }
    for centre in centres {
      var way = 0.3
      while way > 1e-13 {
        inputs += [centre - way, centre + way].filter { $0 > 0 && $0 < 1 }
        way /= 1.1
      }
    }
    return inputs.sorted()
  }
}
