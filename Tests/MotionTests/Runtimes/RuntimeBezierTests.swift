import Foundation
import SeededNumbers
import Testing

@testable import Motion

/// The models of libraries' solvers against JavaScript written by hand from their sources.
struct RuntimeBezierTests {
  typealias Case = RuntimeFixture.Bezier

  @Test("There are cases") func some() { #expect(RuntimeFixture.beziers.count > 25) }

  @Test("Flutter halves until .001 of the time is left", arguments: RuntimeFixture.beziers)
  func flutter(_ one: Case) throws {
    check(HalvingBezier.flutter(try one.bezier), against: one.flutter)
  }

  @Test("Motion halves twelve times", arguments: RuntimeFixture.beziers)
  func motion(_ one: Case) throws {
    check(HalvingBezier.motion(try one.bezier), against: one.motion)
  }

  @Test("Reanimated takes four of Newton's steps", arguments: RuntimeFixture.beziers)
  func reanimated(_ one: Case) throws {
    check(NewtonBezier(try one.bezier), against: one.reanimated)
  }

  @Test("Compose solves in single precision", arguments: RuntimeFixture.beziers)
  func compose(_ one: Case) throws {
    check(FloatBezier(try one.bezier), against: one.compose, within: 1e-5)
  }

  /// The value is the script's, and the bound is above what it found and not far above.
  private func check(
    _ model: some RuntimeCurve, against judge: RuntimeFixture.Solved,
    within tolerance: Double = 1e-9
  ) {
    for (index, value) in judge.values.enumerated() {
      #expect(abs(model.value(at: Double(index + 1) / 25) - value) <= tolerance)
    }
    let found = model.largestDifference
    #expect(found.error >= judge.error - 1e-12, "\(found.error) at \(found.input)")
    #expect(found.error <= judge.error * 1.35 + 1e-5, "\(found.error) at \(found.input)")
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

  @Test("No dense search finds more than what is stated", arguments: 0..<150)
  func property(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    func steep() -> Double { unit() < 0.3 ? (unit() < 0.5 ? 0 : 1) : unit() }
    let curve = try CubicBezier(
      x1: steep(), y1: unit() * 2 - 0.5, x2: steep(), y2: unit() * 2 - 0.5)
    let models: [any RuntimeCurve] = [
      HalvingBezier.flutter(curve), HalvingBezier.motion(curve), NewtonBezier(curve),
      FloatBezier(curve),
    ]
    for model in models {
      let stated = model.largestDifference.error + 1e-9
      for step in 0..<4000 {
        let input = step % 2 == 0 ? unit() : exp(-unit() * 20)
        let found = abs(model.value(at: input) - curve.value(at: input))
        #expect(found <= stated, "\(type(of: model)) of \(curve) at \(input): \(found)")
        if found > stated { break }
      }
    }
  }
}
