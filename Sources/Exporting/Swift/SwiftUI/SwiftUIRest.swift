import Motion

/// A SwiftUI rest is the continuation of a modifier after a release.
struct SwiftUIRest {
  /// How what is left runs, over the whole way; nil as the modifier itself does.
  private let course: SwiftUICourse?
  /// How long it takes, as a factor of the whole; nil if that is what is left.
  private let factor: Double?
  /// Whether springs take their own time.
  private let isPhysical: Bool

  /// How long what is left would take over the whole way, in seconds; nil as the modifier itself.
  var run: Double? { course?.run }

  /// Finds the continuation of an animator.
  ///
  /// For other kinds, springs take their own time.
  ///
  /// - Parameter own: The properties that the animator changes.
  /// - Throws: ``Unsupported`` if SwiftUI has no animation for that.
  init(_ motion: Motion, _ own: SwiftUICourse) throws(Unsupported) {
    guard case .animator(var animator) = motion else {
      (course, factor, isPhysical) = (nil, nil, true)
      return
    }
    let continuation = animator.interaction?.gesture == .press ? nil : animator.continuation
    let factor = continuation?.durationFactor ?? 0
    self.factor = factor > 0 ? factor : nil
    guard let timing = continuation?.timing else {
      (course, isPhysical) = (nil, Self.isPhysical(animator.timing))
      return
    }
    isPhysical = Self.isPhysical(timing)
    animator.timing = timing
    (animator.delay, animator.duration) = (nil, .seconds(own.run))
    course = try SwiftUICourse(.animator(animator))
  }

  /// Whether all of what moves has a rest.
  func covers(_ channels: [SwiftUICourse.Channel]) -> Bool {
    guard let course else { return true }
    return channels.allSatisfy { channel in
      channel.move == nil || course.channels.contains { $0.isSame(as: channel) && $0.move != nil }
    }
  }

  /// The animation of a look; nil if it's its own.
  func piece(of look: SwiftUILook) -> SwiftUIPiece? {
    guard let course else { return nil }
    let moves = look.figures.compactMap { figure in
      course.channels.first { $0.isSame(as: figure.channel) }?.move
    }
    return moves.first { !$0.isStill }
  }

  /// How long a piece takes, as a factor of the whole; nil if that is what is left.
  func factor(of piece: SwiftUIPiece) -> Double? {
    let isSpring = if case .spring = piece.form { true } else { course != nil }
    return isPhysical && isSpring ? 1 : factor
  }

  /// Whether it's a spring that takes no duration.
  private static func isPhysical(_ timing: Timing?) -> Bool {
    guard case .spring(let spring)? = timing else { return false }
    if case .settling = spring.parameters { return false }
    return true
  }
}

extension SwiftUICourse.Channel {
  fileprivate func isSame(as other: SwiftUICourse.Channel) -> Bool {
    target == other.target && property == other.property && part == other.part
  }
}
