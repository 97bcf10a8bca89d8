extension Motion {
  /// Returns the motion with numbers for the measures that some lengths give, wherever a value is
  /// sampled.
  ///
  /// - Parameter lengths: The values of lengths, by name; measures that need others stay.
  public func replacingMeasures(by lengths: [String: Double]) -> Motion {
    guard !lengths.isEmpty else { return self }
    return replacingMeasures { measure in
      (try? measure.evaluate(lengths)).map(Quantity.number) ?? .measure(measure)
    }
  }

  /// The motion with its measures in place of numbers put through a closure, wherever a value is
  /// sampled; what drives it, such as a gesture's distance, is left alone.
  func replacingMeasures(_ replace: (Measure) -> Quantity) -> Motion {
    switch self {
    case .curve, .duration: return self
    case .spring(let spring): return .spring(spring.replacingMeasures(replace))
    case .keyframes(var keyframes):
      keyframes.timing = keyframes.timing?.replacingMeasures(replace)
      for index in keyframes.tracks.indices {
        keyframes.tracks[index].replaceMeasures(replace)
      }
      return .keyframes(keyframes)
    case .transition(var transition):
      transition.timing = transition.timing?.replacingMeasures(replace)
      if case .eyeDistance(let distance) = transition.perspective {
        transition.perspective = .eyeDistance(distance.replacingMeasures(replace))
      }
      for index in transition.layers.indices {
        transition.layers[index].replaceMeasures(replace)
      }
      return .transition(transition)
    case .animator(var animator):
      animator.timing = animator.timing?.replacingMeasures(replace)
      let rest = animator.continuation?.timing?.replacingMeasures(replace)
      animator.continuation?.timing = rest
      for index in animator.animations.indices {
        let animation = animator.animations[index]
        animator.animations[index].from = animation.from?.replacingMeasures(replace)
        animator.animations[index].change = animation.change.replacingMeasures(replace)
      }
      return .animator(animator)
    case .group(var group):
      for index in group.members.indices {
        if case .motion(let motion) = group.members[index].content {
          group.members[index].content = .motion(motion.replacingMeasures(replace))
        }
      }
      return .group(group)
    }
  }
}

extension Keyframes.Track {
  fileprivate mutating func replaceMeasures(_ replace: (Measure) -> Quantity) {
    timings = timings?.map { $0.replacingMeasures(replace) }
    switch content {
    case .values(let values):
      content = .values(values.map { $0.replacingMeasures(replace) })
    case .frames(var frames):
      for index in frames.indices {
        frames[index].change = frames[index].change.replacingMeasures(replace)
      }
      content = .frames(frames)
    case .path: break
    }
  }
}

extension Transition.Layer {
  fileprivate mutating func replaceMeasures(_ replace: (Measure) -> Quantity) {
    initial = initial.mapValues { $0.replacingMeasures(replace) }
    for index in frames.indices {
      frames[index].change = frames[index].change.replacingMeasures(replace)
    }
  }
}

extension Timing {
  fileprivate func replacingMeasures(_ replace: (Measure) -> Quantity) -> Timing {
    if case .spring(let spring) = self { return .spring(spring.replacingMeasures(replace)) }
    return self
  }
}

extension Spring {
  fileprivate func replacingMeasures(_ replace: (Measure) -> Quantity) -> Spring {
    var spring = self
    spring.initialVelocity = initialVelocity?.replacingMeasures(replace)
    return spring
  }
}

extension Change {
  fileprivate func replacingMeasures(_ replace: (Measure) -> Quantity) -> Change {
    switch self {
    case .to(let value): .to(value.replacingMeasures(replace))
    case .by(let value): .by(value.replacingMeasures(replace))
    }
  }
}

extension PropertyValue {
  fileprivate func replacingMeasures(_ replace: (Measure) -> Quantity) -> PropertyValue {
    switch self {
    case .quantity(let quantity): .quantity(quantity.replacingMeasures(replace))
    case .vector(let parts): .vector(parts.map { $0.replacingMeasures(replace) })
    case .color, .boolean, .string, .current: self
    }
  }
}

extension Quantity {
  fileprivate func replacingMeasures(_ replace: (Measure) -> Quantity) -> Quantity {
    if case .measure(let measure) = self { return replace(measure) }
    return self
  }
}
