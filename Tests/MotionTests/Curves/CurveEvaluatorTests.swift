import Motion
import Testing

struct CurveEvaluatorTests {
  static let emphasized =
    "M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"

  @Test(
    "What is no curve of time is refused",
    arguments: [
      (
        .cubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1),
        "x1 and x2 of a cubic Bézier curve must be from 0 to 1"
      ),
      (
        .cubicBezier(x1: 0, y1: 0, x2: .nan, y2: 1),
        "x1 and x2 of a cubic Bézier curve must be from 0 to 1"
      ),
      (
        .cubicBezier(x1: 0, y1: .infinity, x2: 1, y2: 1),
        "y1 and y2 of a cubic Bézier curve must be finite"
      ),
      (.linear([]), "a linear curve needs at least one stop"),
      (.linear([.init(input: .nan, output: 0)]), "the stops of a linear curve must be finite"),
      (.steps(0, jump: .end), "steps() needs at least 1 step"),
      (.steps(1, jump: .none), "steps() that jump at neither end need at least 2 steps"),
    ] as [(Curve.Shape, String)])
  func refused(shape: Curve.Shape, message: String) {
    let error = #expect(throws: MotionError.self) { try CurveEvaluator(shape) }
    #expect(error?.message == message)
  }

  @Test("A path is a row of Béziers")
  func path() throws {
    let curve = try CurveEvaluator(.path(PathData(Self.emphasized)))
    let first = try CubicBezier(
      x1: 0.05 / 0.166666, y1: 0, x2: 0.133333 / 0.166666, y2: 0.06 / 0.4)
    let second = try CubicBezier(
      x1: (0.208333 - 0.166666) / 0.833334, y1: 0.7, x2: (0.25 - 0.166666) / 0.833334, y2: 1)
    for step in 0...100 {
      let input = Double(step) / 100
      let expected =
        input < 0.166666
        ? 0.4 * first.value(at: input / 0.166666)
        : 0.4 + 0.6 * second.value(at: (input - 0.166666) / 0.833334)
      #expect(abs(curve.value(at: input) - expected) < 1e-13)
    }
  }

  @Test(
    "Lines, quadratic Béziers and jumps may be parts of a path",
    arguments: [
      ("M 0,0 L .5,.25 L 1,1", 0.25, 0.125, 0.5), ("M 0,0 L .5,.25 L 1,1", 0.75, 0.625, 1.5),
      ("M 0,0 L .5,.25 L 1,1", 2, 2.5, 1.5), ("M 0,0 L .5,.25 L 1,1", -1, -0.5, 0.5),
      ("M 0,0 Q .5,0 1,1", 0.5, 0.25, 1), ("M 0,0 Q .5,0 1,1", 0.25, 0.0625, 0.5),
      ("M 0,0 L .5,0 L .5,.5 L 1,1", 0.5, 0.5, 1),
      ("M 0,0 L .5,0 L .5,.5 L 1,1", 0.25, 0, 0), ("M 0,0 L 0,.5 L 1,1", 0, 0.5, 0.5),
      ("M 0,0 L 1,.5 L 1,1", 1, 1, .infinity), ("M 0,0 L 1,.5 L 1,1", 0.5, 0.25, 0.5),
    ] as [(String, Double, Double, Double)])
  func parts(path: String, input: Double, value: Double, slope: Double) throws {
    let curve = try CurveEvaluator(.path(PathData(path)))
    #expect(abs(curve.value(at: input) - value) < 1e-15)
    let actual = curve.derivative(at: input)
    #expect(actual == slope || abs(actual - slope) < 1e-14)
  }

  @Test("A single stop is a constant; what is not a number stays so")
  func edges() throws {
    let constant = try CurveEvaluator(.linear([.init(input: 0.4, output: 0.3)]))
    #expect([-1, 0, 0.4, 1, 2].map { constant.value(at: $0) } == [0.3, 0.3, 0.3, 0.3, 0.3])
    #expect(constant.derivative(at: 0.5) == 0)
    for shape in [
      .named(.easeIn), .path(try PathData(Self.emphasized)), .named(.linear),
      .steps(3, jump: .end),
    ] as [Curve.Shape] {
      #expect(try CurveEvaluator(shape).value(at: .nan).isNaN)
    }
  }

  @Test(
    "A Bézier whose points lie on the diagonal is straight",
    arguments: [(0, 0, 1, 1), (0, 0, 0, 0), (1, 1, 1, 1), (0.3, 0.3, 0.6, 0.6)]
      as [(Double, Double, Double, Double)])
  func straight(x1: Double, y1: Double, x2: Double, y2: Double) throws {
    let curve = try CurveEvaluator(.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    for input in [-0.5, 0, 0.1, 0.3, 1, 1.7] {
      #expect(curve.value(at: input) == input)
      #expect(curve.derivative(at: input) == 1)
    }
    let bezier = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    #expect(abs(bezier.value(at: 0.3) - 0.3) < 1e-15)
  }

  @Test(
    "Samples are the values at equal distances", arguments: [0, 2, 3, 8, 63, 64, 65, 1000],
    [
      (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (1, 0, 0, 1), (0.9, 0.1, 0.1, 0.9), (0, 1, 1, 0),
      (0.999999, 0, 0.000001, 1), (1, -2, 1, 3), (0, 2, 0, -2), (0, 0, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func samples(count: Int, points: (Double, Double, Double, Double)) throws {
    let curve = try CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
    let samples = curve.samples(count: count)
    let last = max(count, 2) - 1
    #expect(samples.count == last + 1)
    for (index, sample) in samples.enumerated() {
      let input = Double(index) / Double(last)
      let slope = curve.derivative(at: input)
      // The input of a sample may be rounded another way than the division's.
      let allowed = slope.isFinite ? 1e-14 * max(1, abs(slope)) : 1e-5
      #expect(abs(sample - curve.value(at: input)) <= allowed, "\(index)")
    }
    #expect(samples.first == 0 && samples.last == 1)
  }

  @Test("Whether a curve is prepared makes no difference to what it equals")
  func equality() {
    let curve = CubicBezier(.easeIn)
    #expect(curve == curve.prepared())
    #expect(Set([curve, curve.prepared(), CubicBezier(.easeOut)]).count == 2)
  }
}
