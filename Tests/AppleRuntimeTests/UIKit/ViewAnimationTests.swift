import RuntimeUIKit
import Testing

extension RuntimeTests {
  @MainActor @Suite struct ViewAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
      RuntimeClock.reset()
      RuntimeException.raised = []
    }

    private func seen(_ keyPath: String) -> Double {
      view.layer.presentation()?.value(forKeyPath: keyPath) as? Double ?? .nan
    }

    @Test("A change outside a block is made at once, and inside it's animated") func block() {
      view.alpha = 0.5
      #expect(view.layer.presentation()?.opacity == 0.5)
      var ended: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { [view] in
        view.alpha = 0
        view.center.x += 100
      } completion: {
        ended.append($0)
      }
      #expect(view.alpha == 0)
      RuntimeClock.advance(by: 0.5)
      #expect(seen("opacity") == 0.5)
      RuntimeClock.advance(by: 0.5)
      #expect(seen("opacity") == 0.25)
      #expect(seen("position.x") == 100)
      #expect(ended.isEmpty)
      RuntimeClock.advance(by: 0.5)
      #expect(seen("opacity") == 0)
      #expect(ended == [true])
    }

    @Test("What switches isn't animated, and nothing is where animations are off") func plain() {
      UIView.animate(withDuration: 1) { [view] in
        view.isHidden = true
        UIView.performWithoutAnimation { view.alpha = 0 }
      }
      #expect(view.layer.presentation()?.isHidden == true)
      #expect(seen("opacity") == 0)
    }

    @Test("A block without a duration changes values at once, and completes in the next turn")
    func instant() {
      var isOver = false
      UIView.animate(withDuration: 0) { [view] in
        view.alpha = 0
      } completion: { _ in
        isOver = true
      }
      #expect(seen("opacity") == 0)
      #expect(!isOver)
      RuntimeClock.advance(by: 0)
      #expect(isOver)
    }

    @Test("An animation that begins while another runs doesn't jump") func additive() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
        view.center.x = 150
      }
      RuntimeClock.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
        view.center.x = 50
      }
      #expect(seen("position.x") == 100)
      RuntimeClock.advance(by: 0.25)
      // 50, a quarter of −100 still to go, three quarters of +100.
      #expect(seen("position.x") == 50 - 25 + 75)
    }

    @Test("Autoreversing, the final value shows at the end") func autoreverse() {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) { [view] in
        view.alpha = 0
      }
      for (time, value) in [(0.5, 0.5), (1.5, 0.5), (1.999, 0.999), (2.0, 0.0)] {
        RuntimeClock.advance(to: 1000 + time)
        #expect(abs(seen("opacity") - value) < 1e-9)
      }
    }

    @Test("A transform of parts is turned and moved together; a singular one shows its end")
    func transform() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
        view.transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
      }
      RuntimeClock.advance(by: 0.5)
      let half = view.layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(half.tx - 50) < 1e-9)
      #expect(abs(atan2(half.b, half.a) - .pi / 4) < 1e-9)
      let other = UIView(frame: view.frame)
      UIView.animate(withDuration: 1) { other.transform = CGAffineTransform(scaleX: 0, y: 0) }
      #expect(other.layer.presentation()?.affineTransform().a == 0)
    }

    @Test("A block within another takes its duration, unless it insists on its own") func nested() {
      let other = UIView(frame: view.frame)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration]
        ) { other.alpha = 0 }
      }
      RuntimeClock.advance(by: 0.5)
      #expect(seen("opacity") == 0.75)
      #expect(other.layer.presentation()?.opacity == 0.5)
    }

    @Test("Keyframes lead from value to value within an eased block") func keyframes() {
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        options: [.init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)]
      ) { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
        view.center.x = 150
      }
      for (time, value) in [(0.5, 1.0), (1.5, 0.5), (2.5, 0), (3.5, 0.5), (4, 1)] {
        RuntimeClock.advance(to: 1000 + time)
        #expect(abs(seen("opacity") - value) < 1e-9, "at \(time)")
        #expect(abs(seen("position.x") - (50 + 25 * time)) < 1e-9)
      }
    }

    @Test("Without a curve in its options, a keyframe block is eased in and out") func eased() {
      UIView.animateKeyframes(withDuration: 1, delay: 0) { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
      RuntimeClock.advance(by: 0.25)
      let eased = RuntimeBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(at: 0.25)
      #expect(abs(seen("opacity") - (1 - eased)) < 1e-12)
    }

    @Test("Discrete keyframes jump when they end") func discrete() {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: [
          .calculationModeDiscrete, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        ]
      ) { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
      }
      for (time, value) in [(0.25, 1.0), (0.75, 0), (1, 0.5)] {
        RuntimeClock.advance(to: 1000 + time)
        #expect(seen("opacity") == value)
      }
    }

    @Test("A constraint's new constant moves its view in the block that lays out")
    func constraints() {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      parent.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 10, width: 150, height: 40))
      top.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { parent.layoutIfNeeded() }
      RuntimeClock.advance(by: 0.5)
      #expect(seen("position.y") == 80)
      #expect(view.frame.minY == 110)
    }

    @Test("A transition of contents is shown, and its changes aren't animated") func transition() {
      var isOver = false
      UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
        [view] in
        view.backgroundColor = .red
      } completion: { _ in
        isOver = true
      }
      RuntimeClock.advance(by: 0.25)
      #expect(view.shownTransition?.progress == 0.25)
      #expect(view.layer.presentation()?.backgroundColor == UIColor.red.cgColor)
      RuntimeClock.advance(by: 1)
      #expect(view.shownTransition == nil)
      #expect(isOver)
    }
  }
}
