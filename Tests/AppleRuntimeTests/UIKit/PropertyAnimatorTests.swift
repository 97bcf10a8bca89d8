import RuntimeUIKit
import Testing

extension RuntimeTests {
  @MainActor @Suite struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: -50, y: -25, width: 100, height: 50))

    init() {
      RuntimeClock.reset()
      RuntimeException.raised = []
    }

    private var x: Double {
      view.layer.presentation()?.value(forKeyPath: "position.x") as? Double ?? .nan
    }

    private func moving(
      _ curve: UIView.AnimationCurve = .linear, _ duration: Double = 1
    ) -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 100 }
    }

    private let easeInOut = RuntimeBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    @Test("An animator runs to its end, and says so") func run() {
      var position: UIViewAnimatingPosition?
      let animator = moving()
      animator.addCompletion { position = $0 }
      #expect(animator.state == .inactive)
      animator.startAnimation(afterDelay: 0.5)
      #expect(animator.state == .active)
      RuntimeClock.advance(by: 0.75)
      #expect(x == 25)
      #expect(animator.fractionComplete == 0.25)
      RuntimeClock.advance(by: 0.75)
      #expect(position == .end)
      #expect(animator.state == .inactive)
      #expect(x == 100)
    }

    @Test("Paused nothing moves; scrubbed it's linear; continued it eases the rest") func scrub() {
      let animator = moving(.easeInOut)
      animator.startAnimation()
      RuntimeClock.advance(by: 0.25)
      let early = 100 * easeInOut.y(at: 0.25)
      #expect(abs(x - early) < 1e-9)
      animator.pauseAnimation()
      RuntimeClock.advance(by: 5)
      #expect(abs(x - early) < 1e-9)
      #expect(animator.fractionComplete == 0.25)
      animator.fractionComplete = 0.6
      #expect(x == 60)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(abs(x - 60) < 1e-9)
      RuntimeClock.advance(by: 0.4)
      #expect(x == 100)
      #expect(animator.state == .inactive)
    }

    @Test("Not scrubbed linearly, a fraction is where its curve is then") func curved() {
      let animator = moving(.easeInOut)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.25
      #expect(abs(x - 100 * easeInOut.y(at: 0.25)) < 1e-9)
      animator.stopAnimation(true)
    }

    @Test("Reversed it goes back, and completes at its start") func reverse() {
      var position: UIViewAnimatingPosition?
      let animator = moving()
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.75)
      animator.isReversed = true
      #expect(animator.fractionComplete == 0.25)
      RuntimeClock.advance(by: 0.5)
      #expect(abs(x - 25) < 1e-9)
      RuntimeClock.advance(by: 0.25)
      #expect(position == .start)
      #expect(view.center.x == 0)
    }

    @Test("The rest takes the factor times the original duration") func factor() {
      let animator = moving()
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
      RuntimeClock.advance(by: 1)
      #expect(abs(x - 75) < 1e-9)
      RuntimeClock.advance(by: 1)
      #expect(animator.state == .inactive)
    }

    @Test("A spring that takes over covers the rest of the way in its own time") func spring() {
      let animator = moving()
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero), durationFactor: 0)
      RuntimeClock.advance(by: 0.1)
      // Critical with ω = 10: 1 − e^(−1)(1 + 1).
      #expect(abs(x - (50 + 50 * (1 - exp(-1) * 2))) < 1e-9)
      RuntimeClock.advance(by: 2)
      #expect(animator.state == .inactive)
    }

    @Test("A late block waits for its part of the time, and shares the curve") func delayed() {
      let animator = moving(.easeInOut)
      animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 1)
      RuntimeClock.advance(by: 0.25)
      let opacity = view.layer.presentation()?.value(forKeyPath: "opacity") as? Double ?? .nan
      #expect(abs(opacity - 0.5) < 1e-9)
    }

    @Test("A spring by ratio ends within .001 at the duration") func ratio() {
      let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.25) { [view] in
        view.center.x = 100
      }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      // Stiffness 54.833 633 590 783 26, damping 3.702 486 785 620 688.
      let spring = RuntimeSpring(mass: 1, stiffness: 54.83363359078326, damping: 3.702486785620688)
      #expect(abs(x - 100 * spring.state(at: 0.5).value) < 1e-6)
    }

    @Test("The velocity of a spring counts along x, and y for a position") func velocity() {
      let animator = UIViewPropertyAnimator(
        duration: 0,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 5, dy: 0)))
      animator.addAnimations { [view] in view.center = CGPoint(x: 100, y: 100) }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.1)
      let y = view.layer.presentation()?.position.y ?? .nan
      #expect(abs(x - 100 * (1 - exp(-1) * (1 + 5 * 0.1))) < 1e-9)
      #expect(abs(Double(y) - 100 * (1 - exp(-1) * 2)) < 1e-9)
    }

    @Test("Keyframes inside an animator are scrubbed with it") func keyframes() {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
        UIView.animateKeyframes(
          withDuration: 0, delay: 0,
          options: [.init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 0
          }
        }
      }
      animator.fractionComplete = 0.25
      #expect(x == 50)
      animator.fractionComplete = 0.75
      #expect(x == 50)
      animator.startAnimation()
      RuntimeClock.advance(by: 0.25)
      #expect(abs(x - 25) < 1e-9)
      RuntimeClock.advance(by: 0.25)
      #expect(animator.state == .inactive)
    }

    @Test("Keyframes inside an animator inherit its curve") func inheritedCurve() {
      // Its progress is the square of the time.
      let square = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 1.0 / 3, y: 0), controlPoint2: CGPoint(x: 2.0 / 3, y: 1.0 / 3))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: square)
      animator.addAnimations { [view] in
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 100
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 0
          }
        }
      }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      #expect(abs(x - 50) < 1e-9)
      RuntimeClock.advance(by: 0.375)
      #expect(abs(x - 200 * (1 - 0.875 * 0.875)) < 1e-9)
    }

    /// What stopping and finishing leaves, halfway.
    @Test(
      "Stopped it stays where it is until it's finished",
      arguments: [(.current, 50), (.start, 0), (.end, 100)]
        as [(UIViewAnimatingPosition, CGFloat)])
    func stop(position: UIViewAnimatingPosition, place: CGFloat) {
      var ended: UIViewAnimatingPosition?
      let animator = moving()
      animator.addCompletion { ended = $0 }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      RuntimeClock.advance(by: 5)
      #expect(view.center.x == 50)
      animator.finishAnimation(at: position)
      #expect(view.center.x == place)
      #expect(ended == position)
      #expect(animator.state == .inactive)
    }

    @Test("Stopped without finishing, it completes nothing") func discard() {
      var isOver = false
      let animator = moving()
      animator.addCompletion { _ in isOver = true }
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      RuntimeClock.advance(by: 5)
      #expect(view.center.x == 50)
      #expect(!isOver)
    }

    @Test("One that pauses at its end can be reversed there") func pausing() {
      let animator = moving()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      RuntimeClock.advance(by: 2)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(x == 100)
      animator.isReversed = true
      animator.startAnimation()
      RuntimeClock.advance(by: 0.5)
      #expect(abs(x - 50) < 1e-9)
      animator.stopAnimation(true)
    }

    @Test("A transition of contents follows the animator") func transition() {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
        UIView.transition(
          with: view, duration: 1, options: .transitionCrossDissolve,
          animations: { view.alpha = 0 })
      }
      animator.fractionComplete = 0.25
      #expect(view.shownTransition?.progress == 0.25)
      animator.startAnimation()
      RuntimeClock.advance(by: 1)
      #expect(view.shownTransition == nil)
    }

    @Test("What UIKit raises") func exceptions() {
      do {
        let released = moving()
        released.pauseAnimation()
      }
      do {
        let stopped = moving()
        stopped.startAnimation()
        stopped.stopAnimation(false)
        stopped.startAnimation()
        stopped.finishAnimation(at: .end)
        stopped.finishAnimation(at: .end)
      }
      do {
        let running = moving()
        running.isInterruptible = false
        running.startAnimation()
        running.pauseAnimation()
      }
      let words = RuntimeException.raised
      #expect(words.count == 4)
      #expect(words.first?.hasPrefix("It is an error to release a paused or stopped") == true)
      #expect(
        words.dropFirst(2).first?.contains("should only be called on a stopped animator") == true)
    }

    @Test("A running animator is kept until its end, and then released") func lifetime() {
      weak var kept: UIViewPropertyAnimator?
      do {
        let animator = moving()
        kept = animator
        animator.startAnimation()
      }
      RuntimeClock.advance(by: 0.5)
      #expect(kept != nil)
      #expect(x == 50)
      RuntimeClock.advance(by: 0.5)
      #expect(kept == nil)
      #expect(RuntimeException.raised.isEmpty)
    }
  }
}
