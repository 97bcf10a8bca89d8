public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

@MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

// These are optional in UIKit.
extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  public func addAnimations(_ animation: @escaping () -> Void) { animation() }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}

/// An animator that can be paused, reversed, scrubbed and continued.
///
/// Source: UIViewPropertyAnimator, UIViewAnimating; WWDC 2016, "Advances in UIKit Animations and
/// Transitions".
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true {
    didSet {
      if state != .inactive {
        raise("isInterruptible can only be set when the animator is inactive")
      }
    }
  }
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  private let timeline: RuntimeAnimatorTimeline
  private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [RuntimeViewAnimation] = []
  private var blockIndex = 0
  private nonisolated(unsafe) var storedState = UIViewAnimatingState.inactive
  private nonisolated(unsafe) var isHeld = false
  private var cancelEnd: (() -> Void)?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let (curve, seconds) = parameters.curve(lasting: duration)
    self.duration = duration
    timeline = RuntimeAnimatorTimeline(curve, duration: seconds)
    super.init()
  }
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // Source: UIViewPropertyAnimator, "It is an error to release a paused or stopped property animator".
  deinit {
    guard storedState == .stopped || storedState == .active && isHeld else { return }
    RuntimeException.raise(
      "It is an error to release a paused or stopped property animator. Property animators must"
        + " either finish animating or be explicitly stopped and finished before they can be"
        + " released.")
  }

  private func raise(_ message: String) { RuntimeException.raise(message) }

  open var state: UIViewAnimatingState { storedState }
  open var isRunning: Bool { state == .active && timeline.isRunning }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .stopped: raise("It is an error to add animations to a stopped animator")
    case .inactive: blocks.append((animation, delayFactor))
    case .active: perform(animation, delayFactor)
    }
  }
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ animation: () -> Void, _ delayFactor: CGFloat) {
    blockIndex = timeline.add(delayFactor: Double(delayFactor))
    let timing = RuntimeBlockTiming(duration: timeline.duration, curve: .linear)
    let block = RuntimeAnimationBlock(timing, animator: self)
    RuntimeAnimationBlock.perform(block, animation)
    take(block) { $0 }
  }

  /// Makes the changes of a block animations of its own.
  ///
  /// - Parameter ease: What a block within it does to the progress.
  func take(_ block: RuntimeAnimationBlock, _ ease: @escaping (Double) -> Double) {
    let progress = blockProgress
    let made = block.animations { _ in
      {
        let (x, y) = progress()
        return (ease(x), ease(y))
      }
    }
    for animation in made { animation.layer.attach(animation) }
    animations += made
  }

  /// How far the block is that is being performed.
  var blockProgress: () -> (x: Double, y: Double) {
    let (timeline, index) = (timeline, blockIndex)
    return { timeline.progress(index) }
  }

  /// Performs the blocks, once it becomes active.
  private func activate() {
    guard state == .inactive else { return }
    storedState = .active
    timeline.reset()
    let waiting = blocks
    blocks = []
    for (block, delayFactor) in waiting { perform(block, delayFactor) }
  }

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped {
      return raise("It is an error to start a stopped animator")
    }
    let isFresh = state == .inactive
    guard isFresh || !isRunning else { return }
    activate()
    if isFresh { self.delay = delay }
    timeline.run(after: delay, ownTime: nil, remaining: nil)
    isHeld = false
    waitForEnd()
  }

  open func pauseAnimation() {
    if state == .stopped { return raise("It is an error to pause a stopped animator") }
    if isRunning, !isInterruptible {
      return raise("It is an error to pause a running animator that isn't interruptible")
    }
    activate()
    timeline.pause()
    isHeld = true
    cancelEnd?()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else {
      return raise("It is an error to continue an animator that isn't active and paused")
    }
    // Source: UIViewPropertyAnimator.h, "durationFactor: the remaining time is this times the
    // original duration; 0 for what is left".
    let remaining = durationFactor > 0 ? Double(durationFactor) * duration : nil
    let other = parameters?.curve(lasting: duration)
    var ownTime: Double?
    if case .physical? = parameters?.springTimingParameters?.form { ownTime = other?.duration }
    timeline.run(
      after: 0, by: other?.curve, ownTime: ownTime, remaining: ownTime == nil ? remaining : nil)
    isHeld = false
    waitForEnd()
  }

  // Source: observed since iOS 11; it counts in the direction of play.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      return CGFloat(timeline.isReversed ? 1 - timeline.fraction : timeline.fraction)
    }
    set {
      if state == .stopped {
        return raise("It is an error to set the fraction of a stopped animator")
      }
      if isRunning, !isInterruptible {
        return raise("It is an error to scrub a running animator that isn't interruptible")
      }
      let wasRunning = isRunning
      activate()
      if !wasRunning { isHeld = true }
      let fraction = min(max(Double(newValue), 0), 1)
      timeline.scrub(
        to: timeline.isReversed ? 1 - fraction : fraction, isLinear: scrubsLinearly)
      if wasRunning { waitForEnd() }
    }
  }

  open var isReversed: Bool {
    get { timeline.isReversed }
    set {
      guard state != .stopped else { return }
      if isRunning, !isInterruptible {
        return raise("It is an error to reverse a running animator that isn't interruptible")
      }
      timeline.reverse(newValue)
      if isRunning { waitForEnd() }
    }
  }

  private func waitForEnd() {
    cancelEnd?()
    guard let end = timeline.end else { return }
    // It's kept until then, as UIKit keeps a running animator.
    cancelEnd = RuntimeClock.schedule(at: end) { MainActor.assumeIsolated { self.reachEnd() } }
  }

  private func reachEnd() {
    guard isRunning else { return }
    cancelEnd = nil
    if pausesOnCompletion {
      timeline.pause()
      isHeld = true
      return
    }
    complete(at: timeline.isReversed ? .start : .end)
  }

  // MARK: Ends

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    if isRunning, !isInterruptible {
      return raise("It is an error to stop a running animator that isn't interruptible")
    }
    cancelEnd?()
    settle(at: .current)
    timeline.pause()
    storedState = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { (completions, blocks) = ([], []) }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return raise("finishAnimationAtPosition: should only be called on a stopped animator")
    }
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  private var stoppedAnimations: [RuntimeViewAnimation] = []

  /// Leaves the views with the values of a position, without animations.
  private func settle(at position: UIViewAnimatingPosition) {
    let own = animations.isEmpty ? stoppedAnimations : animations
    let seen = animations.map { animation in
      animation.layer.presentation()?.value(forKeyPath: animation.key)
    }
    for animation in animations { animation.layer.detach(animation) }
    RuntimeAnimationBlock.perform(nil) {
      switch position {
      case .current:
        for (animation, value) in zip(animations, seen) {
          animation.layer.setValue(value, forKeyPath: animation.key)
        }
      case .start:
        for animation in own.reversed() {
          animation.layer.setValue(animation.from, forKeyPath: animation.key)
        }
      case .end:
        for animation in own {
          animation.layer.setValue(animation.to, forKeyPath: animation.key)
        }
      }
    }
    (stoppedAnimations, animations) = (own, [])
  }

  private func complete(at position: UIViewAnimatingPosition) {
    settle(at: position)
    stoppedAnimations = []
    storedState = .inactive
    timeline.pause()
    let called = completions
    completions = []
    for completion in called { completion(position) }
  }
}
