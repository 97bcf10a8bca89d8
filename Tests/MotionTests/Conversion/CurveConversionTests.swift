import Motion
import Testing

struct CurveConversionTests {
  private static func convert(
    _ shape: Curve.Shape, to form: ConversionForm, _ converter: MotionConverter = MotionConverter()
  ) throws -> Conversion {
    try converter.convert(.curve(Curve(shape)), to: form)
  }

  private static func stops(_ points: [(Double, Double)]) -> Curve.Shape {
    .linear(points.map { Curve.Stop(input: $0.0, output: $0.1) })
  }

  @Test(
    "What another form can hold is exact",
    arguments: [
      (.named(.easeIn), .cubicBezier, .cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)),
      (stops([(0, 0), (1, 1)]), .cubicBezier, .cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)),
      (.named(.linear), .linear, stops([(0, 0), (1, 1)])),
      (.steps(2, jump: .end), .linear, stops([(0, 0), (0.5, 0), (0.5, 0.5), (1, 0.5), (1, 1)])),
      (stops([(0, 0), (0.3, 0.7), (1, 1)]), .linear, stops([(0, 0), (0.3, 0.7), (1, 1)])),
      (.named(.easeIn), .css, .named(.easeIn)),
      (.steps(3, jump: .both), .css, .steps(3, jump: .both)),
    ] as [(Curve.Shape, ConversionForm, Curve.Shape)])
  func exact(shape: Curve.Shape, form: ConversionForm, expected: Curve.Shape) throws {
    let found = try Self.convert(shape, to: form)
    #expect(found.motion == .curve(Curve(expected)))
    #expect(found.isExact)
    #expect(found.largestError == 0)
    #expect(found.timeOfLargestError == nil)
  }

  @Test(
    "Paths of curves are the same curves",
    arguments: [
      (.cubicBezier(x1: 0.2, y1: -0.5, x2: 0, y2: 1), "M 0,0 C 0.2,-0.5 0,1 1,1"),
      (stops([(0, 0), (0.3, 0.7), (1, 1)]), "M 0,0 L 0.3,0.7 1,1"),
      (.steps(2, jump: .end), "M 0,0 L 0.5,0 0.5,0.5 1,0.5 1,1"),
    ] as [(Curve.Shape, String)])
  func path(shape: Curve.Shape, text: String) throws {
    let found = try Self.convert(shape, to: .path)
    let path = try PathData(text)
    #expect(found.motion == .curve(Curve(.path(path))))
    let (old, new) = (try CurveEvaluator(shape), try CurveEvaluator(.path(path)))
    for step in 0...1000 {
      let input = Double(step) / 1000
      #expect(abs(old.value(at: input) - new.value(at: input)) < 1e-12)
    }
  }

  @Test("A path of one Bézier is that Bézier, of several it is not") func paths() throws {
    let one = Curve.Shape.path(try PathData("M 0,0 C .2,0 0,1 1,1"))
    #expect(try Self.convert(one, to: .css).isExact)
    let several = Curve.Shape.path(
      try PathData("M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"))
    let css = try Self.convert(several, to: .css)
    #expect(!css.isExact)
    #expect(css.largestError <= 0.001)
    #expect(css.notes == ["CSS has no curve of several Bézier curves"])
  }

  @Test(
    "The spring nearest to a curve is off by what is said",
    arguments: [.perceptual, .physical, .settling] as [ConversionForm])
  func spring(form: ConversionForm) throws {
    let shape = Curve.Shape.cubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)
    let found = try Self.convert(shape, to: form, MotionConverter(duration: 0.4))
    guard case .spring(let spring) = found.motion else {
      Issue.record("not a spring")
      return
    }
    let (curve, solver) = (try CurveEvaluator(shape), try SpringEvaluator(spring).solver)
    let worst =
      (0...10_000).map { Double($0) / 10_000 }
      .map { abs(curve.value(at: $0) - solver.position(at: $0 * 0.4)) }.max() ?? 1
    #expect(worst <= found.largestError)
    #expect(abs(worst - found.largestError) < 1e-4)
    #expect(found.largestError < 0.1)
  }

  @Test("A spring needs the curve's time") func noTime() {
    #expect(
      throws: MotionError(
        "a spring has a duration of its own, but this curve has none", kind: .missingDuration)
    ) { try Self.convert(.named(.easeOut), to: .perceptual) }
  }

  @Test("A curve that does not run from 0 to 1 is no path") func ends() {
    #expect(throws: MotionError.self) {
      try Self.convert(Self.stops([(0, 0.5), (1, 1)]), to: .path)
    }
  }
}
