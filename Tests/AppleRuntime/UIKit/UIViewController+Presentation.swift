extension UIViewController {
  private var root: UIViewController { parent?.root ?? self }

  /// Presents a controller by the root of this one's hierarchy.
  func begin(
    presenting controller: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    if let presenter = controller.presenter {
      return RuntimeException.raise(
        "Application tried to present modally a view controller \(controller) that is already "
          + "being presented by \(presenter).")
    }
    // Source: "present(_:animated:completion:)": for other styles than the current context, the
    // root of the hierarchy presents. UIKit logs an attempt on a controller that presents already
    // or that isn't in a window, and does nothing.
    let source = self
    let presenter = root
    guard presenter.presented == nil, let window = presenter.viewIfLoaded?.window else { return }
    presenter.presented = controller
    controller.presenter = presenter
    controller.isBeingPresented = true
    let delegate = controller.transitioningDelegate
    // Source: UIViewControllerTransitioningDelegate, "presentationController(forPresented:…)": it's
    // asked for the custom style.
    let custom =
      controller.modalPresentationStyle == .custom
      ? delegate?.presentationController(
        forPresented: controller, presenting: presenter, source: source) : nil
    let presentation =
      custom
      ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    controller.presentation = presentation
    presentation.makeContainer(over: presenter.view, in: window)
    let animation =
      flag
      ? delegate?.animationController(
        forPresented: controller, presenting: presenter, source: source) : nil
    let interaction = animation.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    let context = RuntimeTransitionContext(
      presentation.stage(dismisses: false), isAnimated: flag, animation: animation,
      interaction: interaction
    ) { completed in
      (presenter.transition, controller.transition) = (nil, nil)
      presentation.endPresentation(completed, animated: flag)
      controller.isBeingPresented = false
      // Assumed: the completion is called for a cancelled presentation, too.
      completion?()
    }
    (presenter.transition, controller.transition) = (context, context)
    afterCommit(animated: flag) {
      presentation.beginPresentation(animated: flag)
      context.start()
    }
  }

  /// Dismisses what this controller or an ancestor presents, or else the root of its hierarchy.
  func beginDismissing(animated flag: Bool, completion: (() -> Void)?) {
    // Source: "dismiss(animated:completion:)": if called on the presented view controller, UIKit
    // asks the presenting view controller to handle the dismissal.
    guard let controller = presentedViewController ?? root.presentedItself,
      let presenter = controller.presenter, let presentation = controller.presentation
    else { return }
    // Assumed: UIKit logs an attempt while a transition runs, and does nothing.
    guard controller.transition == nil else { return }
    // Source: what is presented above is dismissed with it, without its animation.
    if controller.presented != nil { controller.dismiss(animated: false) }
    controller.isBeingDismissed = true
    let delegate = controller.transitioningDelegate
    let animation = flag ? delegate?.animationController(forDismissed: controller) : nil
    let interaction = animation.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let context = RuntimeTransitionContext(
      presentation.stage(dismisses: true), isAnimated: flag, animation: animation,
      interaction: interaction
    ) { completed in
      (presenter.transition, controller.transition) = (nil, nil)
      presentation.endDismissal(completed, animated: flag)
      controller.isBeingDismissed = false
      completion?()
    }
    (presenter.transition, controller.transition) = (context, context)
    afterCommit(animated: flag) {
      presentation.beginDismissal(animated: flag)
      context.start()
    }
  }

  /// The controller itself if it's presented.
  private var presentedItself: UIViewController? { presenter == nil ? nil : self }

  /// Begins a transition at the end of the turn.
  ///
  /// Observed: stack traces of presentations begin in `_afterCACommitHandler`. Assumed: without
  /// animation, it's at once.
  private func afterCommit(animated: Bool, _ begin: @escaping @MainActor () -> Void) {
    guard animated else { return begin() }
    RuntimeClock.schedule(at: RuntimeClock.now) { MainActor.assumeIsolated { begin() } }
  }
}
