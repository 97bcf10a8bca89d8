/// A running transition between two view controllers, which is also its coordinator.
@MainActor
public final class RuntimeTransitionContext: NSObject,
  UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator
{
  /// What differs between presentations, navigation, and tabs.
  struct Stage {
    var container: UIView
    var controllers: [UITransitionContextViewControllerKey: UIViewController]
    var views: [UITransitionContextViewKey: UIView]
    /// The frames of views, of which a controller has none if its view isn't on the screen then.
    var initialFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
    var finalFrames: [UITransitionContextViewControllerKey: CGRect] = [:]
  }

  let stage: Stage
  let animation: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let didEnd: @MainActor (_ completed: Bool) -> Void
  private var isOver = false
  public let isAnimated: Bool
  public private(set) var isInteractive: Bool
  public private(set) var transitionWasCancelled = false

  /// The completed part that the last gesture stated.
  public private(set) var percentComplete: CGFloat = 0

  init(
    _ stage: Stage, isAnimated: Bool, animation: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    didEnd: @escaping @MainActor (_ completed: Bool) -> Void
  ) {
    (self.stage, self.isAnimated, self.didEnd) = (stage, isAnimated, didEnd)
    (self.animation, self.interaction) = (animation ?? InstantAnimation(), interaction)
    isInteractive = interaction?.wantsInteractiveStart ?? false
  }

  /// Runs the animation, or lets the interaction controller do so.
  func start() {
    // Source: UIViewControllerInteractiveTransitioning, "startInteractiveTransition(_:)": it sets
    // the transition up. It's called for any interaction controller, even if it doesn't want an
    // interactive start ("Advances in UIKit Animations and Transitions", WWDC 2016).
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animation.animateTransition(using: self)
    }
  }

  public var containerView: UIView { stage.container }
  public var targetTransform: CGAffineTransform { .identity }
  public var isCancelled: Bool { transitionWasCancelled }
  public var isInterruptible: Bool { animator != nil }

  /// The animator by which UIKit holds and continues the transition, if there's one.
  var animator: (any UIViewImplicitlyAnimating)? {
    let animator = animation.interruptibleAnimator(using: self)
    return animator is RuntimeMissingAnimator ? nil : animator
  }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { stage.controllers[key] }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? { stage.views[key] }

  // Source: UIViewControllerContextTransitioning, "initialFrame(for:)" and "finalFrame(for:)":
  // the zero rectangle for a view that isn't on the screen then.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    frame(of: vc, stage.initialFrames)
  }
  public func finalFrame(for vc: UIViewController) -> CGRect { frame(of: vc, stage.finalFrames) }

  private func frame(
    of controller: UIViewController, _ frames: [UITransitionContextViewControllerKey: CGRect]
  ) -> CGRect {
    stage.controllers.first { $0.value === controller }.flatMap { frames[$0.key] } ?? .zero
  }

  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  public func finishInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, false)
  }

  public func cancelInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (false, true)
  }

  // Assumed: a cancelled transition that's held again can still be finished.
  public func pauseInteractiveTransition() {
    (isInteractive, transitionWasCancelled) = (true, false)
  }

  public func completeTransition(_ didComplete: Bool) {
    // Assumed: a second call does nothing.
    guard !isOver else { return }
    (isOver, isInteractive) = (true, false)
    didEnd(didComplete)
    // Source: "completeTransition(_:)": it calls the animator object's animationEnded(_:).
    animation.animationEnded(didComplete)
  }
}

/// What stands for UIKit's own animations, at once.
private final class InstantAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    context.completeTransition(true)
  }
}
