import Motion
import SeededNumbers

/// A random motion is made up of chance, the same for the same seed.
struct RandomMotion {
  private var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: (seed &+ 1) &* 0xD134_2543_DE82_EF95)
  }

  /// A number at least 0 and less than 1.
  mutating func fraction() -> Double {
    Double(numbers.next() >> 11) * 0x1p-53
  }

  mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * fraction() }

  mutating func chance(_ share: Double) -> Bool { fraction() < share }

  mutating func pick(_ count: Int) -> Int { Int(fraction() * Double(count)) }

  /// A spring in one of the five forms, often critically damped or fast at its start.
  mutating func spring() -> Spring {
    let ratio = chance(0.2) ? 1 : exp2(number(-5, 2))
    let time = exp2(number(-3, 2))
    let stiffness = exp2(number(2, 11))
    var spring: Spring
    switch pick(5) {
    case 0:
      let mass = chance(0.5) ? 1 : exp2(number(-3, 3))
      let damping = 2 * ratio * (stiffness * mass).squareRoot()
      spring = Spring(.physical(mass: mass, stiffness: stiffness, damping: damping))
    case 1: spring = Spring(.ratio(dampingRatio: ratio, stiffness: stiffness, mass: nil))
    case 2:
      let bounce = ratio > 1 ? 1 / ratio - 1 : 1 - ratio
      spring = Spring(.perceptual(duration: .seconds(time), bounce: bounce))
    case 3:
      spring = Spring(
        .response(response: .seconds(time), dampingFraction: ratio, blendDuration: nil))
    default: spring = Spring(.settling(dampingRatio: min(ratio, 1), duration: .seconds(time)))
    }
    if chance(0.7) {
      spring.initialVelocity = .number((chance(0.5) ? 1 : -1) * exp2(number(-3, 6)))
    }
    if chance(0.3) { spring.allowsOverdamping = chance(0.5) }
    return spring
  }

  /// A `linear()`, whose stops may jump and leave 0…1.
  mutating func line() -> Curve.Shape {
    var input = 0.0
    let stops = (0...(1 + pick(6))).map { index -> Curve.Stop in
      if index > 0, chance(0.8) { input += fraction() }
      return Curve.Stop(input: input, output: chance(0.2) ? 1 : number(-0.5, 1.5))
    }
    return .linear(stops.map { .init(input: input > 0 ? $0.input / input : 0, output: $0.output) })
  }

  mutating func timing() -> Timing {
    switch pick(5) {
    case 0: return .curve(Curve(line()))
    case 1:
      let jump = Curve.Jump.allCases[pick(Curve.Jump.allCases.count)]
      return .curve(Curve(.steps(2 + pick(4), jump: jump)))
    case 2: return .spring(spring())
    default:
      let (x1, x2) = (chance(0.2) ? 0 : fraction(), chance(0.2) ? 1 : fraction())
      return .curve(
        Curve(.cubicBezier(x1: x1, y1: number(-0.7, 1.7), x2: x2, y2: number(-0.7, 1.7))))
    }
  }

  /// Keyframes of one track of numbers, of values or of frames.
  mutating func keyframes() -> Keyframes {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    if chance(0.5) { keyframes.timing = timing() }
    let count = 2 + pick(5)
    var track = Keyframes.Track(property: "position.x", content: .values([]))
    let modes = Keyframes.CalculationMode.allCases
    if chance(0.6) { track.calculationMode = modes[pick(modes.count)] }
    if chance(0.25) {
      track.content = .frames(
        (0..<count).map { _ in
          let start = fraction()
          return .init(
            start: .decimal(start), duration: .decimal(number(0, 1 - start)),
            change: chance(0.7) ? .to(value()) : .by(value()))
        })
    } else {
      track.content = .values((0..<count).map { _ in value() })
      if chance(0.6) {
        let inner = (2..<max(count, 2)).map { _ in chance(0.3) ? 0.5 : fraction() }.sorted()
        track.keyTimes = ([0] + inner + [1]).map { .decimal($0) }
      }
      if chance(0.4) { track.timings = (1..<count).map { _ in timing() } }
    }
    keyframes.tracks = [track]
    return keyframes
  }

  private mutating func value() -> PropertyValue {
    .quantity(.number(chance(0.2) ? 0 : chance(0.2) ? 100 : number(-200, 300)))
  }
}

/// 2 to the power of a number, to a few digits: enough for chance.
private func exp2(_ power: Double) -> Double {
  let whole = power.rounded(.down)
  let rest = (power - whole) * 0.693_147_18
  let part = 1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest / 24)))
  return Double(sign: .plus, exponent: Int(whole), significand: 1) * part
}
