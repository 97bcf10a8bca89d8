import Motion
import Testing

struct CurveExtremaTests {
  @Test(
    "Extrema and where they are",
    arguments: [
      (.named(.easeInEaseOut), 0, 0, 1, 1, true),
      // Found with 40 digits.
      (
        .cubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55), 0.1981304112742503,
        -0.09271322092910239,
        0.7847469472163157, 1.092713220929102, false
      ),
      (
        .linear([
          .init(input: 0, output: 0.2), .init(input: 0.5, output: -1), .init(input: 1, output: 1),
        ]),
        0.5, -1, 1, 1, false
      ),
      (.linear([.init(input: -1, output: 0), .init(input: 2, output: 3)]), 0, 1, 1, 2, true),
      (.linear([.init(input: 0.5, output: 0), .init(input: 0.5, output: 4)]), 0, 4, 0, 4, true),
      (.linear([.init(input: 0, output: 1), .init(input: 1, output: 0)]), 1, 0, 0, 1, true),
      (.steps(4, jump: .start), 0, 0, 0.75, 1, true), (.steps(4, jump: .end), 0, 0, 1, 1, true),
    ] as [(Curve.Shape, Double, Double, Double, Double, Bool)])
  func extrema(
    shape: Curve.Shape, leastInput: Double, least: Double, largestInput: Double, largest: Double,
    isMonotonic: Bool
  ) throws {
    let curve = try CurveEvaluator(shape)
    let extrema = curve.extrema
    #expect(abs(extrema.least.input - leastInput) < 1e-8)
    #expect(abs(extrema.least.value - least) < 1e-9)
    #expect(abs(extrema.largest.input - largestInput) < 1e-8)
    #expect(abs(extrema.largest.value - largest) < 1e-9)
    #expect(curve.isMonotonic == isMonotonic)
  }

  @Test(
    "No sample lies beyond the extrema, and the curve has them there",
    arguments: try CurveVector.gated("bezier_hard"))
  func bounds(vector: CurveVector) throws {
    let curve = CurveEvaluator(try vector.bezier)
    let (least, largest) = curve.extrema
    for sample in curve.samples(count: 401) {
      #expect(sample >= least.value - 1e-13 && sample <= largest.value + 1e-13)
    }
    // Where the curve is level the value hardly depends on the input.
    for extremum in [least, largest] where curve.derivative(at: extremum.input).magnitude < 1e-3 {
      #expect(abs(curve.value(at: extremum.input) - extremum.value) < 1e-12)
    }
  }

  @Test(
    "The first input that reaches a value",
    arguments: [
      (.named(.linear), 0.9, 0.9), (.named(.easeOut), 0.6846431874274607, 0.5),
      (.named(.default), 0.802403387584857, 0.5), (.named(.easeIn), 0, 0), (.named(.easeIn), 1, 1),
      (.named(.easeIn), 1.5, nil), (.steps(4, jump: .end), 0.3, 0.5),
      (.steps(4, jump: .end), 0.25, 0.25), (.steps(4, jump: .start), 0.1, 0),
      (.steps(4, jump: .none), 0.9, 0.75),
      (
        .linear([
          .init(input: 0, output: 0), .init(input: 0.5, output: 2), .init(input: 1, output: 1),
        ]),
        1, 0.25
      ),
      (.linear([.init(input: 0, output: 0.5), .init(input: 1, output: 1)]), 0.2, nil),
      (.linear([.init(input: 0, output: 0.5)]), 0.5, 0),
      // Up over 1, then down to it.
      (.cubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1), 1.0424743802366945, 0.4149273467972679),
      (.cubicBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55), -0.06629147733352875, 0.1),
    ] as [(Curve.Shape, Double, Double?)])
  func reaching(shape: Curve.Shape, output: Double, expected: Double?) throws {
    let curve = try CurveEvaluator(shape)
    let input = curve.input(reaching: output)
    guard let expected, let input else {
      #expect(input == nil && expected == nil)
      return
    }
    #expect(abs(input - expected) < 1e-9)
  }

  @Test("The largest difference of two curves")
  func difference() throws {
    let line = try CurveEvaluator(.named(.linear))
    let square = try CurveEvaluator(.path(PathData("M 0,0 Q .5,0 1,1")))
    let (difference, input) = line.largestDifference(from: square, count: 101)
    #expect(abs(difference - 0.25) < 1e-15)
    #expect(input == 0.5)
    #expect(line.largestDifference(from: line) == (0, 0))
  }
}
