@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _: UINavigationController, willShow _: UIViewController, animated _: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, didShow _: UIViewController, animated _: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private lazy var content = ContentView(frame: view.bounds)
  private lazy var popper = SystemPop(self)
  open weak var delegate: (any UINavigationControllerDelegate)?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  public override init() { super.init() }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    view.addGestureRecognizer(popper.recognizer)
    if let top = stack.last { content.show(top) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popper.recognizer }

  override var shownChildren: [UIViewController] { stack.suffix(1) }

  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      let top = stack.last
      setStack(newValue)
      // Assumed: a set stack is shown at once, as without animation.
      if isViewLoaded, top !== stack.last { replace(top) }
    }
  }

  private func setStack(_ controllers: [UIViewController]) {
    for controller in stack where !controllers.contains(controller) { release(controller) }
    for controller in controllers where controller.parent !== self { take(controller) }
    stack = controllers
  }

  private func take(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func release(_ controller: UIViewController) {
    controller.removeFromParent()
    controller.didMove(toParent: nil)
  }

  private func replace(_ old: UIViewController?) {
    let shows = appearance == .appeared
    if shows {
      old?.beginAppearance(false, animated: false)
      stack.last?.beginAppearance(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let top = stack.last { content.show(top) }
    if shows {
      old?.endAppearance(animated: false)
      stack.last?.endAppearance(animated: false)
    }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) {
      return RuntimeException.raise(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))")
    }
    // Assumed: a push while a transition runs is lost.
    guard transition == nil else { return }
    let old = stack.last
    take(viewController)
    stack.append(viewController)
    guard isViewLoaded, let old else {
      if isViewLoaded { replace(nil) }
      return
    }
    begin(.push, from: old, to: viewController, animated: animated) { [self] in
      stack.removeLast()
      release(viewController)
    }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    // Source: "popViewController(animated:)": the root isn't popped.
    guard transition == nil, stack.count > 1, let old = stack.popLast(), let new = stack.last
    else { return nil }
    guard isViewLoaded else {
      release(old)
      return old
    }
    begin(.pop, from: old, to: new, animated: animated) { [self] in stack.append(old) }
    return old
  }

  private func begin(
    _ operation: Operation, from old: UIViewController, to new: UIViewController, animated: Bool,
    undo: @escaping @MainActor () -> Void
  ) {
    // Source: UINavigationControllerDelegate: the delegate is asked for the animation, and then for
    // its interaction controller. Observed: right away, so that `transitionCoordinator` exists.
    let animation =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new) : nil
    let interaction = animation.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let context = RuntimeTransitionContext(
      content.stage(from: old, to: new), isAnimated: animated, animation: animation,
      interaction: interaction
    ) { [self] completed in
      transition = nil
      if completed {
        content.show(new, insteadOf: old)
      } else {
        undo()
        content.show(old, insteadOf: new)
        old.beginAppearance(true, animated: animated)
        new.beginAppearance(false, animated: animated)
      }
      let (gone, shown) = completed ? (old, new) : (new, old)
      gone.endAppearance(animated: animated)
      shown.endAppearance(animated: animated)
      if completed, operation == .pop { release(old) }
      // Assumed: a cancelled transition shows nothing new.
      if completed {
        delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
    transition = context
    let run: @MainActor () -> Void = { [self] in
      if appearance == .appeared {
        old.beginAppearance(false, animated: animated)
        new.beginAppearance(true, animated: animated)
      }
      // Assumed: after the announcements to the view controllers.
      delegate?.navigationController(self, willShow: new, animated: animated)
      context.start()
    }
    // Observed: stack traces begin in `_startDeferredTransitionIfNeeded:` of the next layout.
    guard animated else { return run() }
    RuntimeClock.schedule(at: RuntimeClock.now) { MainActor.assumeIsolated { run() } }
  }
}

/// The system's own gesture to go back.
///
/// It pops at its end, because this runtime has no animation of the system's.
@MainActor private final class SystemPop: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  private(set) lazy var recognizer: UIScreenEdgePanGestureRecognizer = {
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SystemPop.panned))
    pan.edges = RuntimeSettings.isRightToLeft ? .right : .left
    pan.delegate = self
    return pan
  }()

  init(_ controller: UINavigationController) { self.controller = controller }

  // Observed: it doesn't begin if the delegate makes the animations. Assumed: every delegate does.
  func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool {
    guard let controller else { return false }
    return controller.delegate == nil && controller.viewControllers.count > 1
      && controller.transition == nil
  }

  private func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard pan.state == .ended, let controller else { return }
    // Assumed: past the middle, with the distance that the finger's speed would add.
    let width = controller.view.bounds.width
    let way = pan.translation(in: nil).x + pan.velocity(in: nil).x * 0.25
    if abs(way) > width / 2 { controller.popViewController(animated: true) }
  }
}
