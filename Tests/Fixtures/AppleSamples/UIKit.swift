#if canImport(UIKit)
  import UIKit

  @MainActor enum Animators {
    static var cubic: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
    }

    static func spring(velocity: CGVector = .zero) -> UISpringTimingParameters {
      if #available(iOS 17, *) {
        return UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: velocity)
      }
      return UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    }

    static func move(_ view: UIView) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring())
      animator.addAnimations { view.center.x += 10 }
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.addCompletion { position in
        switch position {
        case .end: view.removeFromSuperview()
        case .start, .current: break
        @unknown default: break
        }
      }
      animator.scrubsLinearly = false
      animator.pausesOnCompletion = true
      animator.fractionComplete = 0.3
      animator.continueAnimation(withTimingParameters: cubic, durationFactor: 0.5)
      return animator
    }

    static func animate(_ view: UIView) {
      UIView.animate(
        withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
        options: [.curveEaseIn, .allowUserInteraction]
      ) {
        view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
      } completion: { finished in
        view.isHidden = finished
      }
      if #available(iOS 17, *) {
        UIView.animate(springDuration: 0.5, bounce: 0.2) { view.alpha = 1 }
      }
      UIView.transition(with: view, duration: 0.5, options: .transitionFlipFromLeft) {
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      }
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3) {
          view.frame = .zero
        }
      }
    }
  }

  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)
      if let next = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: next)
        context.containerView.addSubview(view)
        animator.addAnimations { view.transform = .identity }
      }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      self.animator = animator
      return animator
    }

    func animationEnded(_ completed: Bool) { animator = nil }
  }

  @MainActor
  final class Pages: NSObject, UINavigationControllerDelegate,
    UIGestureRecognizerDelegate
  {
    private let interaction = UIPercentDrivenInteractiveTransition()
    private weak var controller: UINavigationController?

    func attach(to controller: UINavigationController) {
      self.controller = controller
      controller.delegate = self
      let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
      edge.edges = .left
      edge.delegate = self
      controller.view.addGestureRecognizer(edge)
      controller.view.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
      NotificationCenter.default.addObserver(
        self, selector: #selector(reduceMotionChanged),
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    func navigationController(
      _ controller: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      UIAccessibility.isReduceMotionEnabled ? nil : Slide(isPush: operation == .push)
    }

    func navigationController(
      _ controller: UINavigationController,
      interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    @objc private func swiped(_ pan: UIPanGestureRecognizer) {
      let progress = pan.translation(in: pan.view).x / 200
      switch pan.state {
      case .began: controller?.popViewController(animated: true)
      case .changed: interaction.update(progress)
      case .ended where pan.velocity(in: pan.view).x > 0: interaction.finish()
      case .ended, .cancelled, .failed: interaction.cancel()
      default: break
      }
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {}

    @objc private func reduceMotionChanged() {}
  }

  final class Card: UIViewController {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override func viewDidLoad() {
      super.viewDidLoad()
      blur.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(blur)
      NSLayoutConstraint.activate([
        blur.topAnchor.constraint(equalTo: view.topAnchor),
        blur.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
  }
#endif
