import Motion
import Testing

/// Curves that are vertical somewhere, or so steep that even steps don't show how they run.
struct SteepCurveTests {
  private static let shapes: [Curve.Shape] = [
    // Stated .000996 once, and was off by .0094.
    .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    // Stated .0018, off by .0070.
    .cubicBezier(x1: 0, y1: 0.394, x2: 1, y2: -0.989),
    // Stated .00094, off by .0028.
    .cubicBezier(x1: 0.071, y1: 0, x2: 1, y2: 0.271),
    // Stated .000961, off by .00104.
    .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 1),
    .cubicBezier(x1: 0, y1: 2, x2: 0, y2: -2),
    .cubicBezier(x1: 1, y1: -1, x2: 1, y2: 1),
    .cubicBezier(x1: 0.999, y1: 0, x2: 0.001, y2: 1),
  ]

  private static func judged(_ shape: Curve.Shape, _ stops: Curve.Shape) throws -> Double {
    let (curve, line) = (try CurveEvaluator(shape), try CurveEvaluator(stops))
    return DenseJudge(
      inputs: DenseJudge.inputs([shape, stops], even: 20_000), { curve.value(at: $0) },
      { line.value(at: $0) }
    ).largest
  }

  @Test(
    "linear() keeps the tolerance, and says by how much it is off", arguments: shapes,
    [0.02, 0.001, 0.00001])
  func line(shape: Curve.Shape, tolerance: Double) throws {
    let found = try MotionConverter(tolerance: tolerance).convert(
      .curve(Curve(shape)), to: .linear)
    guard case .curve(let curve) = found.motion else {
      Issue.record("not a curve")
      return
    }
    let judged = try Self.judged(shape, curve.shape)
    #expect(judged <= found.largestError * (1 + 1e-9) + 1e-12)
    #expect(found.largestError <= tolerance)
    #expect(judged >= found.largestError * 0.999)
    #expect(found.notes == [])
  }

  @Test("Few digits can't keep the tolerance, and it is said") func digits() throws {
    let found = try MotionConverter(digits: 3).convert(.curve(Curve(Self.shapes[0])), to: .linear)
    guard case .curve(let curve) = found.motion else {
      Issue.record("not a curve")
      return
    }
    #expect(found.largestError > 0.01)
    #expect(try Self.judged(Self.shapes[0], curve.shape) <= found.largestError * (1 + 1e-9))
    #expect(found.notes == ["exceeds the tolerance of 0.001; more digits would keep it"])
  }

  @Test("A path that jumps is a line that jumps") func jump() throws {
    let path = Curve.Shape.path(
      try PathData("M 0,0 C .1,0 .3,.2 .4,.3 L .4,.6 C .5,.6 .9,.7 1,1"))
    let found = try MotionConverter().convert(.curve(Curve(path)), to: .linear)
    #expect(found.largestError <= 0.001)
    #expect(found.notes == [])
    guard case .curve(let curve) = found.motion, case .linear(let stops) = curve.shape else {
      Issue.record("not a line")
      return
    }
    let jump = stops.filter { $0.input == 0.4 }.map(\.output)
    #expect(jump == [0.3, 0.6])
    #expect(try Self.judged(path, curve.shape) <= found.largestError * (1 + 1e-9))
  }

  @Test("A tail belongs to the error of a spring's curve") func tail() throws {
    // It is at its target when the curve is over, and passes it.
    let spring = Spring(.perceptual(duration: .seconds(0.5), bounce: 0.3))
    let found = try MotionConverter(tolerance: 0.00002).convert(.spring(spring), to: .linear)
    guard case .curve(let curve) = found.motion, let time = curve.duration?.seconds else {
      Issue.record("not a curve with a duration")
      return
    }
    let solver = try SpringEvaluator(spring).solver
    let after = (0...20_000).map { abs(1 - solver.position(at: time * (1 + Double($0) / 10_000))) }
    #expect((after.max() ?? 1) <= found.largestError * (1 + 1e-9))
  }
}
