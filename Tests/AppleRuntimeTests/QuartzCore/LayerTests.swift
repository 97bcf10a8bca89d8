import RuntimeQuartzCore
import Testing

extension RuntimeTests {
  @MainActor @Suite struct LayerTests {
    init() { RuntimeClock.reset() }

    /// Keeps what it's told.
    private final class Listener: CAAnimationDelegate {
      var events: [String] = []
      func animationDidStart(_ anim: CAAnimation) { events.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("stop \(flag)")
      }
    }

    private func fade(_ listener: Listener? = nil) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      animation.delegate = listener
      return animation
    }

    @Test("A layer animates its own changes in .25 s, unless a transaction says otherwise")
    func implicit() {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      layer.opacity = 0
      RuntimeClock.advance(by: 0.125)
      let middle = Double(layer.presentation()?.opacity ?? 0)
      // The default curve at its half.
      #expect(abs(middle - (1 - 0.802_403_387)) < 1e-6)
      #expect(layer.opacity == 0)
      RuntimeClock.advance(by: 0.125)
      #expect(layer.presentation()?.opacity == 0)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
      RuntimeClock.advance(by: 0.75)
      #expect(layer.presentation()?.opacity == 0.25)
    }

    @Test("Actions take the place of a layer's own animations") func actions() {
      let layer = CALayer()
      let action = CABasicAnimation()
      action.duration = 2
      layer.actions = ["zPosition": action, "opacity": NSNull()]
      layer.zPosition = 100
      layer.opacity = 0
      RuntimeClock.advance(by: 1)
      #expect(layer.presentation()?.zPosition == 50)
      #expect(layer.presentation()?.opacity == 0)
    }

    @Test("A delegate hears of the start, and of the end or of a removal") func delegate() {
      let layer = CALayer()
      let (first, second) = (Listener(), Listener())
      layer.add(fade(first), forKey: "a")
      layer.add(fade(second), forKey: "b")
      RuntimeClock.advance(by: 0.5)
      layer.removeAnimation(forKey: "a")
      #expect(first.events == ["start", "stop false"])
      #expect(second.events == ["start"])
      RuntimeClock.advance(by: 0.5)
      #expect(second.events == ["start", "stop true"])
      #expect(layer.animationKeys() == nil)
    }

    @Test("An animation that isn't removed stays, and is replaced by one with its key") func kept()
    {
      let layer = CALayer()
      let listener = Listener()
      let kept = fade(listener)
      (kept.isRemovedOnCompletion, kept.fillMode) = (false, .forwards)
      layer.opacity = 0.5
      layer.add(kept, forKey: "a")
      RuntimeClock.advance(by: 2)
      #expect(layer.presentation()?.opacity == 1)
      #expect(listener.events == ["start", "stop true"])
      layer.add(fade(), forKey: "a")
      #expect(layer.animationKeys() == ["a"])
      RuntimeClock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test("A transaction's block runs when its animations have ended, or at once without any")
    func completion() {
      nonisolated(unsafe) var done: [Double] = []
      let layer = CALayer()
      let start = RuntimeClock.now
      CATransaction.begin()
      CATransaction.setCompletionBlock { done.append(RuntimeClock.now - start) }
      layer.add(fade(), forKey: "a")
      CATransaction.commit()
      RuntimeClock.advance(by: 0.5)
      #expect(done.isEmpty)
      RuntimeClock.advance(by: 1)
      #expect(done == [1])
      CATransaction.begin()
      CATransaction.setCompletionBlock { done.append(RuntimeClock.now - start) }
      CATransaction.commit()
      RuntimeClock.finishTurn()
      RuntimeClock.advance(by: 0)
      #expect(done == [1, 1.5])
    }

    @Test("The speed of a layer counts for its sublayers") func hierarchy() {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      parent.speed = 0.5
      layer.add(fade(), forKey: "a")
      RuntimeClock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.5)
      RuntimeClock.advance(by: 1)
      #expect(layer.animationKeys() == nil)
    }

    @Test("A key path leads into a sublayer, also that of an animation") func sublayers() {
      let (parent, dot) = (CALayer(), CALayer())
      dot.name = "dot"
      parent.addSublayer(dot)
      let move = CABasicAnimation(keyPath: "sublayers.dot.position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
      parent.add(move, forKey: nil)
      RuntimeClock.advance(by: 0.5)
      #expect(dot.presentation()?.position.x == 50)
      parent.setValue(3, forKeyPath: "sublayers.dot.position.y")
      #expect(dot.position.y == 3)
    }

    @Test("A frame is where the transformed bounds are") func frame() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.position == CGPoint(x: 60, y: 45))
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
      layer.anchorPoint = .zero
      #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    }

    @Test("A transition of contents is shown with its progress") func transition() throws {
      let layer = CALayer()
      let push = CATransition()
      (push.type, push.subtype, push.duration) = (.push, .fromRight, 2)
      push.startProgress = 0.5
      layer.add(push, forKey: "mine")
      RuntimeClock.advance(by: 1)
      let shown = try #require(layer.shownTransition)
      #expect(shown.transition.type == .push)
      #expect(shown.progress == 0.75)
      #expect(layer.animationKeys() == ["transition"])
      RuntimeClock.advance(by: 1)
      #expect(layer.shownTransition == nil)
    }
  }
}
