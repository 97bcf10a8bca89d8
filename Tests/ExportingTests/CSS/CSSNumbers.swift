import Foundation
import Motion
import SeededNumbers

/// Random keyframes that are the same in every run.
struct CSSNumbers: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// How many are tried: more if `make thorough` runs the tests.
  static let count = ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 30 : 600

  mutating func next() -> UInt64 { numbers.next() }

  private mutating func flip() -> Bool { Bool.random(using: &self) }

  /// Keyframes of one number, and how far its values lie apart.
  mutating func keyframes() -> (Keyframes, range: Double) {
    let count = Int.random(in: 2...5, using: &self)
    let values = (0..<count).map { _ in (number(-2...3) * 100).rounded() / 100 }
    var authored = values.map { PropertyValue.quantity(.number($0)) }
    if flip() { authored[0] = .current }
    var track = Keyframes.Track(property: "transform.scale", content: .values(authored))
    switch Int.random(in: 0..<4, using: &self) {
    case 0: track.calculationMode = .cubic
    case 1: track.calculationMode = .discrete
    default: break
    }
    if flip() {
      track.timings = (1..<count).map { _ in .curve(Curve(shape())) }
    }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    keyframes.fillMode = .both
    keyframes.tracks = [track]
    if flip() { keyframes.timing = timing() }
    return (keyframes, (values.max() ?? 1) - (values.min() ?? 0))
  }

  private mutating func shape() -> Curve.Shape {
    if flip() {
      return .linear([
        .init(input: 0, output: 0), .init(input: number(0.2...0.8), output: number(-0.5...1.5)),
        .init(input: 1, output: 1),
      ])
    }
    return .cubicBezier(
      x1: number(0...1), y1: number(-0.5...1.5), x2: number(0...1), y2: number(-0.5...1.5))
  }

  private mutating func timing() -> Timing {
    if flip() { return .curve(Curve(shape())) }
    return .spring(
      Spring(.perceptual(duration: .seconds(number(0.2...1)), bounce: number(-0.3...0.6))))
  }
}
