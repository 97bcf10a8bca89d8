import RuntimeQuartzCore
import Testing

extension RuntimeTests {
  @MainActor @Suite struct MediaTimingTests {
    /// What a layer's opacity is at an instant, of an animation from 0 to 1 whose model value is 0.5.
    struct Case: Sendable, CustomTestStringConvertible {
      let testDescription: String
      var duration = 1.0
      var beginTime = 0.0
      var timeOffset = 0.0
      var speed: Float = 1
      var repeatCount: Float = 0
      var repeatDuration = 0.0
      var autoreverses = false
      var fillMode = CAMediaTimingFillMode.removed
      var isRemoved = true
      let seen: [Double: Double]
    }

    nonisolated static let cases = [
      Case(testDescription: "one round", seen: [0: 0, 0.25: 0.25, 0.999: 0.999, 1: 0.5, 2: 0.5]),
      Case(
        testDescription: "the end stays", fillMode: .forwards, isRemoved: false,
        seen: [0.5: 0.5, 1: 1, 5: 1]),
      Case(
        testDescription: "a wait without and with its first value", beginTime: 1,
        seen: [0.5: 0.5, 1.25: 0.25, 2: 0.5]),
      Case(
        testDescription: "backwards", beginTime: 1, fillMode: .backwards,
        seen: [0: 0, 0.5: 0, 1.25: 0.25, 2: 0.5]),
      Case(
        testDescription: "one and a half rounds", repeatCount: 1.5, fillMode: .forwards,
        isRemoved: false, seen: [0.75: 0.75, 1: 0, 1.25: 0.25, 1.5: 0.5, 3: 0.5]),
      Case(
        testDescription: "there and back", autoreverses: true, fillMode: .both, isRemoved: false,
        seen: [0.75: 0.75, 1.25: 0.75, 2: 0, 3: 0]),
      Case(
        testDescription: "twice there and back", repeatCount: 2, autoreverses: true,
        seen: [2.25: 0.25, 3: 1, 3.5: 0.5, 4: 0.5]),
      Case(
        testDescription: "a time instead of a count", repeatDuration: 2.5,
        seen: [1.25: 0.25, 2.25: 0.25, 2.5: 0.5]),
      Case(testDescription: "twice as fast", speed: 2, seen: [0.25: 0.5, 0.499: 0.998, 0.5: 0.5]),
      Case(
        testDescription: "an offset wraps around", timeOffset: 0.25,
        seen: [0: 0.25, 0.5: 0.75, 0.75: 0, 0.9: 0.15]),
    ]

    @Test("An animation is shown when its timing says so", arguments: cases)
    func shown(_ timing: Case) throws {
      RuntimeClock.reset()
      let layer = CALayer()
      layer.opacity = 0.5
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = timing.duration
      animation.beginTime = timing.beginTime == 0 ? 0 : CACurrentMediaTime() + timing.beginTime
      (animation.timeOffset, animation.speed) = (timing.timeOffset, timing.speed)
      animation.repeatCount = timing.repeatCount
      animation.repeatDuration = timing.repeatDuration
      animation.autoreverses = timing.autoreverses
      animation.fillMode = timing.fillMode
      animation.isRemovedOnCompletion = timing.isRemoved
      let start = RuntimeClock.now
      layer.add(animation, forKey: nil)
      for (time, value) in timing.seen.sorted(by: { $0.key < $1.key }) {
        RuntimeClock.advance(to: start + time)
        let seen = try #require(layer.presentation()?.value(forKeyPath: "opacity") as? Double)
        #expect(abs(seen - value) < 1e-9, "at \(time) s")
      }
    }

    @Test("A paused layer stands still, and goes on from there") func pause() throws {
      RuntimeClock.reset()
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      layer.add(animation, forKey: "x")
      func x() -> Double? { layer.presentation()?.value(forKeyPath: "position.x") as? Double }
      RuntimeClock.advance(by: 0.25)
      // Source: Technical Q&A QA1673.
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      (layer.speed, layer.timeOffset) = (0, paused)
      RuntimeClock.advance(by: 10)
      #expect(try abs(#require(x()) - 25) < 1e-9)
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      #expect(try abs(#require(x()) - 25) < 1e-9)
      RuntimeClock.advance(by: 0.5)
      #expect(try abs(#require(x()) - 75) < 1e-9)
      RuntimeClock.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)
    }
  }
}
