import Motion

extension Animator {
  /// An animator that does the same as keyframes; nil if they are more than a change between two
  /// values.
  init?(_ keyframes: Keyframes) {
    guard keyframes.repeatCount == nil, keyframes.repeatDuration == nil,
      keyframes.autoreverses != true, keyframes.speed ?? 1 == 1, keyframes.timeOffset == nil
    else { return nil }
    self.init()
    duration = keyframes.duration
    timing = keyframes.timing
    delay = keyframes.beginTime
    if case .spring(let spring)? = timing, let duration {
      // Keyframes take their own duration, and UIKit's springs theirs.
      guard let seconds = duration.seconds, let stretched = spring.stretched(to: seconds)
      else { return nil }
      (timing, self.duration) = (.spring(stretched), .seconds(seconds))
    }
    for track in keyframes.tracks {
      guard case .values(let values) = track.content, values.count == 2,
        track.keyTimes.map({ $0.map(\.value) == [0, 1] }) ?? true, track.timings == nil,
        track.calculationMode != .discrete, track.additive != true, values[1] != .current
      else { return nil }
      var animation = Animation(property: track.property, change: .to(values[1]))
      animation.target = track.target
      (animation.corners, animation.cornerCurve) = (track.corners, track.cornerCurve)
      animation.from = values[0] == .current ? nil : values[0]
      animations.append(animation)
    }
  }
}

extension Spring {
  /// The same spring at such a pace that it settles in a time; nil if that isn't known.
  fileprivate func stretched(to duration: Double) -> Spring? {
    guard duration > 0, !hasOpenVelocity, verticalVelocity == nil,
      let solver = try? SpringEvaluator(self).solver
    else { return nil }
    return spedUp(by: solver.restingTime / duration)
  }
}

extension Keyframes {
  /// Keyframes that do the same as an animator without a gesture; nil if it's one to be
  /// held, or more than changes from value to value.
  init?(_ animator: Animator) {
    guard animator.interaction == nil, animator.continuation == nil,
      animator.pausesOnCompletion != true
    else { return nil }
    if case .spring? = animator.timing { return nil }
    self.init()
    duration = animator.duration
    if case .curve(let curve)? = animator.timing { duration = duration ?? curve.duration }
    timing = animator.timing
    beginTime = animator.delay
    var moved: [[String?]] = []
    for animation in animator.animations {
      guard case .to(let end) = animation.change, animation.delayFactor?.value ?? 0 == 0,
        !moved.contains([animation.target, animation.property])
      else { return nil }
      moved.append([animation.target, animation.property])
      var track = Track(
        property: animation.property, content: .values([animation.from ?? .current, end]))
      track.target = animation.target
      (track.corners, track.cornerCurve) = (animation.corners, animation.cornerCurve)
      tracks.append(track)
    }
  }
}
