import Motion

/// A SwiftUI speed is the speed of a finger with which springs start, which the app says as they do.
struct SwiftUISpeed {
  /// In distances per second, along x and y; the same for both if the spring says no more.
  let parts: [AffineSum]

  /// Takes the speed out of what times an animator; nil if that waits for none.
  ///
  /// - Parameter motion: The motion; it's left with a spring that starts from rest.
  init?(takenFrom motion: inout Motion) throws(Unsupported) {
    guard case .animator(var animator) = motion, case .spring(let spring)? = animator.timing,
      spring.hasOpenVelocity
    else { return nil }
    if case .settling = spring.parameters {
      throw Unsupported(.unknown, "the duration of its spring depends on the velocity of a finger")
    }
    var parts: [AffineSum] = []
    for quantity in [spring.initialVelocity, spring.verticalVelocity ?? spring.initialVelocity] {
      switch quantity {
      case nil: parts.append(AffineSum(0))
      case .number(let number)?: parts.append(AffineSum(number))
      case .measure(let measure)?: parts.append(try evaluated(try measure.affineSum()))
      }
    }
    self.parts = parts
    animator.timing = .spring(spring.withoutOpenVelocity)
    motion = .animator(animator)
  }

  /// Whether a move along x starts otherwise than one along y.
  var isVector: Bool { parts[0] != parts[1] }

  /// The speed of a part of a value.
  func part(_ index: Int) -> AffineSum { parts[index == 1 ? 1 : 0] }
}

extension Motion {
  /// Leaves out the velocity of a finger with which a release goes on, because SwiftUI keeps it.
  ///
  /// - Returns: Whether it had one.
  mutating func keepReleaseVelocity() -> Bool {
    guard case .animator(var animator) = self,
      case .spring(let spring)? = animator.continuation?.timing, spring.hasOpenVelocity
    else { return false }
    animator.continuation?.timing = .spring(spring.withoutOpenVelocity)
    self = .animator(animator)
    return true
  }
}
