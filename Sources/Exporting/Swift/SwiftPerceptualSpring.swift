import Motion

/// A Swift perceptual spring is a spring that a preset gives by its duration and bounce.
struct SwiftPerceptualSpring {
  /// In seconds.
  private let duration: Double
  private let bounce: Double

  /// As arguments of code.
  var text: String {
    "duration: \(CodeText.number(duration)), bounce: \(CodeText.number(bounce))"
  }

  /// The same spring in so many times its time.
  func stretched(by factor: Double) -> SwiftPerceptualSpring {
    SwiftPerceptualSpring(duration: duration * factor, bounce: bounce)
  }

  fileprivate init(duration: Double, bounce: Double) {
    (self.duration, self.bounce) = (duration, bounce)
  }
}

extension Spring {
  /// Its duration and bounce; nil if the preset has other parameters, or a damping that differs from Apple's
  /// for these parameters.
  var perceptual: SwiftPerceptualSpring? {
    guard case .perceptual(let duration, let bounce) = parameters, let seconds = duration.seconds,
      bounce >= 0 || impliedOverdamping
    else { return nil }
    return SwiftPerceptualSpring(duration: seconds, bounce: bounce)
  }
}
