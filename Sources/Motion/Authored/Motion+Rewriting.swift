extension Motion {
  /// The motion with its springs and the quantities of its values put through closures, in the
  /// order in which they are written.
  ///
  /// What drives it, such as a gesture's distance, is left alone.
  ///
  /// - Parameters:
  ///   - springs: What becomes of a spring, and of one that times something, with the duration of
  ///     that.
  ///   - quantities: What becomes of a quantity of a value.
  func rewritten<Failure: Error>(
    springs: (Spring, _ over: Time?) throws(Failure) -> Spring,
    quantities: (Quantity) -> Quantity = { $0 }
  ) throws(Failure) -> Motion {
    func timing(_ timing: Timing?, over duration: Time? = nil) throws(Failure) -> Timing? {
      guard case .spring(let spring) = timing else { return timing }
      return .spring(try springs(spring, duration))
    }
    func value(_ value: PropertyValue) -> PropertyValue {
      switch value {
      case .quantity(let quantity): .quantity(quantities(quantity))
      case .vector(let parts): .vector(parts.map(quantities))
      case .color, .boolean, .string, .current: value
      }
    }
    func change(_ change: Change) -> Change {
      switch change {
      case .to(let goal): .to(value(goal))
      case .by(let step): .by(value(step))
      }
    }
    switch self {
    case .curve, .duration: return self
    case .spring(let spring): return .spring(try springs(spring, nil))
    case .keyframes(var keyframes):
      keyframes.timing = try timing(keyframes.timing, over: keyframes.duration)
      for index in keyframes.tracks.indices {
        var segments: [Timing] = []
        for segment in keyframes.tracks[index].timings ?? [] {
          segments.append(try timing(segment) ?? segment)
        }
        if keyframes.tracks[index].timings != nil { keyframes.tracks[index].timings = segments }
        switch keyframes.tracks[index].content {
        case .values(let values): keyframes.tracks[index].content = .values(values.map(value))
        case .frames(var frames):
          for frame in frames.indices { frames[frame].change = change(frames[frame].change) }
          keyframes.tracks[index].content = .frames(frames)
        case .path: break
        }
      }
      return .keyframes(keyframes)
    case .transition(var transition):
      transition.timing = try timing(transition.timing, over: transition.duration)
      if case .eyeDistance(let distance) = transition.perspective {
        transition.perspective = .eyeDistance(quantities(distance))
      }
      for index in transition.layers.indices {
        // In an order of its own, so that what is gathered on the way comes in the same one every time.
        for property in transition.layers[index].initial.keys.sorted() {
          transition.layers[index].initial[property] = transition.layers[index].initial[property]
            .map(value)
        }
        for frame in transition.layers[index].frames.indices {
          let old = transition.layers[index].frames[frame].change
          transition.layers[index].frames[frame].change = change(old)
        }
      }
      return .transition(transition)
    case .animator(var animator):
      animator.timing = try timing(animator.timing, over: animator.duration)
      let rest = try timing(animator.continuation?.timing, over: animator.duration)
      animator.continuation?.timing = rest
      for index in animator.animations.indices {
        let animation = animator.animations[index]
        animator.animations[index].from = animation.from.map(value)
        animator.animations[index].change = change(animation.change)
      }
      return .animator(animator)
    case .group(var group):
      for index in group.members.indices {
        guard case .motion(let motion) = group.members[index].content else { continue }
        group.members[index].content = .motion(
          try motion.rewritten(springs: springs, quantities: quantities))
      }
      return .group(group)
    }
  }

  /// The motion with numbers for the measures that some lengths give, wherever a value is sampled.
  ///
  /// - Parameter lengths: The values of lengths, by name; measures that need others stay.
  public func replacingMeasures(by lengths: [String: Double]) -> Motion {
    guard !lengths.isEmpty else { return self }
    return replacingMeasures { measure in
      (try? measure.evaluate(lengths)).map(Quantity.number) ?? .measure(measure)
    }
  }

  /// The measures that its values depend on, each once, in the order in which they are met.
  public var measures: [Measure] {
    var measures: [Measure] = []
    var known: Set<Measure> = []
    _ = replacingMeasures { measure in
      if known.insert(measure).inserted { measures.append(measure) }
      return .measure(measure)
    }
    return measures
  }

  func replacingMeasures(_ replace: (Measure) -> Quantity) -> Motion {
    func quantity(_ quantity: Quantity) -> Quantity {
      if case .measure(let measure) = quantity { replace(measure) } else { quantity }
    }
    return rewritten(
      springs: { spring, _ in
        var spring = spring
        spring.initialVelocity = spring.initialVelocity.map(quantity)
        spring.verticalVelocity = spring.verticalVelocity.map(quantity)
        return spring
      }, quantities: quantity)
  }

  /// The motion with every spring in it given by mass, stiffness and damping.
  ///
  /// What the forms imply is spelled out; initial velocities and delays stay as they are.
  /// - Throws: ``MotionError`` if a time that a spring needs is a reference.
  public func withPhysicalSprings() throws(MotionError) -> Motion {
    try rewritten { (spring, duration) throws(MotionError) in
      var spring = spring
      // A spring by its time to settle has the time of what it times.
      if case .settling(let ratio, let own) = spring.parameters {
        spring.parameters = .settling(dampingRatio: ratio, duration: duration ?? own)
      }
      return try spring.physical()
    }
  }
}
