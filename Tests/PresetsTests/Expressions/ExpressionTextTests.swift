import Motion
import Presets
import Testing

struct ExpressionTextTests {
  @Test(
    "An expression written out reads back as it was",
    arguments: [
      "ease-in", "linear 0.3s", "cubic-bezier(0.2, -0.5, 0, 1) 0.3s 0.1s", "steps(4, jump-both)",
      "linear(0, 0.5 25%, 0.7 33.333%, 1)", "linear(0, 0 25%, 0.25 25%, 1) 2s",
      "linear(0, 1.2 0.05%, 1)", "linear(0.1 -20%, 0.5 7%, 1 120%)",
      "spring(mass: 2, stiffness: 100, damping: 10)",
      "spring(dampingRatio: 0.5, stiffness: 80, mass: 3, initialVelocity: -2) 0.1s",
      "spring(duration: 0.5, bounce: -0.2)",
      "spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0.25)",
      "spring(dampingRatio: 0.7, duration: 1)", "0.3s",
    ])
  func roundTrip(text: String) throws {
    #expect(MotionExpression.text(of: try MotionExpression.parse(text)) == text)
  }

  @Test("Shares of any digits read back as they were") func shares() throws {
    var state: UInt64 = 1
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 11) * 0x1p-53
      let stops = [(0, 0), (share, 0.5), (1, 1)].map { Curve.Stop(input: $0.0, output: $0.1) }
      let motion = Motion.curve(Curve(.linear(stops)))
      let text = try #require(MotionExpression.text(of: motion))
      #expect(try MotionExpression.parse(text) == motion)
    }
  }

  @Test("A spring says whether it may be overdamped", arguments: [true, false])
  func overdamping(allows: Bool) throws {
    var spring = Spring(.physical(mass: 1, stiffness: 1, damping: 4))
    spring.allowsOverdamping = allows
    let text = "spring(mass: 1, stiffness: 1, damping: 4, allowsOverdamping: \(allows))"
    #expect(MotionExpression.text(of: .spring(spring)) == text)
    #expect(try MotionExpression.parse(text) == .spring(spring))
  }

  @Test("What an expression has no words for") func none() throws {
    let path = try PathData("M 0,0 L 1,1")
    #expect(MotionExpression.text(of: .curve(Curve(.path(path)))) == nil)
    let named = Curve(.use(Reference("curve/card")))
    #expect(MotionExpression.text(of: .curve(named)) == nil)
    let delayed = Curve(.named(.easeIn), delay: .seconds(1))
    #expect(MotionExpression.text(of: .curve(delayed)) == nil)
  }
}
