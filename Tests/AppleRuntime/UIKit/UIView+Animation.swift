extension UIView {
  // Source: UIView.h has these numbers.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    public static let curveEaseInOut = Self([])
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The curve that it names.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      RuntimeBlockTiming(duration: duration, delay: delay, curve: .bezier(options.curve.bezier)),
      options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let (curve, seconds) = spring.curve(lasting: duration)
    animate(
      RuntimeBlockTiming(duration: seconds, delay: delay, curve: curve), options, animations,
      completion)
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: velocity)
    let (curve, seconds) = spring.curve(lasting: duration)
    animate(
      RuntimeBlockTiming(duration: seconds, delay: delay, curve: curve), options, animations,
      completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    RuntimeAnimationBlock.perform(nil, actionsWithoutAnimation)
  }

  static func animate(
    _ timing: RuntimeBlockTiming, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = timing
    let outer = RuntimeAnimationBlock.innermost
    // Source: AnimationOptions, "overrideInheritedDuration: force the animation to use the original
    // duration value specified when the animation was submitted"; the same of the curve.
    if let outer {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    }
    let block = RuntimeAnimationBlock(timing, animator: outer?.animator)
    RuntimeAnimationBlock.perform(block, animations)
    if let animator = outer?.animator { return animator.take(block) { $0 } }
    start(block, options.contains(.repeat), options.contains(.autoreverse), completion)
  }

  /// Starts what a block has changed.
  static func start(
    _ block: RuntimeAnimationBlock, _ isEndless: Bool, _ autoreverses: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let timing = block.timing
    // Source: UIView.animate, "if the duration is 0, the changes are made without animating them".
    guard timing.duration > 0 || timing.delay > 0, !block.isEmpty else {
      RuntimeClock.schedule(at: RuntimeClock.now) { completion?(true) }
      return
    }
    let run = RuntimeBlockRun(timing, isEndless: isEndless, autoreverses: autoreverses)
    for animation in block.animations(run.progress) { run.add(animation, to: animation.layer) }
    run.finish = completion
  }
}
