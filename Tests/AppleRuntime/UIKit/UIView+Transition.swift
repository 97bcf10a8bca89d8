/// A transition between two states of a view, or two views, that is on screen.
@MainActor public final class RuntimeViewTransition {
  public let options: UIView.AnimationOptions
  /// The view that goes, if it's one of two.
  public private(set) weak var source: UIView?
  private let run: () -> (x: Double, y: Double)

  fileprivate init(
    _ options: UIView.AnimationOptions, from source: UIView?,
    _ run: @escaping () -> (x: Double, y: Double)
  ) {
    (self.options, self.source, self.run) = (options, source, run)
  }

  /// How far it is now.
  public var progress: Double { run().x }
}

extension UIView {
  // Source: UIView.transition(with:duration:options:animations:completion:), "Any changes to animatable
  // properties are made without animation, unless you specify allowAnimatedContent."
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() })
    } else {
      performWithoutAnimation { animations?() }
    }
    show(in: view, from: nil, duration, options, completion)
  }

  // Source: UIView.transition(from:to:duration:options:completion:), "replaces fromView with toView in
  // the view hierarchy, unless showHideTransitionViews hides and shows them".
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    show(in: container, from: fromView, duration, options, completion)
  }

  private static func show(
    in view: UIView, from source: UIView?, _ duration: Double, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    let timing = RuntimeBlockTiming(duration: duration, curve: .bezier(options.curve.bezier))
    let run = RuntimeBlockRun(
      timing, isEndless: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
    let animator = RuntimeAnimationBlock.innermost?.animator
    // Assumed: inside an animator, the transition follows that.
    let transition = RuntimeViewTransition(
      options, from: source, animator?.blockProgress ?? run.progress(in: view.layer))
    view.shownTransition = transition
    func end(_ done: Bool) {
      if view.shownTransition === transition { view.shownTransition = nil }
      completion?(done)
    }
    if let animator {
      animator.addCompletion { end($0 == .end) }
    } else {
      run.finish = end
      run.add(transition, to: view.layer)
    }
  }
}

extension RuntimeViewTransition: RuntimeLayerAnimation {
  nonisolated public var keyPaths: [String] { [] }
  nonisolated public func value(
    of keyPath: String, over current: RuntimeValue
  ) -> RuntimeValue { current }
}
