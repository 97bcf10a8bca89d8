import RuntimeQuartzCore
import Testing

extension RuntimeTests {
  @MainActor @Suite struct AnimationTests {
    init() { RuntimeClock.reset() }

    private func seen(_ layer: CALayer, _ keyPath: String) -> Double {
      layer.presentation()?.value(forKeyPath: keyPath) as? Double ?? .nan
    }

    /// The value at half a second of an animation of one, over a model value of 100.
    @Test(
      "The ends of an animation that names one or two of them",
      arguments: [
        (0, 10, nil, 5), (0, nil, nil, 50), (nil, 0, nil, 50), (0, nil, 10, 5), (nil, 10, 4, 8),
        (nil, nil, 10, 105),
      ] as [(Double?, Double?, Double?, Double)])
    func ends(from: Double?, to: Double?, by: Double?, half: Double) {
      let layer = CALayer()
      layer.zPosition = 100
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      RuntimeClock.advance(by: 0.5)
      #expect(seen(layer, "zPosition") == half)
    }

    @Test("An additive animation adds to what is under it") func additive() {
      let layer = CALayer()
      layer.position = CGPoint(x: 10, y: 20)
      for (key, path, to) in [
        ("a", "position.x", 100.0), ("b", "position.x", 10), ("c", "position.y", 1),
      ] {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (0, to, 1)
        animation.isAdditive = true
        layer.add(animation, forKey: key)
      }
      RuntimeClock.advance(by: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 65, y: 20.5))
      #expect(layer.position == CGPoint(x: 10, y: 20))
    }

    @Test("A cumulative animation goes on from the value of the round before") func cumulative() {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
      (animation.isCumulative, animation.repeatCount) = (true, 3)
      layer.add(animation, forKey: nil)
      RuntimeClock.advance(by: 2.5)
      #expect(seen(layer, "zPosition") == 25)
    }

    /// The values at quarters of four keys: 0, 10, 10, 40.
    @Test(
      "Keyframes are joined by their mode",
      arguments: [
        (.linear, [0, 7.5, 10, 17.5, 40]), (.discrete, [0, 10, 10, 40, 40]),
        (.paced, [0, 10, 20, 30, 40]),
      ] as [(CAAnimationCalculationMode, [Double])])
    func modes(mode: CAAnimationCalculationMode, values: [Double]) {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      (animation.values, animation.duration) = ([0, 10, 10, 40], 1)
      animation.calculationMode = mode
      (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
      layer.add(animation, forKey: nil)
      for value in values {
        #expect(abs(seen(layer, "zPosition") - value) < 1e-9)
        RuntimeClock.advance(by: 0.25)
      }
    }

    @Test("A cubic curve leads through its values, by tangents that settings bend") func cubic() {
      var keys = RuntimeKeyframes([0, 10, 0].map { RuntimeValue($0) }, mode: .cubic)
      #expect(keys.value(at: 0.5).number == 10)
      // Level at the top; from a chord of 10 at the start: Hermite's value halfway.
      #expect(keys.value(at: 0.25).number == 5 + 10 / 8.0)
      keys.tension = [1, 1, 1]
      #expect(keys.value(at: 0.25).number == 5)
    }

    @Test("Key times and timings of segments") func timings() {
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      (animation.values, animation.duration) = ([0, 10, 20], 1)
      animation.keyTimes = [0, 0.8, 1]
      animation.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
      layer.add(animation, forKey: nil)
      RuntimeClock.advance(by: 0.4)
      // Of ease in, x = .5 is at t = .638 999…, solved with 60 digits.
      #expect(abs(seen(layer, "zPosition") - 10 * 0.315_356_813) < 1e-6)
      RuntimeClock.advance(by: 0.5)
      #expect(abs(seen(layer, "zPosition") - 15) < 1e-9)
    }

    @Test("A path is followed by length, evenly over its pieces or paced") func path() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      for (mode, point) in [
        (CAAnimationCalculationMode.linear, CGPoint(x: 10, y: 15)), (.paced, CGPoint(x: 10, y: 20)),
      ] {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration, animation.calculationMode) = (path, 1, mode)
        layer.add(animation, forKey: nil)
        RuntimeClock.advance(by: 0.75)
        let seen = layer.presentation()?.position ?? .zero
        #expect(hypot(seen.x - point.x, seen.y - point.y) < 1e-9)
      }
    }

    @Test("A group plays its members in its own time, and cuts them") func group() {
      let layer = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      (fade.beginTime, fade.repeatCount) = (0.5, .infinity)
      fade.fillMode = .backwards
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue) = (0, 100)
      let group = CAAnimationGroup()
      (group.animations, group.duration, group.speed) = ([fade, move], 2, 2)
      layer.add(group, forKey: "group")
      #expect(seen(layer, "opacity") == 0)
      RuntimeClock.advance(by: 0.5)
      #expect(seen(layer, "opacity") == 0.5)
      // Without a duration of its own, a member takes that of the group.
      #expect(seen(layer, "position.x") == 50)
      RuntimeClock.advance(by: 0.5)
      #expect(seen(layer, "opacity") == 1)
      #expect(layer.animationKeys() == nil)
    }

    @Test("A spring moves in its own seconds, and stops at the duration") func spring() {
      let layer = CALayer()
      let animation = CASpringAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue) = (0, 1)
      #expect(abs(animation.settlingDuration - 1.4727) < 5e-5)
      animation.duration = 0.3
      layer.add(animation, forKey: nil)
      RuntimeClock.advance(by: 0.2)
      // 1 − e^(−1)(cos √3 + sin √3 / √3)
      let root = 3.0.squareRoot()
      #expect(
        abs(seen(layer, "zPosition") - (1 - exp(-1) * (cos(root) + sin(root) / root))) < 1e-12)
      RuntimeClock.advance(by: 0.1)
      #expect(seen(layer, "zPosition") == 0)
    }

    @Test("Key paths of a transform turn about x, y and z, after scaling and before moving")
    func transform() {
      let layer = CALayer()
      layer.setValue(0, forKeyPath: "transform.scale")
      layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
      layer.setValue(7, forKeyPath: "transform.translation.x")
      layer.setValue(2, forKeyPath: "transform.scale")
      #expect(layer.value(forKeyPath: "transform.rotation") as? Double == .pi / 2)
      #expect(abs(layer.transform.m12 - 2) < 1e-12)
      #expect(layer.transform.m41 == 7)
      #expect(
        layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 7, height: 0))
      layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      #expect(abs((layer.value(forKeyPath: "transform.rotation.y") as? Double ?? 0) - 0.5) < 1e-12)
    }
  }
}
