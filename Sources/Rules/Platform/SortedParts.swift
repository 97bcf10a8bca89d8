import Motion

/// Sorted parts are the parts of a motion by their kind, so that a rule sees only what it is about.
final class SortedParts {
  /// Curves, and what they are there for.
  private(set) var curves: [(Curve, MotionPart)] = []
  /// Springs, and what they are there for.
  private(set) var springs: [(Spring, MotionPart)] = []
  /// Keyframes and their slots.
  private(set) var keyframes: [(Keyframes, String)] = []
  /// Tracks of keyframes and their slots.
  private(set) var tracks: [(Keyframes.Track, String)] = []
  /// Transitions and their slots.
  private(set) var transitions: [(Transition, String)] = []
  /// Animators and their slots.
  private(set) var animators: [(Animator, String)] = []
  /// Groups and their slots.
  private(set) var groups: [(MotionGroup, String)] = []
  /// Interactions and their slots.
  private(set) var interactions: [(Interaction, String)] = []
  /// The frames of keyframes and transitions, property by property.
  private(set) var frameRows: [FrameRow] = []

  init(_ parts: [MotionPart]) {
    for part in parts { add(part) }
  }

  private func add(_ part: MotionPart) {
    switch part.motion {
    case .curve(let curve): curves.append((curve, part))
    case .spring(let spring): springs.append((spring, part))
    case .duration: break
    case .keyframes(let keyframes):
      self.keyframes.append((keyframes, part.slot))
      for (index, track) in keyframes.tracks.enumerated() {
        let slot = "\(part.slot)/tracks/\(index)"
        tracks.append((track, slot))
        if let row = FrameRow(track, at: slot) { frameRows.append(row) }
      }
    case .transition(let transition):
      transitions.append((transition, part.slot))
      frameRows += transition.rows(at: part.slot)
      add(transition.interaction, of: part)
    case .animator(let animator):
      animators.append((animator, part.slot))
      add(animator.interaction, of: part)
    case .group(let group):
      groups.append((group, part.slot))
      add(group.interaction, of: part)
    }
  }

  private func add(_ interaction: Interaction?, of part: MotionPart) {
    if let interaction { interactions.append((interaction, part.slot + "/interaction")) }
  }
}
