/// Open measures are those of a motion whose symbols have no value; they are carried through.
///
/// Values between keys are sums of the keys' values, each times a weight. So a track with all open
/// measures at 0 gives the part that is known, and with one of them at 1 what that one adds.
struct OpenMeasures {
  /// The measures, each once, in the order in which they are met.
  let measures: [Measure]
  private let known: Set<Measure>
  private let motion: Motion

  /// How many are carried: each takes an evaluation of its own.
  static let most = 256

  /// Looks for the open measures of a motion.
  ///
  /// - Throws: ``MotionError`` with the symbols that are wanted, if a value depends on a measure
  ///   in another way: a pace, or a spring that times something else.
  init(of motion: Motion, lengths: [String: Double]) throws(MotionError) {
    let motion = motion.statingFrames
    var measures: [Measure] = []
    var errors: [Measure: MotionError] = [:]
    _ = motion.replacingMeasures { measure in
      if errors[measure] == nil, measure.symbols.contains(where: { lengths[$0] == nil }) {
        do throws(MotionError) {
          _ = try measure.evaluate(lengths)
        } catch {
          measures.append(measure)
          errors[measure] = error
        }
      }
      return .measure(measure)
    }
    if measures.count > Self.most {
      throw MotionError(
        "the values depend on more than \(Self.most) measures whose lengths aren't known",
        help: "set the lengths, or use the same measure for several values")
    }
    self.measures = measures
    known = Set(measures)
    self.motion = motion
    if !measures.isEmpty { try motion.refuse(errors, isInner: false) }
  }

  /// The motion with one open measure at 1, and all others at 0.
  func motion(with one: Measure?) -> Motion {
    guard !measures.isEmpty else { return motion }
    return motion.replacingMeasures { measure in
      known.contains(measure) ? .number(measure == one ? 1 : 0) : .measure(measure)
    }
  }
}

extension Motion {
  /// Refuses measures that values do not depend on as on a sum.
  fileprivate func refuse(_ open: [Measure: MotionError], isInner: Bool) throws(MotionError) {
    if case .group(let group) = self {
      for member in group.members {
        if case .motion(let motion) = member.content { try motion.refuse(open, isInner: true) }
      }
      return
    }
    if case .spring(let spring) = self, isInner { try spring.refuse(open) }
    try timing?.refuse(open)
    switch self {
    case .curve, .spring, .duration, .group: break
    case .keyframes(let keyframes):
      for track in keyframes.tracks {
        for timing in track.timings ?? [] { try timing.refuse(open) }
        if AnimatedProperty(track).isPaced {
          var one = Keyframes()
          one.tracks = [track]
          try Motion.keyframes(one).refuseAll(open)
        }
      }
    case .transition(let transition):
      if case .eyeDistance(.measure(let measure)) = transition.perspective {
        try measure.refuse(open)
      }
      let mode = transition.calculationMode
      if mode == .paced || mode == .cubicPaced { try refuseAll(open) }
    case .animator(let animator):
      // Without a pause, it's shown without the continuation.
      if animator.continuation?.from != nil { try animator.continuation?.timing?.refuse(open) }
    }
  }

  private func refuseAll(_ open: [Measure: MotionError]) throws(MotionError) {
    try measures.first { open[$0] != nil }?.refuse(open)
  }
}

extension Timing {
  fileprivate func refuse(_ open: [Measure: MotionError]) throws(MotionError) {
    if case .spring(let spring) = self { try spring.refuse(open) }
  }
}

extension Spring {
  fileprivate func refuse(_ open: [Measure: MotionError]) throws(MotionError) {
    if case .measure(let measure) = initialVelocity { try measure.refuse(open) }
  }
}

extension Measure {
  fileprivate func refuse(_ open: [Measure: MotionError]) throws(MotionError) {
    if let error = open[self] { throw error }
  }
}
