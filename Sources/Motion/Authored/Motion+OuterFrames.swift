extension Motion {
  /// Whether frames go on beyond their first or last value, because the timing of the whole leaves 0…1.
  package var goesBeyondFrames: Bool {
    switch self {
    case .curve, .spring, .duration, .animator: false
    case .keyframes(let keyframes):
      keyframes.timing.leaves(
        keyframes.tracks.filter(\.hasFrames).map { AnimatedProperty($0) })
    case .transition(let transition):
      transition.timing.leaves(
        transition.layers.flatMap {
          AnimatedProperty.all(of: $0, mode: transition.calculationMode, at: 0)
        })
    case .group(let group):
      group.members.contains { member in
        if case .motion(let motion) = member.content { motion.goesBeyondFrames } else { false }
      }
    }
  }
}

extension Keyframes.Track {
  fileprivate var hasFrames: Bool { if case .frames = content { true } else { false } }
}

extension Timing? {
  fileprivate func leaves(_ properties: [AnimatedProperty]) -> Bool {
    guard let range = progressRange, range != 0...1 else { return false }
    return properties.contains { property in
      !property.isStepped
        && property.spans.contains { span in
          span.duration > 0
            && (range.lowerBound < 0 && span.start == 0
              || range.upperBound > 1 && abs(span.end - 1) < 1e-9)
        }
    }
  }
}
