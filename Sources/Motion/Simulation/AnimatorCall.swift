/// An animator call is something an app does to an animator.
public enum AnimatorCall: Hashable, Sendable {
  /// startAnimation(), or startAnimation(afterDelay:) in seconds.
  case start(delay: Double = 0)
  /// pauseAnimation().
  case pause
  /// continueAnimation(withTimingParameters:durationFactor:); the timing as a script names it.
  case `continue`(durationFactor: Double = 0, timing: String? = nil)
  /// Sets isReversed; nil toggles it.
  case reverse(Bool? = nil)
  /// Sets fractionComplete.
  case fraction(Double)
  /// stopAnimation(_:).
  case stop(withoutFinishing: Bool = false)
  /// finishAnimation(at:).
  case finish(at: AnimatorPosition = .end)
  /// addAnimations(_:delayFactor:), by what it animates and, where known, the value it leads to.
  case add(String, to: PropertyValue? = nil, delayFactor: Double = 0)
  /// Sets isInterruptible.
  case interruptible(Bool)
  /// What a finger does.
  case gesture(AnimatorGesture)

  /// The call's name in a script.
  public var verb: AnimatorVerb {
    switch self {
    case .start: .start
    case .pause: .pause
    case .continue: .continue
    case .reverse: .reverse
    case .fraction: .fraction
    case .stop: .stop
    case .finish: .finish
    case .add: .add
    case .interruptible: .interruptible
    case .gesture: .gesture
    }
  }
}

/// The verbs of a script.
public enum AnimatorVerb: String, CaseIterable, Hashable, Sendable {
  case start, pause, `continue`, reverse, fraction, stop, finish, add, interruptible, gesture
}

/// A position of an animation, as UIViewAnimatingPosition has it.
public enum AnimatorPosition: String, CaseIterable, Hashable, Sendable {
  case start, end, current
}

/// A step of a gesture that drives an animator.
public enum AnimatorGesture: Hashable, Sendable {
  /// The finger takes hold, with this velocity in points per second where it matters; a pan pauses
  /// the animator, a press starts it.
  case began(velocity: SIMD2<Double>? = nil)
  /// The finger has moved this far since then, in points along the gesture's axis.
  case moved(Double)
  /// The finger lets go with this velocity, in points per second.
  case ended(velocity: Double)
  /// The system takes the gesture away.
  case cancelled
}

/// A state of an animator, as UIViewAnimatingState has it.
public enum AnimatorState: String, CaseIterable, Hashable, Sendable {
  case inactive, active, stopped
}

/// An illegal animator call is one that ends the app in UIKit.
public struct IllegalAnimatorCall: Error, Hashable, Sendable {
  /// What was called.
  public var verb: AnimatorVerb
  /// The state in which it was called.
  public var state: AnimatorState
  /// Why it is illegal.
  public var reason: Reason

  /// Makes an illegal call.
  public init(verb: AnimatorVerb, state: AnimatorState, reason: Reason) {
    self.verb = verb
    self.state = state
    self.reason = reason
  }

  /// A reason why a call is illegal.
  public enum Reason: Hashable, Sendable {
    /// The animator is stopped; it has to be finished first.
    case stopped
    /// It is not active and paused.
    case notPaused
    /// It is not stopped.
    case notStopped
    /// It runs and is not interruptible.
    case notInterruptible
    /// It is no longer inactive, so that this cannot be set.
    case notInactive
    /// The argument is not within its range.
    case argument
  }

  /// What UIKit would do, in words.
  public var message: String {
    switch reason {
    case .stopped: "UIKit raises an exception: \(verb.rawValue) while the animator is stopped"
    case .notPaused:
      "UIKit raises an exception: \(verb.rawValue) while the animator is not active and paused"
        + " (it is \(state == .active ? "running" : state.rawValue))"
    case .notStopped:
      "UIKit raises an exception: \(verb.rawValue) while the animator is \(state.rawValue),"
        + " not stopped"
    case .notInterruptible:
      "UIKit raises an exception: \(verb.rawValue) while an animator runs that is not interruptible"
    case .notInactive:
      "UIKit raises an exception: isInterruptible is set while the animator is \(state.rawValue)"
    case .argument: "the argument of \(verb.rawValue) is out of range"
    }
  }

  /// How to avoid it.
  public var help: String {
    switch reason {
    case .stopped: "finish a stopped animator first, as in stop@1 finish(current)@1"
    case .notPaused:
      state == .active
        ? "pause it before, or use start, which goes on where it was paused"
        : "pause or start it first: only an active, paused animator can be continued"
    case .notStopped: "stop it first, and not by stop(true), which leaves nothing to finish"
    case .notInterruptible: "make it with isInterruptible true, or wait until it has ended"
    case .notInactive: "set isInterruptible before the animator is started"
    case .argument: "see the page on scripts for what the verb takes"
    }
  }
}
