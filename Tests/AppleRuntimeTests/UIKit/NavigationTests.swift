import RuntimeUIKit
import Testing

extension RuntimeTests {
  /// Stacks and tabs.
  @MainActor @Suite struct NavigationTests {
    private let window: UIWindow
    private let journal = Journal()
    private let delegate: FadeDelegate
    private let root, next: NotingController

    init() {
      RuntimeClock.reset()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      delegate = FadeDelegate(journal)
      root = NotingController("root", journal)
      next = NotingController("next", journal)
    }

    private func stack() -> UINavigationController {
      let controller = UINavigationController(rootViewController: root)
      controller.delegate = delegate
      window.rootViewController = controller
      RuntimeClock.finishTurn()
      _ = journal.take()
      return controller
    }

    @Test("A push and a pop go through their stations") func aPushAndAPopGoThroughTheirStations() {
      let controller = stack()
      controller.pushViewController(next, animated: true)
      #expect(controller.topViewController === next)
      #expect(next.transitionCoordinator != nil)
      RuntimeClock.advance(by: 2)
      #expect(
        journal.take() == [
          "root will disappear", "next will appear", "will show true", "root did disappear",
          "next did appear", "did show true", "animation ended true",
        ])
      #expect(root.view.superview == nil)
      #expect(next.navigationController === controller)
      #expect(controller.popViewController(animated: true) === next)
      #expect(next.navigationController === controller)
      RuntimeClock.advance(by: 2)
      #expect(
        journal.take() == [
          "next will disappear", "root will appear", "will show true", "next did disappear",
          "root did appear", "did show true", "animation ended true",
        ])
      #expect(next.navigationController == nil)
      #expect(controller.popViewController(animated: true) == nil)
    }

    @Test("A cancelled pop keeps the stack") func aCancelledPopKeepsTheStack() {
      let controller = stack()
      controller.pushViewController(next, animated: false)
      _ = journal.take()
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.driver = driver
      controller.popViewController(animated: true)
      RuntimeClock.advance(by: 0)
      driver.update(0.3)
      driver.cancel()
      RuntimeClock.advance(by: 2)
      #expect(controller.viewControllers == [root, next])
      #expect(next.view.window === window)
      #expect(root.view.superview == nil)
      #expect(
        journal.take() == [
          "next will disappear", "root will appear", "will show true", "next will appear",
          "root will disappear", "root did disappear", "next did appear", "animation ended false",
        ])
    }

    @Test("The system's gesture works without a delegate")
    func theSystemsGestureWorksWithoutADelegate() {
      let controller = stack()
      controller.pushViewController(next, animated: false)
      let finger = RuntimeFinger(in: window)
      finger.touch(at: CGPoint(x: 5, y: 300))
      finger.move(to: CGPoint(x: 300, y: 300), over: 0.3)
      finger.lift()
      #expect(controller.topViewController === next)
      controller.delegate = nil
      finger.touch(at: CGPoint(x: 5, y: 300))
      finger.move(to: CGPoint(x: 300, y: 300), over: 0.3)
      finger.lift()
      #expect(controller.topViewController === root)
    }

    @Test("Tabs animate only with a delegate") func tabsAnimateOnlyWithADelegate() {
      let controller = UITabBarController()
      controller.viewControllers = [root, next]
      window.rootViewController = controller
      RuntimeClock.finishTurn()
      _ = journal.take()
      controller.selectedIndex = 1
      #expect(
        journal.take() == [
          "root will disappear", "next will appear", "root did disappear", "next did appear",
        ])
      #expect(controller.transitionCoordinator == nil)
      controller.delegate = delegate
      RuntimeFinger.tap(tab: 0, of: controller)
      #expect(controller.selectedViewController === root)
      #expect(root.view.superview === next.view.superview)
      RuntimeClock.advance(by: 0.5)
      #expect(abs((root.view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
      RuntimeClock.advance(by: 1)
      #expect(next.view.superview == nil)
    }
  }
}
