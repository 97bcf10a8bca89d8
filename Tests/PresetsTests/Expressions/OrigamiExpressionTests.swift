import Motion
import Testing

@testable import Presets

/// Springs of Origami are those that React Native's own conversion makes of the same figures.
struct OrigamiExpressionTests {
  @Test(
    "Origami's figures become a stiffness and a damping",
    arguments: [
      // React Native's defaults, and Pop's; computed by rebound's published formulas.
      ("origami(tension: 40, friction: 7)", 230.2, 22),
      ("origami(tension: 30, friction: 8)", 194, 25),
      ("origami(bounciness: 8, speed: 12)", 342.100588235, 24.6840192453),
      ("origami(speed: 12, bounciness: 10)", 342.100588235, 22.0210168686),
    ])
  func physical(text: String, stiffness: Double, damping: Double) throws {
    let spring = Spring(.physical(mass: 1, stiffness: stiffness, damping: damping))
    #expect(try MotionExpression.parse(text) == .spring(spring))
  }

  @Test("A spring of Origami may be overdamped") func overdamped() throws {
    guard
      case .spring(let spring) = try MotionExpression.parse("origami(tension: 20, friction: 20) 1s")
    else { throw MotionError("not a spring") }
    #expect(spring.allowsOverdamping == true)
    #expect(spring.delay == .seconds(1))
  }

  @Test(
    "Figures that make no spring are refused",
    arguments: [
      "origami(tension: 40)", "origami()", "origami(tension: 40, friction: 7, speed: 1)",
      "origami(tension: 40, tension: 7)", "origami(tension: -40, friction: 7)",
      "origami(mass: 1, friction: 7)", "origami(tension: 40, friction: 0.00001e0",
    ])
  func refused(text: String) {
    #expect(throws: MotionError.self) { try MotionExpression.parse(text) }
  }
}
