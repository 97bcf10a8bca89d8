import Motion
import Presets
import Testing

struct HostileMotionTests {
  private static func track(_ content: Keyframes.Content, _ mode: Keyframes.CalculationMode)
    -> Motion
  {
    var keyframes = Keyframes()
    var track = Keyframes.Track(property: "position", content: content)
    track.calculationMode = mode
    keyframes.tracks = [track]
    return .keyframes(keyframes)
  }

  private static func spring(_ parameters: Spring.Parameters, velocity: Double = 0) -> Motion {
    var spring = Spring(parameters)
    spring.initialVelocity = .number(velocity)
    return .spring(spring)
  }

  private static func values(_ numbers: [Double]) -> Keyframes.Content {
    .values(numbers.map { .quantity(.number($0)) })
  }

  /// Motions with figures at the ends of what a number can hold.
  static let motions: [Motion] = {
    let far = try? PathData("M 0,0 C 1.7e308,2.6 1e-300,-1 -1e300,-1")
    var endless = Keyframes()
    endless.tracks = [.init(property: "x", content: values([0, 1]))]
    endless.beginTime = .seconds(-1e300)
    endless.duration = .seconds(.leastNonzeroMagnitude)
    endless.repeatCount = .infinite
    return [
      .curve(Curve(.cubicBezier(x1: 1, y1: 1e300, x2: 0, y2: -1e300))),
      .curve(Curve(.steps(1_000_000, jump: .both), duration: .seconds(.leastNonzeroMagnitude))),
      spring(.physical(mass: 1e300, stiffness: 1e-300, damping: .leastNonzeroMagnitude)),
      spring(.physical(mass: 1e-300, stiffness: 1e300, damping: 1.7e308), velocity: -1e300),
      spring(.perceptual(duration: .seconds(1e-300), bounce: 1 - 1e-16), velocity: 1.7e308),
      spring(.settling(dampingRatio: 1e-300, duration: .seconds(1e9))),
      track(values([0, 1e300, -1e300, 1e-300]), .cubicPaced),
      track(values([1.7e308, -1.7e308]), .cubic), .keyframes(endless),
    ] + (far.map { [track(.path($0), .paced), track(.path($0), .linear)] } ?? [])
  }()

  @Test("Facts are finite, and found in no time", .timeLimit(.minutes(1)), arguments: motions)
  func facts(motion: Motion) {
    let facts = PresetFacts(of: motion)
    for fact in [
      facts.duration, facts.delay, facts.settling, facts.overshoot, facts.dampingRatio,
      facts.bounce, facts.timeTo90Percent,
    ] {
      #expect(fact?.isFinite ?? true)
    }
    #expect(facts.sketch?.samples.allSatisfy(\.isFinite) ?? true)
  }

  @Test("Values are found too, whatever the moment", .timeLimit(.minutes(1)), arguments: motions)
  func values(motion: Motion) throws {
    guard let evaluator = try? MotionEvaluator(motion) else { return }
    for track in evaluator.tracks {
      for moment in [-1e300, 0, 0.3, 1e300, .infinity, .nan] {
        let point = track.point(at: moment)
        #expect(point.terms.isEmpty)
      }
    }
  }
}
