import Motion
import Testing

struct ApproximationTests {
  /// For x² a link between free corners spans √8ε, one from an exact end (1 + √2)√ε.
  @Test(
    "A parabola takes as many stops as it must",
    arguments: [(0.01, 5), (0.001, 13), (0.0001, 37)] as [(Double, Int)])
  func parabola(tolerance: Double, count: Int) {
    let result = LinearApproximation(of: { $0 * $0 }, tolerance: tolerance)
    #expect(result.stops.count == count)
    #expect(result.largestError <= tolerance)
    #expect(result.stops.first == .init(input: 0, output: 0))
    #expect(result.stops.last == .init(input: 1, output: 1))
  }

  @Test("Stops come back as they were", arguments: [0.01, 0.000_001])
  func zigzag(tolerance: Double) throws {
    let stops = [(0, 0), (0.25, 1), (0.5, -0.5), (0.625, 2), (1, 1)]
      .map { Curve.Stop(input: $0.0, output: $0.1) }
    let result = try CurveEvaluator(.linear(stops)).linearApproximation(tolerance: tolerance)
    #expect(result.stops.count == 5)
    for (found, stop) in zip(result.stops, stops) {
      #expect(abs(found.input - stop.input) < tolerance)
      #expect(abs(found.output - stop.output) < tolerance * 4)
    }
    #expect(result.largestError <= tolerance)
  }

  @Test(
    "Approximations keep to the tolerance, between samples too where nothing jumps",
    arguments: [
      .named(.easeInEaseOut), .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55),
      .cubicBezier(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1), .steps(3, jump: .end), .named(.linear),
    ] as [Curve.Shape], [0.02, 0.001])
  func tolerance(shape: Curve.Shape, tolerance: Double) throws {
    let curve = try CurveEvaluator(shape)
    let result = curve.linearApproximation(tolerance: tolerance, intervals: 256)
    let line = try CurveEvaluator(.linear(result.stops))
    #expect(line.largestDifference(from: curve, count: 257).difference <= tolerance * (1 + 1e-9))
    #expect(zip(result.stops, result.stops.dropFirst()).allSatisfy { $0.input <= $1.input })
    let fine = line.largestDifference(from: curve, count: 2049).difference
    #expect(result.largestError >= fine - 1e-12)
    guard case .steps = shape else {
      // Between the samples too.
      #expect(result.largestError <= tolerance)
      let dense = line.largestDifference(from: curve, count: 100_003).difference
      #expect(dense <= result.largestError + 1e-12)
      return
    }
  }

  @Test("A straight line takes two stops")
  func line() {
    let result = LinearApproximation(of: { $0 }, tolerance: 0.001)
    #expect(result.stops == [.init(input: 0, output: 0), .init(input: 1, output: 1)])
    #expect(result.largestError == 0)
  }

  @Test(
    "The Bézier nearest to a Bézier is itself",
    arguments: [
      (0.42, 0, 0.58, 1), (0.34, 1.56, 0.64, 1), (0.05, 0.7, 0.1, 1), (0.9, 0.1, 0.1, 0.9),
      (0, 0, 0.2, 1),
    ] as [(Double, Double, Double, Double)])
  func nearestBezier(points: (Double, Double, Double, Double)) throws {
    let curve = try CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
    let result = CurveEvaluator(curve).nearestBezier
    #expect(result.largestError < 1e-6)
    let found = [result.curve.x1, result.curve.y1, result.curve.x2, result.curve.y2]
    for (point, expected) in zip(found, [points.0, points.1, points.2, points.3]) {
      #expect(abs(point - expected) < 0.01)
    }
  }

  @Test("The Bézier nearest to a decay misses it by the same amount five times or more")
  func equioscillation() {
    // A critically damped spring's way, cut off where a thousandth is left.
    let decay: (Double) -> Double = { 1 - power($0 * 9.2334) }
    let result = BezierApproximation(of: decay)
    var signs: [Bool] = []
    for step in 1..<1024 {
      let input = Double(step) / 1024
      let difference = result.curve.value(at: input) - decay(input)
      guard abs(difference) > result.largestError * 0.98 else { continue }
      if signs.last != (difference > 0) { signs.append(difference > 0) }
    }
    #expect(signs.count >= 5)
    #expect(abs(result.largestError - 0.0130) < 0.0002)
  }
}

/// (1 + x)·e^-x.
private func power(_ x: Double) -> Double {
  var (term, sum) = (1.0, 1.0)
  for index in 1..<80 {
    term *= x / Double(index)
    sum += term
  }
  return (1 + x) / sum
}
