import Foundation
import SeededNumbers
import Testing

@testable import Motion

/// What is said of libraries' solvers, against their code.
///
/// The models of the solvers are held against JavaScript written by hand from the libraries' sources.
struct RuntimeBezierTests {
  typealias Case = RuntimeFixture.Bezier

  @Test("There are cases") func some() { #expect(RuntimeFixture.beziers.count > 25) }

  @Test("Flutter halves until .001 of the time is left", arguments: RuntimeFixture.beziers)
  func flutter(_ one: Case) throws { try check(.flutter, one, one.flutter, atMost: 2.1) }

  @Test("Motion halves twelve times", arguments: RuntimeFixture.beziers)
  func motion(_ one: Case) throws { try check(.motion, one, one.motion, atMost: 2.5) }

  @Test("Reanimated takes four of Newton's steps", arguments: RuntimeFixture.beziers)
  func reanimated(_ one: Case) throws { try check(.reanimated, one, one.reanimated, atMost: 8) }

  @Test("Compose solves in single precision", arguments: RuntimeFixture.beziers)
  func compose(_ one: Case) throws {
    try check(.compose, one, one.compose, atMost: 5, within: 1e-5)
  }

  /// The model's values are the script's, and the bound is above what the script found, and not far
  /// above.
  private func check(
    _ runtime: EasingRuntime, _ one: Case, _ judge: RuntimeFixture.Solved, atMost factor: Double,
    within tolerance: Double = 1e-9
  ) throws {
    let solver = runtime.solver(try one.bezier)
    for (index, value) in judge.values.enumerated() {
      #expect(abs(solver.value(at: Double(index + 1) / 25) - value) <= tolerance)
    }
    let stated = runtime.largestDifference(from: try one.bezier)
    #expect(stated.error >= judge.error - 1e-12, "\(stated.error) at \(stated.input)")
    #expect(stated.error <= judge.error * factor + 2e-5, "\(stated.error) at \(stated.input)")
  }

  @Test("Android follows a path within .002 of its middle, which is more where it is steep")
  func android() throws {
    for one in RuntimeFixture.beziers {
      let (curve, path) = try (one.bezier, FlattenedPath(one.bezier))
      var worst = 0.0
      for step in 0...20_000 {
        let input = Double(step) / 20_000
        worst = max(worst, abs(path.value(at: input) - curve.value(at: input)))
      }
      let found = path.largestDifference
      #expect(found.error >= worst - 2e-6, "\(one.curve): \(found.error), \(worst)")
    }
    let gentle = FlattenedPath(try CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)).largestDifference
    #expect((0.0005...0.004).contains(gentle.error))
  }

  @Test("No solver is off by more than is stated, for 10,000 random curves", arguments: 0..<10)
  func bounds(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    func steep() -> Double { unit() < 0.3 ? (unit() < 0.5 ? 0 : 1) : unit() }
    func near(_ number: Double) -> Double {
      min(max(number + (unit() - 0.5) * exp(-unit() * 20), 0), 1)
    }
    for step in 0..<1000 {
      // Solvers in closed form are at their worst where time is nearly even.
      let ends =
        switch step % 8 {
        case 0: (near(1.0 / 3), near(2.0 / 3))
        case 1: (1.0 / 3, 2.0 / 3)
        case 2:
          { (first: Double) in (first, near(first + 1.0 / 3)) }(unit() * 2 / 3)
        default: (steep(), steep())
        }
      let curve = try CubicBezier(
        x1: ends.0, y1: unit() * 2 - 0.5, x2: ends.1, y2: unit() * 2 - 0.5)
      let inputs = curve.telling(even: 16, step: 3).map { ($0, curve.value(at: $0)) }
      for runtime in EasingRuntime.allCases {
        let (solver, stated) = (runtime.solver(curve), runtime.largestDifference(from: curve).error)
        for (input, value) in inputs where abs(solver.value(at: input) - value) > stated + 1e-9 {
          let found = abs(solver.value(at: input) - value)
          Issue.record("\(runtime) of \(curve) at \(input): \(found), not \(stated)")
          break
        }
      }
    }
  }
}
