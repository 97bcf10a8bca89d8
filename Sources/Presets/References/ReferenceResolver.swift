import Motion

/// A reference resolver puts the presets that a motion refers to into its place.
///
/// What it returns has no references left, and so can be evaluated without a catalog.
public struct ReferenceResolver {
  /// How many references may lead on to another; a chain this long is a mistake or an attack.
  public static let longestChain = Expansion.deepest

  private let work: Work
  private let depth: Int

  /// Makes a resolver.
  ///
  /// - Parameter lookUp: returns the motion of the preset that has a name or alias.
  public init(lookUp: @escaping (String) -> Motion?) {
    self.init(Work(lookUp), depth: 0)
  }

  private init(_ work: Work, depth: Int) {
    self.work = work
    self.depth = depth
  }

  /// Returns a motion with all that it refers to in place.
  ///
  /// - Throws: ``MotionError`` where a preset is missing, of another kind, or refers to itself, and
  ///   where the motion would come to more than ``Expansion`` allows.
  public func resolve(_ motion: Motion) throws(MotionError) -> Motion {
    work.begin()
    try work.add(motion, as: nil)
    return try resolve(placed: motion)
  }

  /// Returns how a motion would come to more than is allowed; nil where it would not.
  public func excess(of motion: Motion) -> ExpansionExcess? {
    var meter = ExpansionMeter<String?>()
    return meter.excess(of: nil) { name in
      (name.map(work.motion(named:)) ?? motion)?.recipe
        ?? ExpansionMeter.Recipe(own: Expansion(), references: [])
    } name: {
      $0 ?? ""
    }
  }

  private func resolve(placed motion: Motion) throws(MotionError) -> Motion {
    switch motion {
    case .curve(let curve): .curve(try resolve(curve))
    case .spring(let spring): .spring(try resolve(spring))
    case .duration(let duration): .duration(.seconds(try seconds(duration)))
    case .keyframes(let keyframes): .keyframes(try resolve(keyframes))
    case .transition(let transition): .transition(try resolve(transition))
    case .animator(let animator): .animator(try resolve(animator))
    case .group(let group): .group(try resolve(group))
    }
  }

  /// Returns a timing with the curve or spring that it names in place.
  public func resolve(_ timing: Timing) throws(MotionError) -> Timing {
    work.begin()
    return try resolve(placed: timing)
  }

  private func resolve(placed timing: Timing) throws(MotionError) -> Timing {
    switch timing {
    case .curve(let curve): return .curve(try resolve(curve))
    case .spring(let spring): return .spring(try resolve(spring))
    case .preset(let reference):
      let (motion, next) = try follow(reference, as: .timing)
      switch try next.resolve(placed: motion) {
      case .curve(let curve): return .curve(curve)
      case .spring(let spring): return .spring(spring)
      default: throw wrong(reference, "a curve or spring")
      }
    }
  }

  private func resolve(_ curve: Curve) throws(MotionError) -> Curve {
    var result = curve
    if case .use(let reference) = curve.shape {
      guard case .curve(let base) = try used(reference) else { throw wrong(reference, "a curve") }
      result = base
      result.duration = curve.duration ?? base.duration
      result.delay = curve.delay ?? base.delay
    }
    result.duration = try time(result.duration)
    result.delay = try time(result.delay)
    return result
  }

  private func resolve(_ spring: Spring) throws(MotionError) -> Spring {
    var result = spring
    switch spring.parameters {
    case .use(let reference):
      guard case .spring(let base) = try used(reference) else { throw wrong(reference, "a spring") }
      result = base
      result.initialVelocity = spring.initialVelocity ?? base.initialVelocity
      result.allowsOverdamping = spring.allowsOverdamping ?? base.allowsOverdamping
      result.delay = spring.delay ?? base.delay
    case .perceptual(let duration, let bounce):
      result.parameters = .perceptual(duration: try time(duration), bounce: bounce)
    case .response(let response, let fraction, let blend):
      result.parameters = .response(
        response: try time(response), dampingFraction: fraction, blendDuration: try time(blend))
    case .settling(let ratio, let duration):
      result.parameters = .settling(dampingRatio: ratio, duration: try time(duration))
    case .physical, .ratio: break
    }
    result.delay = try time(result.delay)
    return result
  }

  private func seconds(_ duration: NamedDuration) throws(MotionError) -> Double {
    switch duration {
    case .seconds(let seconds): return seconds
    case .use(let reference):
      guard case .duration(.seconds(let seconds)) = try used(reference) else {
        throw wrong(reference, "a duration")
      }
      return seconds
    }
  }

  private func resolve(_ keyframes: Keyframes) throws(MotionError) -> Keyframes {
    var result = keyframes
    if let reference = keyframes.use {
      guard case .keyframes(let base) = try used(reference) else {
        throw wrong(reference, "keyframes")
      }
      result.use = nil
      result.tracks = base.tracks
      result.duration = keyframes.duration ?? base.duration
      result.timing = keyframes.timing ?? base.timing
      result.beginTime = keyframes.beginTime ?? base.beginTime
      result.repeatCount = keyframes.repeatCount ?? base.repeatCount
      result.repeatDuration = keyframes.repeatDuration ?? base.repeatDuration
      result.autoreverses = keyframes.autoreverses ?? base.autoreverses
      result.speed = keyframes.speed ?? base.speed
      result.timeOffset = keyframes.timeOffset ?? base.timeOffset
      result.fillMode = keyframes.fillMode ?? base.fillMode
    }
    result.duration = try time(result.duration)
    result.timing = try timing(result.timing)
    result.beginTime = try time(result.beginTime)
    result.repeatDuration = try time(result.repeatDuration)
    result.timeOffset = try time(result.timeOffset)
    for track in result.tracks.indices {
      guard let timings = result.tracks[track].timings else { continue }
      var resolved: [Timing] = []
      for one in timings { resolved.append(try resolve(placed: one)) }
      result.tracks[track].timings = resolved
    }
    return result
  }

  private func resolve(_ transition: Transition) throws(MotionError) -> Transition {
    var result = transition
    if let reference = transition.use {
      guard case .transition(let base) = try used(reference) else {
        throw wrong(reference, "a transition")
      }
      result = base
      result.phase = transition.phase ?? base.phase
      result.direction = transition.direction ?? base.direction
      result.startProgress = transition.startProgress ?? base.startProgress
      result.endProgress = transition.endProgress ?? base.endProgress
      result.duration = transition.duration ?? base.duration
      result.delay = transition.delay ?? base.delay
      result.timing = transition.timing ?? base.timing
    }
    result.duration = try time(result.duration)
    result.delay = try time(result.delay)
    result.timing = try timing(result.timing)
    return result
  }

  private func resolve(_ animator: Animator) throws(MotionError) -> Animator {
    var result = animator
    if let reference = animator.use {
      guard case .animator(let base) = try used(reference) else {
        throw wrong(reference, "an animator")
      }
      result = base
      result.duration = animator.duration ?? base.duration
      result.timing = animator.timing ?? base.timing
      result.delay = animator.delay ?? base.delay
      result.isInterruptible = animator.isInterruptible ?? base.isInterruptible
      result.pausesOnCompletion = animator.pausesOnCompletion ?? base.pausesOnCompletion
      result.scrubsLinearly = animator.scrubsLinearly ?? base.scrubsLinearly
    }
    result.duration = try time(result.duration)
    result.delay = try time(result.delay)
    result.timing = try timing(result.timing)
    if let own = result.continuation?.timing {
      result.continuation?.timing = try resolve(placed: own)
    }
    return result
  }

  private func resolve(_ group: MotionGroup) throws(MotionError) -> MotionGroup {
    var result = group
    if let reference = group.use {
      guard case .group(let base) = try used(reference) else { throw wrong(reference, "a group") }
      result = base
      result.duration = group.duration ?? base.duration
    }
    result.duration = try time(result.duration)
    for index in result.members.indices {
      switch result.members[index].content {
      case .preset(let reference):
        result.members[index].content = .motion(try used(reference, as: .member))
      case .motion(let motion):
        result.members[index].content = .motion(try resolve(placed: motion))
      }
      result.members[index].beginTime = try time(result.members[index].beginTime)
      result.members[index].stagger = try time(result.members[index].stagger)
    }
    return result
  }

  private func time(_ time: Time) throws(MotionError) -> Time {
    guard case .preset(let reference) = time else { return time }
    guard case .duration(.seconds(let seconds)) = try used(reference, as: .duration) else {
      throw wrong(reference, "a duration")
    }
    return .seconds(seconds)
  }

  private func time(_ time: Time?) throws(MotionError) -> Time? {
    guard let time else { return nil }
    return try self.time(time)
  }

  private func timing(_ timing: Timing?) throws(MotionError) -> Timing? {
    guard let timing else { return nil }
    return try resolve(placed: timing)
  }

  private func used(
    _ reference: Reference, as role: ReferenceRole = .use
  ) throws(MotionError) -> Motion {
    let (motion, next) = try follow(reference, as: role)
    return try next.resolve(placed: motion)
  }

  private func follow(
    _ reference: Reference, as role: ReferenceRole
  ) throws(MotionError) -> (Motion, ReferenceResolver) {
    guard depth < Self.longestChain else {
      throw MotionError("the references of \"\(reference.name)\" lead on and on")
    }
    guard let motion = work.motion(named: reference.name) else {
      throw MotionError("there is no preset \"\(reference.name)\"")
    }
    try work.add(motion, as: role)
    return (motion, ReferenceResolver(work, depth: depth + 1))
  }

  private func wrong(_ reference: Reference, _ wanted: String) -> MotionError {
    MotionError("\"\(reference.name)\" is not \(wanted)")
  }
}

/// The work of a resolver: what was looked up, and how much the motion has come to so far.
private final class Work {
  private let lookUp: (String) -> Motion?
  private var motions: [String: Motion?] = [:]
  private var sum = Expansion()

  init(_ lookUp: @escaping (String) -> Motion?) {
    self.lookUp = lookUp
  }

  /// Begins to count anew.
  func begin() { sum = Expansion() }

  /// Returns the motion of a name, which is looked up once.
  func motion(named name: String) -> Motion? {
    if let known = motions[name] { return known }
    let motion = lookUp(name)
    motions[name] = motion
    return motion
  }

  /// Counts a motion that is put in place; throws where there is too much by now.
  ///
  /// - Parameter role: what it is referred to for; nil for the motion that is asked for.
  func add(_ motion: Motion, as role: ReferenceRole?) throws(MotionError) {
    let own = motion.ownExpansion
    sum.values += own.values + (role == nil ? 0 : 1)
    switch role {
    case .member: sum.parts += motion.isTiming ? 1 : own.parts
    case .use, nil: sum.parts += own.parts
    case .timing, .duration, .reducedMotion, .counterpart, .deprecatedUse: break
    }
    if sum.exceeded != nil { throw MotionError("the motion comes to more than is allowed") }
  }
}
