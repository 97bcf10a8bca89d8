import Motion

/// Facts are what is derived from a preset, so that it can be searched and listed by it.
public struct PresetFacts: Hashable, Sendable {
  /// The version of the code that derives them; stored facts of another version are derived anew.
  public static let version = 1

  /// How long the motion takes in seconds, without its delay; nil where it has no length of its own.
  public var duration: Double?
  /// How long it waits before it begins, in seconds.
  public var delay: Double?

  /// Makes facts.
  public init(duration: Double? = nil, delay: Double? = nil) {
    self.duration = duration
    self.delay = delay
  }

  /// Derives the facts of a preset.
  ///
  /// - Parameter lookUp: returns the facts of the preset of a name.
  public init<Failure: Error>(
    of preset: Preset, lookUp: (Reference) throws(Failure) -> PresetFacts?
  ) throws(Failure) {
    let (use, duration, delay) = preset.motion.authoredTimes
    var used: PresetFacts?
    if let use { used = try lookUp(use) }
    func seconds(_ time: Time?) throws(Failure) -> Double? {
      switch time {
      case .seconds(let seconds): seconds
      case .preset(let reference): try lookUp(reference)?.duration
      case nil: nil
      }
    }
    self.duration = try seconds(duration) ?? used?.duration
    self.delay = try seconds(delay) ?? used?.delay
  }
}

extension Motion {
  /// The preset that is used, and the times given in place.
  fileprivate var authoredTimes: (use: Reference?, duration: Time?, delay: Time?) {
    switch self {
    case .curve(let curve):
      if case .use(let reference) = curve.shape { return (reference, curve.duration, curve.delay) }
      return (nil, curve.duration, curve.delay)
    case .spring(let spring):
      // How long a spring takes is for the solver to say; only UIKit's form states it.
      switch spring.parameters {
      case .use(let reference): return (reference, nil, spring.delay)
      case .settling(_, let duration): return (nil, duration, spring.delay)
      default: return (nil, nil, spring.delay)
      }
    case .duration(.seconds(let seconds)): return (nil, .seconds(seconds), nil)
    case .duration(.use(let reference)): return (reference, nil, nil)
    case .keyframes(let keyframes): return (keyframes.use, keyframes.duration, nil)
    case .transition(let transition):
      return (transition.use, transition.duration, transition.delay)
    case .animator(let animator): return (animator.use, animator.duration, animator.delay)
    case .group(let group): return (group.use, group.duration, nil)
    }
  }
}
