import Motion

extension ExaminedPreset {
  /// Looks at every timing of an animator, of its continuation too, and its slot.
  func eachAnimatorTiming(_ check: (Timing, String) -> [Violation]) -> [Violation] {
    eachAnimator { animator, slot in
      let own = animator.timing.map { check($0, slot + "/timing") } ?? []
      let rest = animator.continuation?.timing.map { check($0, slot + "/continuation/timing") }
      return own + (rest ?? [])
    }
  }
}
