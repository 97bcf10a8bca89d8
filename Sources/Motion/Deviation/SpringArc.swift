/// A spring arc is a spring over a span of an input, as a graph has it.
struct SpringArc: Sendable {
  let solver: SpringSolver
  /// The spring's time at input 0, in seconds, and how many seconds an input of 1 is.
  let start, pace: Double
  /// The position that is 0, and by what positions beyond it are multiplied.
  let base, scale: Double

  init(_ solver: SpringSolver, start: Double = 0, pace: Double, base: Double = 0, scale: Double = 1)
  {
    (self.solver, self.start, self.pace) = (solver, start, pace)
    (self.base, self.scale) = (base, scale)
  }

  /// The value at an input.
  func value(at input: Double) -> Double {
    (solver.position(at: start + input * pace) - base) * scale
  }

  /// The slope at an input.
  func slope(at input: Double) -> Double {
    solver.velocity(at: start + input * pace) * pace * scale
  }

  /// How the slope changes by the input.
  private func bend(at input: Double) -> Double {
    let (position, velocity) = solver.state(at: start + input * pace)
    let frequency = solver.naturalFrequency
    let acceleration = frequency * frequency * (1 - position) - 2 * solver.decayRate * velocity
    return acceleration * pace * pace * scale
  }

  /// The input between two at which the slope is another one; nil if it is none of theirs.
  ///
  /// Between the two the slope only rises or only falls.
  func input(ofSlope slope: Double, between low: Double, _ high: Double) -> Double? {
    let rises = self.slope(at: low) < slope
    guard rises != (self.slope(at: high) < slope) else { return nil }
    let way = rises ? 1.0 : -1
    return Cubic.root(from: low, to: high) { input in
      ((self.slope(at: input) - slope) * way, bend(at: input) * way)
    }
  }

  /// The inputs up to a limit, 0 left out, between which it bends one way only.
  func inflections(until limit: Double) -> [Double] {
    solver.inflections(until: start + limit * pace).map { ($0 - start) / pace }
      .filter { $0 > 0 && $0 < limit }
  }
}
