/// A transition that follows a gesture: by its animator if it has one, and otherwise by the time of
/// the container's layer.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: RuntimeTransitionContext?
  /// The time of the container's layer when it was stopped; nil if the layer isn't what is driven.
  private var layerStart: CFTimeInterval?
  // Source: UIPercentDrivenInteractiveTransition.h, "completionSpeed defaults to 1.0";
  // "completionCurve … defaults to UIViewAnimationCurveEaseInOut"; "wantsInteractiveStart … By
  // default this is YES".
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  public private(set) var percentComplete: CGFloat = 0
  public private(set) var duration: CGFloat = 0

  public override init() { super.init() }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? RuntimeTransitionContext else { return }
    (self.context, percentComplete, layerStart) = (context, 0, nil)
    duration = context.animation.transitionDuration(using: context)
    if !context.isInteractive {
      context.animation.animateTransition(using: context)
    } else if let animator = context.animator {
      // Assumed: UIKit takes the animator and holds it at its start.
      animator.pauseAnimation()
    } else {
      let layer = context.containerView.layer
      let start = layer.convertTime(CACurrentMediaTime(), from: nil)
      (layer.speed, layer.timeOffset, layerStart) = (0, start, start)
      context.animation.animateTransition(using: context)
    }
  }

  // Source: "Use this method to pause a running interruptible animator."
  // Assumed: without one, or before the start, it does nothing.
  open func pause() {
    guard let context, let animator = context.animator else { return }
    context.pauseInteractiveTransition()
    animator.pauseAnimation()
    // Assumed: held on its way back, it counts forward again.
    if animator.isReversed { animator.isReversed = false }
    percentComplete = animator.fractionComplete
  }

  // Assumed: before the start it does nothing.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    // Source: "percentComplete … between 0.0 and 1.0".
    self.percentComplete = min(max(percentComplete, 0), 1)
    show(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    settle(at: 1)
  }

  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    settle(at: 0)
  }

  private func show(_ part: CGFloat) {
    if let layerStart {
      context?.containerView.layer.timeOffset = layerStart + part * duration
    } else {
      context?.animator?.fractionComplete = part
    }
  }

  private func settle(at end: CGFloat) {
    guard layerStart == nil else { return runLayer(to: end) }
    guard let animator = context?.animator else { return }
    if end == 0 { animator.isReversed = true }
    // Source: "completionSpeed … corresponds to a completion duration of
    // (1 - percentComplete)*duration"; "inversely proportional to the completionSpeed".
    // Assumed: a speed of 1 leaves the animator's remaining time, which is a factor of 0.
    let remaining = abs(end - percentComplete)
    let factor = completionSpeed == 1 ? 0 : remaining / completionSpeed
    animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: factor)
  }

  /// Moves the layer's time to an end with the completion curve, frame by frame.
  private func runLayer(to end: CGFloat) {
    let (start, began) = (percentComplete, RuntimeClock.now)
    // Assumed: a cancelled transition takes the time of the part that's to be undone.
    let seconds = abs(end - start) * duration / completionSpeed
    let curve = CAMediaTimingFunction(name: completionCurve.functionName)
    func tick() {
      guard RuntimeClock.now < began + seconds else { return restoreLayer(at: end) }
      let part = (RuntimeClock.now - began) / seconds
      show(start + (end - start) * curve.progress(at: part))
      // Assumed: the display refreshes 60 times a second.
      let frame = min(RuntimeClock.now + 1 / 60, began + seconds)
      RuntimeClock.schedule(at: frame) { MainActor.assumeIsolated { tick() } }
    }
    // Assumed: at 0 or 1 already, it completes in the next turn.
    RuntimeClock.schedule(at: began) { MainActor.assumeIsolated { tick() } }
  }

  /// Lets the layer's time run again, so that its animations end.
  private func restoreLayer(at end: CGFloat) {
    guard let layerStart, let container = context?.containerView else { return }
    show(end)
    self.layerStart = nil
    let layer = container.layer
    if end == 0 {
      // Animations that are removed end unfinished.
      layer.forEachInTree { $0.removeAllAnimations() }
    } else {
      layer.beginTime = CACurrentMediaTime() - layerStart - duration
    }
    (layer.speed, layer.timeOffset) = (1, 0)
  }
}

extension CALayer {
  fileprivate func forEachInTree(_ action: (CALayer) -> Void) {
    action(self)
    for layer in sublayers ?? [] { layer.forEachInTree(action) }
  }
}

extension UIView.AnimationCurve {
  fileprivate var functionName: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
