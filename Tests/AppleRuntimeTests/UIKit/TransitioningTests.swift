import RuntimeUIKit
import Testing

extension RuntimeTests {
  /// Presentations and dismissals, by themselves and by hand.
  @MainActor @Suite struct TransitioningTests {
    private let window: UIWindow
    private let journal = Journal()
    private let root, shown: NotingController
    private let delegate: FadeDelegate

    init() {
      RuntimeClock.reset()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      root = NotingController("root", journal)
      shown = NotingController("shown", journal)
      delegate = FadeDelegate(journal)
      shown.transitioningDelegate = delegate
      shown.modalPresentationStyle = .fullScreen
      window.rootViewController = root
      RuntimeClock.finishTurn()
      _ = journal.take()
    }

    private var alpha: Float? { shown.view.layer.presentation()?.opacity }

    private func present() {
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 2)
      _ = journal.take()
    }

    @Test("A presentation goes through its stations") func aPresentationGoesThroughItsStations() {
      root.present(shown, animated: true) { journal.note("completion") }
      #expect(shown.isBeingPresented)
      #expect(shown.transitionCoordinator != nil)
      #expect(journal.take().isEmpty)
      RuntimeClock.advance(by: 0.25)
      #expect(journal.take() == ["root will disappear", "shown will appear"])
      #expect(root.view.superview === shown.view.superview)
      #expect(abs((alpha ?? 0) - 0.25) < 1e-6)
      RuntimeClock.advance(by: 1)
      #expect(
        journal.take() == [
          "root did disappear", "shown did appear", "completion", "animation ended true",
        ])
      #expect(root.view.superview == nil)
      #expect(shown.view.window === window)
      #expect(shown.transitionCoordinator == nil)
      #expect(root.presentedViewController === shown)
    }

    @Test("A dismissal puts everything back") func aDismissalPutsEverythingBack() {
      present()
      shown.dismiss(animated: true) { journal.note("completion") }
      #expect(shown.isBeingDismissed)
      RuntimeClock.advance(by: 2)
      #expect(
        journal.take() == [
          "shown will disappear", "root will appear", "shown did disappear", "root did appear",
          "completion", "animation ended true",
        ])
      #expect(root.view.superview === window)
      #expect(window.subviews.count == 1)
      #expect(root.presentedViewController == nil)
      #expect(shown.presentingViewController == nil)
    }

    @Test("A cancelled presentation leaves nothing") func aCancelledPresentationLeavesNothing() {
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 0)
      driver.update(0.4)
      #expect(abs((alpha ?? 0) - 0.4) < 1e-6)
      driver.cancel()
      #expect(shown.transitionCoordinator?.isCancelled == true)
      RuntimeClock.advance(by: 2)
      #expect(
        journal.take() == [
          "root will disappear", "shown will appear", "root will appear", "shown will disappear",
          "shown did disappear", "root did appear", "animation ended false",
        ])
      #expect(window.subviews.count == 1)
      #expect(root.view.superview === window)
      #expect(root.presentedViewController == nil)
    }

    @Test("A custom presentation keeps what is beneath")
    func aCustomPresentationKeepsWhatIsBeneath() {
      shown.modalPresentationStyle = .custom
      delegate.makePresentation = { HalfPresentation($0, $1, journal) }
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 2)
      #expect(
        journal.take() == [
          "presentation will begin", "shown will appear", "will lay out", "shown did appear",
          "presentation did end true", "animation ended true",
        ])
      #expect(root.view.superview === window)
      #expect(shown.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
      root.dismiss(animated: true)
      RuntimeClock.advance(by: 2)
      #expect(journal.take().last { $0.hasPrefix("dismissal") } == "dismissal did end true")
      #expect(window.subviews.count == 1)
    }

    @Test("What is pulled goes on for the rest of its time")
    func whatIsPulledGoesOnForTheRestOfItsTime() {
      present()
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      shown.dismiss(animated: true)
      RuntimeClock.advance(by: 0)
      #expect(shown.transitionCoordinator?.isInteractive == true)
      driver.update(0.5)
      RuntimeClock.advance(by: 3)
      #expect(driver.percentComplete == 0.5)
      driver.finish()
      #expect(shown.transitionCoordinator?.isInteractive == false)
      RuntimeClock.advance(by: 0.49)
      #expect(shown.isBeingDismissed)
      RuntimeClock.advance(by: 0.02)
      #expect(!shown.isBeingDismissed)
      #expect(root.presentedViewController == nil)
    }

    @Test("What runs can be held and turned back") func whatRunsCanBeHeldAndTurnedBack() {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      delegate.driver = driver
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 0.3)
      #expect(shown.transitionCoordinator?.isInteractive == false)
      driver.pause()
      #expect(abs(driver.percentComplete - 0.3) < 1e-6)
      RuntimeClock.advance(by: 5)
      #expect(abs((alpha ?? 0) - 0.3) < 1e-6)
      driver.cancel()
      RuntimeClock.advance(by: 0.1)
      #expect(abs((alpha ?? 0) - 0.2) < 1e-6)
      driver.pause()
      #expect(abs(driver.percentComplete - 0.2) < 1e-6)
      driver.finish()
      RuntimeClock.advance(by: 1)
      #expect(root.presentedViewController === shown)
      #expect(journal.take().last == "animation ended true")
    }

    @Test("The completion speed divides the time") func theCompletionSpeedDividesTheTime() {
      present()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = 2
      delegate.driver = driver
      shown.dismiss(animated: true)
      RuntimeClock.advance(by: 0)
      driver.update(0.2)
      driver.finish()
      RuntimeClock.advance(by: 0.39)
      #expect(shown.isBeingDismissed)
      RuntimeClock.advance(by: 0.02)
      #expect(!shown.isBeingDismissed)
    }

    @Test("Without an animator the layer is driven", arguments: [true, false])
    func withoutAnAnimatorTheLayerIsDriven(finishes: Bool) {
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      delegate.makesAnimators = false
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 0.5)
      let layer = shown.view.superview?.layer
      #expect(layer?.speed == 0)
      #expect(alpha == 0)
      driver.update(0.6)
      #expect(abs((alpha ?? 0) - 0.6) < 1e-6)
      if finishes { driver.finish() } else { driver.cancel() }
      let rest = finishes ? 0.4 : 0.6
      // The completion curve eases in and out, so half of its time is half of the way.
      RuntimeClock.advance(by: rest / 2)
      #expect(abs((alpha ?? 0) - (finishes ? 0.8 : 0.3)) < 0.05)
      RuntimeClock.advance(by: rest)
      #expect((root.presentedViewController === shown) == finishes)
      #expect(shown.view.alpha == 1)
      #expect(layer?.speed == 1)
    }

    @Test("What is at an end completes in the next turn", arguments: [true, false], [true, false])
    func whatIsAtAnEndCompletesInTheNextTurn(makesAnimators: Bool, finishes: Bool) {
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      delegate.makesAnimators = makesAnimators
      root.present(shown, animated: true)
      RuntimeClock.advance(by: 0)
      driver.update(finishes ? 1 : 0)
      if finishes { driver.finish() } else { driver.cancel() }
      #expect(shown.isBeingPresented)
      RuntimeClock.advance(by: 0)
      #expect(!shown.isBeingPresented)
      #expect((root.presentedViewController === shown) == finishes)
    }

    @Test("What is said before the start is lost") func whatIsSaidBeforeTheStartIsLost() {
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      root.present(shown, animated: true)
      driver.update(0.5)
      driver.finish()
      RuntimeClock.advance(by: 5)
      #expect(driver.percentComplete == 0)
      #expect(shown.isBeingPresented)
    }

    @Test("A second presentation is refused") func aSecondPresentationIsRefused() {
      present()
      root.present(NotingController("other", journal), animated: false)
      #expect(root.presentedViewController === shown)
      shown.present(shown, animated: false)
      #expect(RuntimeException.raised.last?.contains("already being presented") == true)
      RuntimeException.raised = []
    }

    @Test("The window's own controller appears") func theWindowsOwnControllerAppears() {
      let first = NotingController("first", journal)
      UIWindow(frame: .zero).rootViewController = first
      #expect(journal.take() == ["first will appear", "first did appear"])
    }
  }
}
