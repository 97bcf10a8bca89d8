import Motion
import Testing

@testable import Motion

struct UIKitTrimmingTests {
  @Test(
    "Control points whose y lies outside 0…1 are trimmed",
    arguments: [
      ((0.2, -0.48, 0.79, 1.41), (0.2, 0.0, 0.79, 1.0)), ((0.2, 0, 0.4, 1.4), (0.2, 0, 0.4, 1)),
      ((0.2, -0.1, 0.4, 1), (0.2, 0, 0.4, 1)),
    ] as [((Double, Double, Double, Double), (Double, Double, Double, Double))])
  func trims(
    _ authored: (Double, Double, Double, Double), _ taken: (Double, Double, Double, Double)
  ) throws {
    let shape = Curve.Shape.cubicBezier(
      x1: authored.0, y1: authored.1, x2: authored.2, y2: authored.3)
    let trimmed = try #require(shape.trimmedByUIKit)
    #expect(trimmed == .cubicBezier(x1: taken.0, y1: taken.1, x2: taken.2, y2: taken.3))
    let (one, other) = (try CurveEvaluator(shape), try CurveEvaluator(trimmed))
    let worst = try #require(shape.trimmingDifference)
    let found =
      (0...20_000).map { step in
        abs(one.value(at: Double(step) / 20_000) - other.value(at: Double(step) / 20_000))
      }.max() ?? 0
    // Never too small, and hardly too large.
    #expect(worst.error >= found && worst.error < found + 1e-4)
    // Trimmed, it neither swings back nor goes beyond.
    #expect(
      (0...1000).allSatisfy { (0...1).contains(other.value(at: Double($0) / 1000)) })
  }

  @Test func othersAreTakenAsTheyAre() {
    #expect(Curve.Shape.cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1).trimmedByUIKit == nil)
    #expect(Curve.Shape.named(.easeOut).trimmingNote == nil)
    let timing = Timing.preset(Reference("curve/card"))
    #expect(timing.asUIKitTakesIt == timing)
  }

  @Test func aSimulatedAnimatorIsUIKits() throws {
    var animator = Animator()
    animator.duration = .seconds(1)
    animator.timing = .curve(Curve(.cubicBezier(x1: 0.2, y1: -0.48, x2: 0.79, y2: 1.41)))
    animator.animations = [.init(property: "position.x", change: .by(.quantity(.number(100))))]
    var simulation = try AnimatorSimulation(animator)
    try simulation.perform(.start())
    for step in 0...100 {
      simulation.advance(to: Double(step) / 100)
      #expect((0...1).contains(simulation.reading.position))
    }
    #expect(simulation.notes.contains { $0.hasPrefix("UIKit's animators clamp y to 0…1") })
  }
}
