import Motion
import Testing

struct NearestSpringTests {
  @Test(
    "A spring's own curve leads back to it",
    arguments: [0.05, 0.3, 0.7, 0.95, 1, 1.5, 3], [0.3, 2] as [Double])
  func identity(ratio: Double, duration: Double) throws {
    let frequency = 14 / duration
    let solver = try PhysicalSpring(
      dampingRatio: ratio, stiffness: frequency * frequency, allowsOverdamping: true
    ).solver
    let nearest = try NearestSpring(duration: duration) { solver.position(at: $0 * duration) }
    #expect(nearest.largestError < 1e-6)
    #expect(abs(nearest.spring.naturalFrequency / frequency - 1) < 1e-5)
    #expect(abs(nearest.spring.dampingRatio / ratio - 1) < 1e-5)
    #expect(nearest.spring.mass == 1)
  }

  /// A curve by its polynomial's coefficients, the constant first.
  struct Polynomial: CustomTestStringConvertible {
    let testDescription: String
    let coefficients: [Double]
    let error: Double

    func value(_ fraction: Double) -> Double {
      coefficients.reversed().reduce(0) { $0 * fraction + $1 }
    }
  }

  // The errors are those of an independent search: a dense grid, its best cells refined at random.
  @Test(
    "No spring is nearer to a curve",
    arguments: [
      Polynomial(testDescription: "linear", coefficients: [0, 1], error: 0.060_334),
      Polynomial(testDescription: "ease out", coefficients: [0, 2, -1], error: 0.046_182),
      Polynomial(testDescription: "smooth step", coefficients: [0, 0, 3, -2], error: 0.022_991),
      Polynomial(
        testDescription: "back", coefficients: [0, 4.70158, -6.40316, 2.70158], error: 0.093_185),
    ])
  func optimum(curve: Polynomial) throws {
    let nearest = try NearestSpring(duration: 2, to: curve.value)
    #expect(abs(nearest.largestError - curve.error) < 3e-5)
    let distance = nearest.spring.solver.position(at: nearest.time) - curve.value(nearest.time / 2)
    #expect(abs(abs(distance) - nearest.largestError) < 1e-12)
  }

  @Test("Overdamped springs can be left out")
  func overdamping() throws {
    let curve = { (t: Double) in 1 - (1 - t) * (1 - t) }
    #expect(try NearestSpring(duration: 1, to: curve).spring.dampingRatio > 1.3)
    let tame = try NearestSpring(duration: 1, allowsOverdamping: false, to: curve)
    #expect(tame.spring.dampingRatio <= 1)
    #expect(tame.largestError > 0.05)
  }

  @Test("Curves that are none are refused")
  func domains() {
    #expect(throws: MotionError("duration must be greater than 0")) {
      try NearestSpring(duration: 0) { $0 }
    }
    #expect(throws: MotionError("the curve is not finite")) {
      try NearestSpring(duration: 1) { 1 / $0 }
    }
  }
}
