extension SimulatedAnimator {
  /// Makes the animator that a motion describes, inactive.
  ///
  /// Animations are named by their property, after their target and a full stop where they have
  /// one. The motion's delay is for whoever starts it.
  ///
  /// - Parameters:
  ///   - motion: The animator, with what it uses filled in.
  ///   - duration: Its duration in seconds, looked up where it refers to a preset.
  ///   - timing: The progress function of its timing.
  ///   - settlingDuration: Of a spring that is given physically; the duration is then ignored.
  public init(
    _ motion: Animator, duration: Double, timing: ProgressFunction,
    settlingDuration: Double? = nil
  ) {
    let animations = motion.animations.map { animation in
      let name = [animation.target, animation.property].compactMap { $0 }.joined(separator: ".")
      return (name: name, delayFactor: animation.delayFactor?.value ?? 0)
    }
    self.init(
      duration: duration, timing: timing, settlingDuration: settlingDuration,
      animations: animations)
    isInterruptible = motion.isInterruptible ?? true
    pausesOnCompletion = motion.pausesOnCompletion ?? false
    scrubsLinearly = motion.scrubsLinearly ?? true
  }
}
