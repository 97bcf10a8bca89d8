/// Springs whose initial velocity only the running app knows.
///
/// Without it a spring's stiffness and damping are known all the same, unless it is given by UIKit's
/// time to settle: what fits into a time depends on how fast the spring starts.
extension Spring {
  /// Whether the initial velocity depends on lengths known only at run time.
  package var hasOpenVelocity: Bool {
    if case .measure(let measure)? = initialVelocity {
      (try? measure.evaluate([:])) == nil
    } else {
      false
    }
  }

  /// The spring from rest if its initial velocity is open, else itself.
  package var withoutOpenVelocity: Spring {
    guard hasOpenVelocity else { return self }
    var spring = self
    (spring.initialVelocity, spring.verticalVelocity) = (nil, nil)
    return spring
  }

  /// Whether stiffness and damping depend on an initial velocity that is open.
  package var hasOpenStiffness: Bool {
    if case .settling = parameters { hasOpenVelocity } else { false }
  }

  /// What to say of stiffness and damping that depend on an initial velocity that is open.
  package static let openStiffnessNote =
    "UIKit's spring for this damping ratio and duration depends on the initial velocity; the"
    + " stiffness is for a start from rest"

  /// The spring given by mass, stiffness and damping, with whether it may be overdamped.
  ///
  /// - Throws: ``MotionError`` if a time that it needs is a reference.
  public func physical() throws(MotionError) -> Spring {
    let physical = try SpringEvaluator(withoutOpenVelocity).spring
    var spring = self
    spring.parameters = .physical(
      mass: physical.mass, stiffness: physical.stiffness, damping: physical.damping)
    spring.allowsOverdamping = physical.allowsOverdamping ? true : allowsOverdamping
    return spring
  }
}
