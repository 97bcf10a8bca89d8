extension Motion {
  /// The motion with every spring in it given by mass, stiffness and damping.
  ///
  /// What the forms imply is spelled out; initial velocities and delays stay as they are.
  /// - Throws: ``MotionError`` where a time that a spring needs is a reference.
  public func withPhysicalSprings() throws(MotionError) -> Motion {
    switch self {
    case .curve, .duration: return self
    case .spring(let spring): return .spring(try spring.physical())
    case .keyframes(var keyframes):
      keyframes.timing = try keyframes.timing?.physical(over: keyframes.duration)
      for index in keyframes.tracks.indices {
        guard let timings = keyframes.tracks[index].timings else { continue }
        var given: [Timing] = []
        for timing in timings { given.append(try timing.physical(over: nil)) }
        keyframes.tracks[index].timings = given
      }
      return .keyframes(keyframes)
    case .transition(var transition):
      transition.timing = try transition.timing?.physical(over: transition.duration)
      return .transition(transition)
    case .animator(var animator):
      animator.timing = try animator.timing?.physical(over: animator.duration)
      let continued = try animator.continuation?.timing?.physical(over: animator.duration)
      animator.continuation?.timing = continued
      return .animator(animator)
    case .group(var group):
      for index in group.members.indices {
        guard case .motion(let motion) = group.members[index].content else { continue }
        group.members[index].content = .motion(try motion.withPhysicalSprings())
      }
      return .group(group)
    }
  }
}

extension Timing {
  /// A spring by its time to settle has the time of what it times.
  fileprivate func physical(over duration: Time?) throws(MotionError) -> Timing {
    guard case .spring(var spring) = self else { return self }
    if case .settling(let ratio, let own) = spring.parameters {
      spring.parameters = .settling(dampingRatio: ratio, duration: duration ?? own)
    }
    return .spring(try spring.physical())
  }
}

extension Spring {
  /// The spring given by mass, stiffness and damping, with whether it may be overdamped.
  ///
  /// - Throws: ``MotionError`` where a time that it needs is a reference.
  public func physical() throws(MotionError) -> Spring {
    var still = self
    still.initialVelocity = nil
    let physical = try SpringEvaluator(still).spring
    var spring = self
    spring.parameters = .physical(
      mass: physical.mass, stiffness: physical.stiffness, damping: physical.damping)
    spring.allowsOverdamping = physical.allowsOverdamping ? true : allowsOverdamping
    return spring
  }
}
