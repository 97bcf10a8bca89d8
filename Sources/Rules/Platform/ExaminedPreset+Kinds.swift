import Motion

/// Parts by their kind, for rules that look at one kind alone.
extension ExaminedPreset {
  /// Looks at every curve, wherever it stands.
  func eachCurve(_ check: (Curve, MotionPart) -> [Violation]) -> [Violation] {
    sortedParts.curves.flatMap(check)
  }

  /// Looks at every spring, wherever it stands.
  func eachSpring(_ check: (Spring, MotionPart) -> [Violation]) -> [Violation] {
    sortedParts.springs.flatMap(check)
  }

  /// Looks at all keyframes and their pointers.
  func eachKeyframes(_ check: (Keyframes, String) -> [Violation]) -> [Violation] {
    sortedParts.keyframes.flatMap(check)
  }

  /// Looks at every track of keyframes and its pointer.
  func eachTrack(_ check: (Keyframes.Track, String) -> [Violation]) -> [Violation] {
    sortedParts.tracks.flatMap(check)
  }

  /// Looks at every transition and its pointer.
  func eachTransition(_ check: (Transition, String) -> [Violation]) -> [Violation] {
    sortedParts.transitions.flatMap(check)
  }

  /// Looks at every animator and its pointer.
  func eachAnimator(_ check: (Animator, String) -> [Violation]) -> [Violation] {
    sortedParts.animators.flatMap(check)
  }

  /// Looks at every group and its pointer.
  func eachGroup(_ check: (MotionGroup, String) -> [Violation]) -> [Violation] {
    sortedParts.groups.flatMap(check)
  }

  /// Looks at every interaction and its pointer.
  func eachInteraction(_ check: (Interaction, String) -> [Violation]) -> [Violation] {
    sortedParts.interactions.flatMap(check)
  }

  /// Looks at the frames of every property of keyframes and transitions.
  func eachFrameRow(_ check: (FrameRow) -> [Violation]) -> [Violation] {
    sortedParts.frameRows.flatMap(check)
  }
}
