import Motion

extension ExaminedPreset {
  /// Looks at every timing of an animator, of its continuation too, and its pointer.
  func eachAnimatorTiming(_ check: (Timing, String) -> [Violation]) -> [Violation] {
    eachAnimator { animator, pointer in
      let own = animator.timing.map { check($0, pointer + "/timing") } ?? []
      let rest = animator.continuation?.timing.map { check($0, pointer + "/continuation/timing") }
      return own + (rest ?? [])
    }
  }
}
