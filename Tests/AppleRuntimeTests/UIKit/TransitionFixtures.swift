import RuntimeUIKit

/// A controller that notes what it's told.
@MainActor final class NotingController: UIViewController {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder _: NSCoder) { nil }

  override func viewWillAppear(_: Bool) { journal.note("\(name) will appear") }
  override func viewDidAppear(_: Bool) { journal.note("\(name) did appear") }
  override func viewWillDisappear(_: Bool) { journal.note("\(name) will disappear") }
  override func viewDidDisappear(_: Bool) { journal.note("\(name) did disappear") }
}

@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// The entries since it was last asked.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Fades the new view in, or the old one out if there's none, in a second, evenly.
@MainActor final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private let journal: Journal
  private var animator: UIViewPropertyAnimator?

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
    fade(context, animator.addAnimations) { end in
      animator.addCompletion { _ in MainActor.assumeIsolated { end() } }
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ completed: Bool) { journal.note("animation ended \(completed)") }
}

/// The same without an animator.
@MainActor final class BlockFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    var changes: [() -> Void] = []
    fade(context, { changes.append($0) }) { end in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        for change in changes { change() }
      } completion: { _ in
        MainActor.assumeIsolated { end() }
      }
    }
  }
}

@MainActor private func fade(
  _ context: any UIViewControllerContextTransitioning, _ animate: (@escaping () -> Void) -> Void,
  _ whenDone: (@escaping @MainActor () -> Void) -> Void
) {
  let (new, old) = (context.view(forKey: .to), context.view(forKey: .from))
  if let new, let controller = context.viewController(forKey: .to) {
    new.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(new)
    new.alpha = 0
  }
  animate { if let new { new.alpha = 1 } else { old?.alpha = 0 } }
  whenDone {
    let cancelled = context.transitionWasCancelled
    new?.alpha = 1
    old?.alpha = 1
    if cancelled { new?.removeFromSuperview() }
    context.completeTransition(!cancelled)
  }
}

/// Gives animations, and a percent-driven transition if there's one.
@MainActor
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let journal: Journal
  var makesAnimators = true
  var driver: UIPercentDrivenInteractiveTransition?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ journal: Journal) { self.journal = journal }

  private var animation: any UIViewControllerAnimatedTransitioning {
    makesAnimators ? Fade(journal) : BlockFade()
  }

  func animationController(
    forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func animationController(
    forDismissed _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func interactionControllerForPresentation(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source _: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  func navigationController(
    _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func navigationController(
    _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _: UINavigationController, willShow _: UIViewController, animated: Bool
  ) { journal.note("will show \(animated)") }

  func navigationController(
    _: UINavigationController, didShow _: UIViewController, animated: Bool
  ) { journal.note("did show \(animated)") }

  func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
    to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func tabBarController(
    _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Notes what happens to a presentation, which takes the lower half of the screen.
@MainActor final class HalfPresentation: UIPresentationController {
  private let journal: Journal

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() { journal.note("will lay out") }
  override func presentationTransitionWillBegin() { journal.note("presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.note("presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { journal.note("dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal.note("dismissal did end \(completed)")
  }
}
