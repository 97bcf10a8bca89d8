/// The view of a container controller that shows one child, and that its transitions run in.
final class ContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder _: NSCoder) { nil }

  /// Shows a child, after a transition instead of another.
  func show(_ new: UIViewController, insteadOf old: UIViewController? = nil) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = new.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // Source: UIViewControllerContextTransitioning, "initialFrame(for:)" and "finalFrame(for:)".
  func stage(
    from old: UIViewController, to new: UIViewController
  ) -> RuntimeTransitionContext.Stage {
    var stage = RuntimeTransitionContext.Stage(
      container: self, controllers: [.from: old, .to: new], views: [:])
    stage.views[.from] = old.view
    stage.views[.to] = new.view
    (stage.initialFrames, stage.finalFrames) = ([.from: bounds], [.to: bounds])
    return stage
  }
}
