import Motion
import Presets
import SeededNumbers

/// Random motions are motions of every kind that has values over time, the same for the same seed.
struct RandomMotions: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(_ seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// A motion with a single progress, and with a time of its own.
  mutating func progressing() -> Motion {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .curve(curve(lasting: seconds()))
    case 1: .spring(spring())
    case 2: .keyframes(keyframes(tracks: 1))
    case 3: transition()
    default: animator(properties: 0)
    }
  }

  /// A motion that moves opacity, and maybe more.
  mutating func moving() -> Motion {
    chance(0.5)
      ? .keyframes(keyframes(tracks: Int.random(in: 1...3, using: &self)))
      : animator(properties: Int.random(in: 1...3, using: &self))
  }

  private mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  private mutating func seconds() -> Double { (number(0.05...3) * 1000).rounded() / 1000 }

  private mutating func spring() -> Spring {
    let parameters: Spring.Parameters =
      switch Int.random(in: 0..<3, using: &self) {
      case 0: .perceptual(duration: .seconds(seconds()), bounce: number(-0.5...0.95))
      case 1: .physical(mass: number(0.5...3), stiffness: number(5...500), damping: number(1...60))
      default: .settling(dampingRatio: number(0.1...1), duration: .seconds(seconds()))
      }
    var spring = Spring(parameters)
    if chance(0.3) { spring.initialVelocity = .number(number(-10...20)) }
    return spring
  }

  private mutating func curve(lasting seconds: Double?) -> Curve {
    let shape: Curve.Shape
    switch Int.random(in: 0..<4, using: &self) {
    case 0, 1:
      let ends = [0, 1, number(0...1), number(0...1), number(0...1)]
      shape = .cubicBezier(
        x1: ends[Int.random(in: 0..<5, using: &self)], y1: number(-1...2),
        x2: ends[Int.random(in: 0..<5, using: &self)], y2: number(-1...2))
    case 2:
      var stops = [Curve.Stop(input: 0, output: 0)]
      for _ in 0..<Int.random(in: 1...6, using: &self) {
        let last = stops[stops.count - 1].input
        let input = chance(0.2) ? last : min(last + number(0.001...0.3), 0.99)
        stops.append(Curve.Stop(input: input, output: number(-0.5...1.5)))
      }
      shape = .linear(stops + [Curve.Stop(input: 1, output: 1)])
    default:
      shape = .steps(
        Int.random(in: 2...40, using: &self),
        jump: [.start, .end, .both, .none].randomElement(using: &self) ?? .end)
    }
    return Curve(shape, duration: seconds.map(Time.seconds))
  }

  private mutating func timing() -> Timing? {
    chance(0.2) ? nil : chance(0.5) ? .curve(curve(lasting: nil)) : .spring(spring())
  }

  private mutating func keyframes(tracks count: Int) -> Keyframes {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(seconds())
    keyframes.timing = timing()
    if chance(0.3) { keyframes.beginTime = .seconds(seconds()) }
    if chance(0.2) { keyframes.autoreverses = true }
    for property in ["opacity", "position.x", "transform.scale"].prefix(count) {
      let values = (0..<Int.random(in: 2...6, using: &self)).map { _ in number(-100...300) }
      var track = Keyframes.Track(
        property: property, content: .values(values.map { .quantity(.number($0)) }))
      track.calculationMode =
        [nil, .linear, .cubic, .discrete, .paced].randomElement(using: &self) ?? nil
      let isDiscrete = track.calculationMode == .discrete
      if track.calculationMode != .paced, chance(0.6) {
        let inner = (0..<values.count - (isDiscrete ? 1 : 2)).map { _ in
          chance(0.3) ? number(0.5...0.51) : number(0...1)
        }
        track.keyTimes = ([0] + inner.sorted() + [1]).map { Fraction.decimal($0) }
      }
      if track.calculationMode == nil, chance(0.4) {
        track.timings = (1..<values.count).map { _ in timing() ?? .curve(Curve(.named(.easeIn))) }
      }
      keyframes.tracks.append(track)
    }
    return keyframes
  }

  private mutating func transition() -> Motion {
    var transition = Transition()
    transition.style = .fade
    transition.duration = .seconds(seconds())
    transition.timing = timing()
    return .transition(transition)
  }

  private mutating func animator(properties count: Int) -> Motion {
    var animator = Animator()
    animator.duration = .seconds(seconds())
    animator.timing = timing()
    for property in ["opacity", "position.x", "transform.scale"].prefix(count) {
      var animation = Animator.Animation(
        property: property, change: .to(.quantity(.number(number(-100...300)))))
      animation.from = .quantity(.number(number(-100...300)))
      if chance(0.3) { animation.delayFactor = Fraction.decimal(number(0...0.9)) }
      animator.animations.append(animation)
    }
    return .animator(animator)
  }
}
