import Foundation
import Motion
import SeededNumbers

/// Random motions that are the same in every run.
struct ConversionNumbers: RandomNumberGenerator {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// How many are tried: more if `make thorough` runs the tests.
  static let count = ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 200 : 10_000

  mutating func next() -> UInt64 { numbers.next() }

  /// A number that is often at one of the ends of its range.
  private mutating func edgy(_ range: ClosedRange<Double>) -> Double {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: number(range)
    }
  }

  mutating func shape() throws -> Curve.Shape {
    switch Int.random(in: 0..<8, using: &self) {
    case 0:
      let count = Int.random(in: 2...6, using: &self)
      let inputs = (0..<count).map { _ in edgy(0...1) }.sorted()
      return .linear(inputs.map { Curve.Stop(input: $0, output: number(-0.5...1.5)) })
    case 1: return try path()
    case 2: return .steps(Int.random(in: 2...9, using: &self), jump: .end)
    default:
      return .cubicBezier(x1: edgy(0...1), y1: edgy(-1...2), x2: edgy(0...1), y2: edgy(-1...2))
    }
  }

  private mutating func path() throws -> Curve.Shape {
    let middle = (x: number(0.1...0.9), y: number(-0.5...1.5))
    func point(_ x: Double, _ y: Double) -> String { "\(x),\(y)" }
    var text = "M 0,0 C"
    text += " \(point(edgy(0...1) * middle.x, number(-0.5...1.5)))"
    text += " \(point(edgy(0...1) * middle.x, number(-0.5...1.5)))"
    text += " \(point(middle.x, middle.y))"
    if Bool.random(using: &self) { text += " L \(point(middle.x, number(-0.5...1.5)))" }
    let rest = 1 - middle.x
    text += " C \(point(middle.x + edgy(0...1) * rest, number(-0.5...1.5)))"
    text += " \(point(min(middle.x + edgy(0...1) * rest, 1), number(-0.5...1.5))) 1,1"
    return .path(try PathData(text))
  }

  mutating func spring() -> Spring {
    var spring: Spring
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      spring = Spring(.perceptual(duration: .seconds(number(0.1...2)), bounce: edgy(-0.6...0.7)))
    case 1:
      spring = Spring(
        .ratio(dampingRatio: edgy(0.15...1), stiffness: number(20...900), mass: nil))
    case 2:
      spring = Spring(
        .physical(mass: number(0.2...3), stiffness: number(20...400), damping: number(8...40)))
    default: spring = Spring(.settling(dampingRatio: edgy(0.3...1), duration: .seconds(0.6)))
    }
    if Bool.random(using: &self) { spring.initialVelocity = .number(number(-10...10)) }
    return spring
  }
}
