@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public let presentingViewController: UIViewController
  public let presentedViewController: UIViewController
  /// The view of the presentation from its beginning until its end.
  public private(set) var containerView: UIView?
  /// Where the presenting view goes back to, if it's removed.
  private var place: (superview: UIView, index: Int)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    // Assumed: without one, it's the controller that presents.
    self.presentingViewController =
      presentingViewController ?? presentedViewController.presentingViewController
      ?? presentedViewController
    super.init()
  }

  // Source: "presentedView": by default, the presented view controller's view.
  open var presentedView: UIView? { presentedViewController.view }

  // Source: "frameOfPresentedViewInContainerView": by default, the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIPresentationController {
  // Source: UIModalPresentationStyle, "fullScreen": the views that belong to the presenting view
  // controller are removed after the presentation completes. A custom presentation keeps them
  // unless it overrides `shouldRemovePresentersView`, which is left out here.
  private var removesPresenter: Bool {
    presentedViewController.modalPresentationStyle == .fullScreen
  }

  private var presenter: UIView { presentingViewController.view }

  func makeContainer(over presenter: UIView, in window: UIWindow) {
    let container = PresentationContainerView(frame: window.bounds)
    container.presentation = self
    containerView = container
    guard removesPresenter, let superview = presenter.superview else { return }
    place = (superview, superview.subviews.firstIndex(of: presenter) ?? 0)
  }

  func stage(dismisses: Bool) -> RuntimeTransitionContext.Stage {
    let container = containerView ?? UIView()
    let whole = container.bounds
    let end = frameOfPresentedViewInContainerView
    let (presented, presenting): (UITransitionContextViewControllerKey, _) =
      dismisses ? (.from, .to) : (.to, UITransitionContextViewControllerKey.from)
    let (presentedKey, presentingKey): (UITransitionContextViewKey, UITransitionContextViewKey) =
      dismisses ? (.from, .to) : (.to, .from)
    var stage = RuntimeTransitionContext.Stage(
      container: container,
      controllers: [presented: presentedViewController, presenting: presentingViewController],
      views: [:])
    stage.views[presentedKey] = presentedView
    // Source: "view(forKey:)": it may be nil if the animator shouldn't manipulate the view.
    if removesPresenter { stage.views[presentingKey] = presenter }
    let kept = removesPresenter ? CGRect.zero : whole
    if dismisses {
      stage.initialFrames = [presented: presentedView?.frame ?? end, presenting: kept]
      stage.finalFrames = [presented: .zero, presenting: whole]
    } else {
      stage.initialFrames = [presented: .zero, presenting: whole]
      stage.finalFrames = [presented: end, presenting: kept]
    }
    return stage
  }

  func beginPresentation(animated: Bool) {
    guard let container = containerView, let window = presenter.window else { return }
    window.addSubview(container)
    // Source: UIViewControllerContextTransitioning, "containerView": UIKit "automatically adds the
    // view of the presenting view controller to it". Observed: only if that's removed in the end.
    if removesPresenter { container.addSubview(presenter) }
    presentationTransitionWillBegin()
    if removesPresenter { presentingViewController.beginAppearance(false, animated: animated) }
    presentedViewController.beginAppearance(true, animated: animated)
  }

  func endPresentation(_ completed: Bool, animated: Bool) {
    if completed {
      if removesPresenter { presenter.removeFromSuperview() }
    } else {
      takeDown()
      turnBack(presentingViewController, appears: true, animated: animated)
      turnBack(presentedViewController, appears: false, animated: animated)
    }
    endAppearances(animated: animated)
    presentationTransitionDidEnd(completed)
    if !completed { forget() }
  }

  func beginDismissal(animated: Bool) {
    dismissalTransitionWillBegin()
    presentedViewController.beginAppearance(false, animated: animated)
    if removesPresenter { presentingViewController.beginAppearance(true, animated: animated) }
  }

  func endDismissal(_ completed: Bool, animated: Bool) {
    if completed {
      takeDown()
    } else {
      if removesPresenter { presenter.removeFromSuperview() }
      turnBack(presentedViewController, appears: true, animated: animated)
      turnBack(presentingViewController, appears: false, animated: animated)
    }
    endAppearances(animated: animated)
    dismissalTransitionDidEnd(completed)
    if completed { forget() }
  }

  /// Undoes an announcement of a cancelled transition.
  ///
  /// Source: "viewWillAppear(_:)" and "viewWillDisappear(_:)", which needn't be followed by their
  /// counterparts. Assumed: it's when the transition completes.
  private func turnBack(_ controller: UIViewController, appears: Bool, animated: Bool) {
    guard controller === presentedViewController || removesPresenter else { return }
    controller.beginAppearance(appears, animated: animated)
  }

  // Assumed: what disappears is told first.
  private func endAppearances(animated: Bool) {
    let all = [presentingViewController, presentedViewController]
    let disappearing = all.filter { $0.appearance == .disappearing }
    for controller in disappearing { controller.endAppearance(animated: animated) }
    for controller in all { controller.endAppearance(animated: animated) }
  }

  /// Removes the presented view and puts the presenting one back in its place.
  private func takeDown() {
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    if let place { place.superview.insertSubview(presenter, at: place.index) }
  }

  private func forget() {
    containerView = nil
    presentedViewController.presentation = nil
    presentedViewController.presenter = nil
    presentingViewController.presented = nil
  }
}

/// The view of a presentation, which tells its presentation controller about layout.
private final class PresentationContainerView: UIView, RuntimeLayoutContainer {
  weak var presentation: UIPresentationController?

  // Source: UIPresentationController, "containerViewWillLayoutSubviews()".
  func willLayout() { presentation?.containerViewWillLayoutSubviews() }
}
