import RuntimeUIKit
import Testing

extension RuntimeTests {
  /// Recognizers under a finger.
  @MainActor @Suite struct GestureTests {
    private let window: UIWindow
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let finger: RuntimeFinger
    private let target = Target()

    init() {
      RuntimeClock.reset()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.addSubview(view)
      finger = RuntimeFinger(in: window)
    }

    private func pan(in view: UIView? = nil) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.changed))
      (view ?? self.view).addGestureRecognizer(pan)
      return pan
    }

    @Test("A pan begins after ten points") func aPanBeginsAfterTenPoints() {
      let pan = pan()
      pan.delegate = target
      finger.touch(at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 100, y: 109), over: 0.1, steps: 1)
      #expect(target.states.isEmpty)
      finger.move(to: CGPoint(x: 100, y: 120), over: 0.1, steps: 1)
      #expect(target.states == [.began])
      #expect(target.translation == .zero)
      // What is asked before counts from the touch.
      #expect(target.askedTranslation == CGPoint(x: 0, y: 20))
      #expect(abs(target.askedVelocity.y - 110) < 1e-6)
      finger.move(to: CGPoint(x: 130, y: 120), over: 0.1, steps: 3)
      #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
      #expect(abs(pan.velocity(in: view).x - 300) < 1e-6)
      pan.setTranslation(CGPoint(x: 5, y: 5), in: view)
      #expect(pan.translation(in: view) == CGPoint(x: 5, y: 5))
      finger.lift()
      #expect(target.states.last == .ended)
      #expect(abs(target.velocity.x - 300) < 1e-6)
      #expect(pan.state == .possible)
    }

    @Test("A finger that rests has no velocity") func aFingerThatRestsHasNoVelocity() {
      _ = pan()
      finger.touch(at: CGPoint(x: 100, y: 100))
      finger.move(to: CGPoint(x: 200, y: 100), over: 0.1)
      RuntimeClock.advance(by: 0.2)
      finger.lift()
      #expect(target.velocity == .zero)
    }

    @Test("A delegate can refuse") func aDelegateCanRefuse() {
      let pan = pan()
      pan.delegate = target
      target.begins = false
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(target.states.isEmpty)
      #expect(pan.state == .failed)
      finger.lift()
      (target.begins, target.receives) = (true, false)
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(target.states.isEmpty)
    }

    @Test("Only one recognizer gets its gesture") func onlyOneRecognizerGetsItsGesture() {
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let (outerPan, innerPan) = (pan(), pan(in: inner))
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(outerPan.state == .failed)
      #expect(innerPan.state == .changed)
      finger.lift()
      innerPan.delegate = target
      target.isSimultaneous = true
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(outerPan.state == .changed)
      #expect(innerPan.state == .changed)
    }

    @Test("A requirement must fail first") func aRequirementMustFailFirst() {
      let (first, second) = (pan(), pan())
      first.require(toFail: second)
      second.delegate = target
      target.begins = false
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(second.state == .failed)
      #expect(first.state == .changed)
      finger.lift()
      target.begins = true
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      #expect(first.state == .failed)
    }

    @Test("A disabled recognizer is cancelled") func aDisabledRecognizerIsCancelled() {
      let pan = pan()
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      pan.isEnabled = false
      #expect(target.states.last == .cancelled)
      let count = target.states.count
      finger.move(to: CGPoint(x: 90, y: 0), over: 0.1)
      #expect(target.states.count == count)
    }

    @Test("The system cancels a gesture") func theSystemCancelsAGesture() {
      _ = pan()
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0), over: 0.1)
      finger.cancel()
      #expect(target.states.last == .cancelled)
    }

    @Test("A long press begins after its time") func aLongPressBeginsAfterItsTime() {
      let press = UILongPressGestureRecognizer(target: target, action: Selector(Target.changed))
      view.addGestureRecognizer(press)
      finger.touch(at: .zero)
      RuntimeClock.advance(by: 0.49)
      #expect(target.states.isEmpty)
      RuntimeClock.advance(by: 0.02)
      #expect(target.states == [.began])
      finger.move(to: CGPoint(x: 40, y: 0))
      finger.lift()
      #expect(target.states == [.began, .changed, .ended])
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 11, y: 0))
      RuntimeClock.advance(by: 1)
      #expect(press.state == .failed)
      finger.lift()
      press.minimumPressDuration = 0
      finger.touch(at: .zero)
      #expect(press.state == .began)
    }

    @Test("An edge pan begins at its edge") func anEdgePanBeginsAtItsEdge() {
      let pan = UIScreenEdgePanGestureRecognizer(
        target: target, action: Selector(Target.changed))
      pan.edges = .left
      view.addGestureRecognizer(pan)
      for (x, begins) in [(30.0, false), (10, true)] {
        finger.touch(at: CGPoint(x: x, y: 300))
        finger.move(to: CGPoint(x: x + 60, y: 300), over: 0.1)
        #expect((pan.state == .changed) == begins)
        finger.lift()
      }
      finger.touch(at: CGPoint(x: 10, y: 300))
      finger.move(to: CGPoint(x: 20, y: 400), over: 0.1)
      #expect(pan.state == .failed)
    }

    @Test("A tap is short") func aTapIsShort() {
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.changed))
      view.addGestureRecognizer(tap)
      finger.tap(at: .zero)
      #expect(target.states == [.ended])
      finger.touch(at: .zero)
      finger.move(to: CGPoint(x: 50, y: 0))
      finger.lift()
      #expect(target.states.count == 1)
    }

    @Test("A button keeps taps and loses pans") func aButtonKeepsTapsAndLosesPans() {
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.addSubview(button)
      button.addTarget(target, action: Selector(Target.down), for: .touchDown)
      button.addTarget(target, action: Selector(Target.up), for: .touchUpInside)
      button.addTarget(target, action: Selector(Target.lost), for: .touchCancel)
      let tap = UITapGestureRecognizer(target: target, action: Selector(Target.changed))
      view.addGestureRecognizer(tap)
      finger.tap(at: CGPoint(x: 10, y: 10))
      #expect(target.events == ["down", "up"])
      #expect(target.states.isEmpty)
      let pan = pan()
      finger.touch(at: CGPoint(x: 10, y: 10))
      finger.move(to: CGPoint(x: 60, y: 10), over: 0.1)
      finger.lift()
      #expect(target.events == ["down", "up", "down", "lost"])
      pan.cancelsTouchesInView = false
      finger.touch(at: CGPoint(x: 10, y: 10))
      finger.move(to: CGPoint(x: 60, y: 10), over: 0.1)
      finger.lift()
      #expect(target.events.suffix(2) == ["down", "up"])
      pan.delaysTouchesBegan = true
      finger.touch(at: CGPoint(x: 10, y: 10))
      #expect(target.events.last == "up")
    }

    @Test("A slider tells its values") func aSliderTellsItsValues() {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      slider.addTarget(target, action: Selector(Target.down), for: .touchDown)
      slider.addTarget(target, action: Selector(Target.slid), for: .valueChanged)
      slider.addTarget(target, action: Selector(Target.lost), for: .touchCancel)
      RuntimeFinger.slide(slider, to: 0.4, ending: nil)
      RuntimeFinger.slide(slider, to: 7, ending: .touchCancel)
      #expect(target.events == ["down", "0.4", "1.0", "lost"])
    }

    @Test("A touch finds what is seen") func aTouchFindsWhatIsSeen() {
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      inner.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
      finger.touch(at: CGPoint(x: 240, y: 10))
      #expect(finger.view === inner)
      finger.lift()
      finger.touch(at: CGPoint(x: 40, y: 10))
      #expect(finger.view === view)
      finger.lift()
      inner.isHidden = true
      finger.touch(at: CGPoint(x: 240, y: 10))
      #expect(finger.view === view)
    }

    @Test("A target is not retained") func aTargetIsNotRetained() {
      var other: Target? = Target()
      weak let weakOther = other
      let pan = UIPanGestureRecognizer(target: other, action: Selector(Target.changed))
      view.addGestureRecognizer(pan)
      other = nil
      #expect(weakOther == nil)
    }

    @Test("A scroll view follows and gives way") func aScrollViewFollowsAndGivesWay() {
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 400, height: 2000)
      view.addSubview(scroll)
      finger.touch(at: CGPoint(x: 200, y: 500))
      finger.move(to: CGPoint(x: 200, y: 490), over: 0.1, steps: 1)
      finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
      #expect(scroll.contentOffset.y == 190)
      finger.move(to: CGPoint(x: 200, y: 590), over: 0.1)
      #expect(scroll.contentOffset.y < 0)
      #expect(scroll.contentOffset.y > -100)
      finger.lift()
      #expect(scroll.contentOffset.y == 0)
      scroll.bounces = false
      finger.touch(at: CGPoint(x: 200, y: 500))
      finger.move(to: CGPoint(x: 200, y: 600), over: 0.1)
      #expect(scroll.contentOffset.y == 0)
    }
  }
}

/// Notes states and events, and answers for recognizers.
@MainActor private final class Target: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var events: [String] = []
  var (translation, velocity) = (CGPoint.zero, CGPoint.zero)
  var (askedTranslation, askedVelocity) = (CGPoint.zero, CGPoint.zero)
  var (begins, receives, isSimultaneous) = (true, true, false)

  func changed(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    (translation, velocity) = (pan.translation(in: nil), pan.velocity(in: nil))
  }

  func down(_: UIControl) { events.append("down") }
  func up() { events.append("up") }
  func lost() { events.append("lost") }
  func slid(_ slider: UISlider) { events.append("\(slider.value)") }

  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { receives }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let pan = recognizer as? UIPanGestureRecognizer {
      askedTranslation = pan.translation(in: nil)
      askedVelocity = pan.velocity(in: nil)
    }
    return begins
  }

  func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
