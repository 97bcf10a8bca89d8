/// What a layer does when one of its properties changes.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var timingFunction: CAMediaTimingFunction?
  // Source: CAAnimation, "The delegate object is retained by the receiver."
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0)
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public required override init() { super.init() }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    take(self, for: copy)
    return copy
  }

  /// Copies the values of an animation of the same class.
  func take(_ source: CAAnimation, for copy: CAAnimation) {
    copy.timingFunction = source.timingFunction
    copy.delegate = source.delegate
    copy.isRemovedOnCompletion = source.isRemovedOnCompletion
    (copy.beginTime, copy.duration) = (source.beginTime, source.duration)
    copy.preferredFrameRateRange = source.preferredFrameRateRange
    (copy.speed, copy.timeOffset) = (source.speed, source.timeOffset)
    (copy.repeatCount, copy.repeatDuration) = (source.repeatCount, source.repeatDuration)
    (copy.autoreverses, copy.fillMode) = (source.autoreverses, source.fillMode)
  }

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// How long one round takes; a duration of 0 stands for the one that is given.
  func length(_ inherited: Double) -> Double { duration > 0 ? duration : inherited }

  /// What a layer's property is at a time of what the animation is part of; the value under it where
  /// it says nothing.
  ///
  /// - Parameter inherited: What takes the place of a duration of 0.
  func value(
    of keyPath: String, over current: RuntimeValue, at time: Double, inherited: Double
  ) -> RuntimeValue {
    current
  }

  /// The key paths that it animates.
  var keyPaths: [String] { [] }

  /// The progress of a round at a time; nil if it has no effect then.
  func progress(at time: Double, inherited: Double) -> Double? {
    let fraction = fraction(at: time, duration: length(inherited))
    return fraction.map { timingFunction?.progress(at: $0) ?? $0 }
  }
}

/// A group plays animations in its own time, and cuts what goes on after its end.
///
/// Source: CAAnimationGroup, "the animations are not scaled… they're clipped to the duration of the
/// animation group"; "the delegate and isRemovedOnCompletion properties of animations in the
/// animations array are currently ignored".
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    let members = (source as? CAAnimationGroup)?.animations
    (copy as? CAAnimationGroup)?.animations = members?.compactMap { $0.copy() as? CAAnimation }
  }

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

  override func value(
    of keyPath: String, over current: RuntimeValue, at time: Double, inherited: Double
  ) -> RuntimeValue {
    let length = length(inherited)
    guard let progress = progress(at: time, inherited: inherited) else { return current }
    // An endless round has no fraction that says when it is.
    let elapsed = length < 1e12 ? progress * length : activeTime(at: time)
    return (animations ?? []).reduce(current) {
      $1.value(of: keyPath, over: $0, at: elapsed, inherited: length)
    }
  }
}

/// A transition from the old contents of a layer to the new ones.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    guard let source = source as? CATransition, let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (source.type, source.subtype)
    (copy.startProgress, copy.endProgress) = (source.startProgress, source.endProgress)
  }

  /// How far it is at a time of its layer; nil if it isn't shown.
  func shownProgress(at time: Double, inherited: Double) -> Double? {
    progress(at: time, inherited: inherited).map {
      Double(startProgress) + Double(endProgress - startProgress) * $0
    }
  }
}

public struct CAFrameRateRange: Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
