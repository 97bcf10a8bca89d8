import Motion

/// Sorted parts are the parts of a motion by their kind, so that a rule sees only what it is about.
final class SortedParts {
  /// Curves, and what they are there for.
  private(set) var curves: [(Curve, MotionPart)] = []
  /// Springs, and what they are there for.
  private(set) var springs: [(Spring, MotionPart)] = []
  /// Keyframes and their pointers.
  private(set) var keyframes: [(Keyframes, String)] = []
  /// Tracks of keyframes and their pointers.
  private(set) var tracks: [(Keyframes.Track, String)] = []
  /// Transitions and their pointers.
  private(set) var transitions: [(Transition, String)] = []
  /// Animators and their pointers.
  private(set) var animators: [(Animator, String)] = []
  /// Groups and their pointers.
  private(set) var groups: [(MotionGroup, String)] = []
  /// Interactions and their pointers.
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
      self.keyframes.append((keyframes, part.pointer))
      for (index, track) in keyframes.tracks.enumerated() {
        let pointer = "\(part.pointer)/tracks/\(index)"
        tracks.append((track, pointer))
        if let row = FrameRow(track, at: pointer) { frameRows.append(row) }
      }
    case .transition(let transition):
      transitions.append((transition, part.pointer))
      frameRows += transition.rows(at: part.pointer)
      add(transition.interaction, of: part)
    case .animator(let animator):
      animators.append((animator, part.pointer))
      add(animator.interaction, of: part)
    case .group(let group):
      groups.append((group, part.pointer))
      add(group.interaction, of: part)
    }
  }

  private func add(_ interaction: Interaction?, of part: MotionPart) {
    if let interaction { interactions.append((interaction, part.pointer + "/interaction")) }
  }
}
