import Motion

extension Motion {
  /// The expansion of the motion itself, without its references.
  public var ownExpansion: Expansion {
    switch self {
    case .curve(let curve): curve.ownExpansion
    case .spring, .duration: Expansion()
    case .keyframes(let keyframes): keyframes.ownExpansion
    case .transition(let transition): transition.ownExpansion
    case .animator(let animator): animator.ownExpansion
    case .group(let group): group.ownExpansion
    }
  }

  /// What the motion is made of: what is written in it, and the presets that become parts of it.
  var recipe: ExpansionMeter<String?>.Recipe {
    var references: [(role: ReferenceRole, target: String?)] = []
    var motion = self
    // Only a resolver throws.
    try? motion.visitReferences(
      at: { "" }, EachReference { reference, role, _ in references.append((role, reference.name)) })
    return ExpansionMeter.Recipe(own: ownExpansion, references: references)
  }

  /// Whether it is timing only, and moves nothing by itself.
  var isTiming: Bool {
    switch self {
    case .curve, .spring: true
    case .duration, .keyframes, .transition, .animator, .group: false
    }
  }
}

extension Curve {
  fileprivate var ownExpansion: Expansion {
    switch shape {
    case .linear(let stops): Expansion(values: Double(stops.count))
    case .path(let path): Expansion(values: Double(path.segments.count))
    case .use, .cubicBezier, .named, .steps: Expansion()
    }
  }
}

extension Timing? {
  /// The expansion of an inline timing; a timing by name is a reference.
  fileprivate var ownExpansion: Expansion {
    if case .curve(let curve)? = self { return curve.ownExpansion }
    return Expansion()
  }
}

extension Keyframes {
  fileprivate var ownExpansion: Expansion {
    var sum = timing.ownExpansion
    for track in tracks {
      sum.parts += 1
      switch track.content {
      case .values(let values): sum.values += Double(values.count)
      case .frames(let frames): sum.values += Double(frames.count)
      case .path(let path): sum.values += Double(path.segments.count)
      }
      for timing in track.timings ?? [] {
        sum.values += 1
        sum.add(Optional(timing).ownExpansion)
      }
    }
    return sum
  }
}

extension Transition {
  fileprivate var ownExpansion: Expansion {
    var sum = timing.ownExpansion
    for layer in layers {
      let moved = Set(layer.frames.map(\.property)).union(layer.initial.keys)
      sum.parts += Double(moved.count)
      sum.values += Double(layer.frames.count)
    }
    if use == nil { sum.parts = max(sum.parts, 1) }
    return sum
  }
}

extension Animator {
  fileprivate var ownExpansion: Expansion {
    var sum = timing.ownExpansion
    sum.add((continuation?.timing).ownExpansion)
    sum.parts += Double(animations.count)
    sum.values += Double(animations.count)
    return sum
  }
}

extension MotionGroup {
  fileprivate var ownExpansion: Expansion {
    var sum = Expansion()
    for member in members {
      guard case .motion(let motion) = member.content else { continue }
      sum.add(motion.ownExpansion)
      if motion.isTiming { sum.parts += 1 }
    }
    return sum
  }
}
