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
  /// addAnimations(_:delayFactor:), by what it animates and, if known, the value it leads to.
  case add(String, to: PropertyValue? = nil, delayFactor: Double = 0)
  /// Sets isInterruptible.
  case interruptible(Bool)
  /// Lets go of the last reference to it.
  case release
  /// The actions of a finger.
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
    case .release: .release
    case .gesture: .gesture
    }
  }

  /// Makes the call of a verb without arguments; nil if it needs one.
  init?(_ verb: AnimatorVerb) {
    switch verb {
    case .start: self = .start()
    case .pause: self = .pause
    case .continue: self = .continue()
    case .reverse: self = .reverse()
    case .stop: self = .stop()
    case .finish: self = .finish()
    case .release: self = .release
    case .fraction, .add, .interruptible, .gesture: return nil
    }
  }

  /// Makes a call from a verb and at least one argument; nil if it does not take them.
  init?(_ verb: AnimatorVerb, _ arguments: [Substring]) {
    let first = arguments[0]
    let second = arguments.count > 1 ? arguments[1] : nil
    guard arguments.count < 3 || verb == .gesture else { return nil }
    let flag = Bool(String(first))
    let call: AnimatorCall? =
      switch (verb, second) {
      case (.start, nil): first.decimal.flatMap { $0 >= 0 ? .start(delay: $0) : nil }
      case (.reverse, nil): flag.map { .reverse($0) }
      case (.fraction, nil): first.fraction.map { .fraction($0) }
      case (.stop, nil): flag.map { .stop(withoutFinishing: $0) }
      case (.finish, nil): AnimatorPosition(rawValue: String(first)).map { .finish(at: $0) }
      case (.interruptible, nil): flag.map { .interruptible($0) }
      case (.continue, let timing) where timing?.isEmpty != true:
        first.decimal.flatMap { factor in
          factor >= 0 ? .continue(durationFactor: factor, timing: timing.map(String.init)) : nil
        }
      case (.add, let delay): Self.add(first, delay)
      case (.gesture, _): AnimatorGesture(arguments).map { .gesture($0) }
      case (.continue, _), (.pause, _), (.release, _), (_, .some): nil
      }
    guard let call else { return nil }
    self = call
  }

  private static func add(_ text: Substring, _ delay: Substring?) -> AnimatorCall? {
    guard let factor = delay.map(\.fraction) ?? 0 else { return nil }
    guard let equals = text.firstIndex(of: "=") else {
      return text.isEmpty ? nil : .add(String(text), delayFactor: factor)
    }
    let name = text[..<equals].trimmed
    guard !name.isEmpty, let value = value(text[text.index(after: equals)...].trimmed) else {
      return nil
    }
    return .add(String(name), to: value, delayFactor: factor)
  }

  /// The value of a text: a number, a vector in square brackets, a color, or a name.
  private static func value(_ text: Substring) -> PropertyValue? {
    if let number = text.decimal { return .quantity(.number(number)) }
    if text.hasPrefix("#") { return RGBA(String(text)).map { .color($0) } }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = text.dropFirst().dropLast().split(separator: ",").map { $0.trimmed.decimal }
      let numbers = parts.compactMap { $0 }
      guard numbers.count == parts.count, (2...4).contains(numbers.count) else { return nil }
      return .vector(numbers.map { .number($0) })
    }
    guard let start = text.first, start.isLetter else { return nil }
    return .string(String(text))
  }
}

/// The verbs of a script.
public enum AnimatorVerb: String, CaseIterable, Hashable, Sendable {
  case start, pause, `continue`, reverse, fraction, stop, finish, add, interruptible, release
  case gesture
}

/// A position of an animation, as UIViewAnimatingPosition has it.
public enum AnimatorPosition: String, CaseIterable, Hashable, Sendable {
  case start, end, current
}

/// A step of a gesture that drives an animator.
public enum AnimatorGesture: Hashable, Sendable {
  /// The finger takes hold, with this velocity in points per second if it matters; a pan pauses
  /// the animator, a press starts it.
  case began(velocity: SIMD2<Double>? = nil)
  /// The finger has moved this far since then, in points along the gesture's axis.
  case moved(Double)
  /// The finger is released with this velocity, in points per second.
  case ended(velocity: Double)
  /// The system takes the gesture away.
  case cancelled

  fileprivate init?(_ arguments: [Substring]) {
    let numbers = arguments.dropFirst().compactMap(\.decimal)
    guard numbers.count == arguments.count - 1 else { return nil }
    switch (arguments[0], numbers.count) {
    case ("begin", 0): self = .began()
    case ("begin", 2): self = .began(velocity: SIMD2(numbers[0], numbers[1]))
    case ("end", 0): self = .ended(velocity: 0)
    case ("end", 1): self = .ended(velocity: numbers[0])
    case ("cancel", 0): self = .cancelled
    case (let distance, 0):
      guard let distance = distance.decimal else { return nil }
      self = .moved(distance)
    default: return nil
    }
  }
}

/// A state of an animator, as UIViewAnimatingState has it.
public enum AnimatorState: String, CaseIterable, Hashable, Sendable {
  case inactive, active, stopped
}

/// An illegal animator call is one that ends the app in UIKit.
public struct IllegalAnimatorCall: Error, Hashable, Sendable {
  /// The call.
  public var verb: AnimatorVerb
  /// The state in which it was called.
  public var state: AnimatorState
  /// Why it is illegal.
  public var reason: Reason

  /// Makes an illegal call.
  public init(verb: AnimatorVerb, state: AnimatorState, reason: Reason) {
    (self.verb, self.state, self.reason) = (verb, state, reason)
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
    /// It is released while it is paused or stopped.
    case dropped
    /// It is no longer inactive, so that this cannot be set.
    case notInactive
    /// The argument is not within its range.
    case argument
  }

  /// The behavior of UIKit, in words.
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
      "UIKit raises an exception: \(verb.rawValue) while a non-interruptible animator runs"
    case .dropped:
      "UIKit raises an exception: it is an error to release a paused or stopped property animator"
        + " (it is \(state == .stopped ? "stopped" : "paused"))"
    case .notInactive:
      "UIKit raises an exception: isInterruptible is set while the animator is \(state.rawValue)"
    case .argument: "the argument of \(verb.rawValue) is out of range"
    }
  }

  /// How to avoid it.
  public var help: String {
    switch reason {
    case .stopped: "finish the stopped animator first, for example stop@1 finish(current)@1"
    case .notPaused:
      state == .active
        ? "pause it first, for example pause@0.4 continue@0.5, or remove the step: it's already running"
        : "start and pause it first, for example start@0 pause@0.4 continue@0.5"
    case .notStopped: "stop it first, but not with stop(true), which leaves nothing to finish"
    case .notInterruptible: "set isInterruptible to true, or wait until the animator ends"
    case .dropped:
      state == .stopped
        ? "finish it first, for example finish(current)@1 release@1"
        : "wait until it ends, or stop and finish it first, for example stop@1 finish(current)@1 release@1"
    case .notInactive: "set isInterruptible before starting the animator"
    case .argument: "see the page on scripts for the arguments of the verb"
    }
  }
}

extension Substring {
  fileprivate var fraction: Double? { decimal.flatMap { (0...1).contains($0) ? $0 : nil } }
}
