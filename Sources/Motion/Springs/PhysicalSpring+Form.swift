/// A spring form is one of the customary ways to give a spring.
public enum SpringForm: String, CaseIterable, Hashable, Sendable {
  case physical, ratio, perceptual, response, settling
}

extension PhysicalSpring {
  /// The spring in another form: the same motion, to the rounding of its figures.
  ///
  /// The mass is kept where the form has one; elsewhere it does not change the motion. Where the
  /// form takes damping ratios above 1 as such and this spring does not, the damping ratio is
  /// written as 1; where it is the other way round, `allowsOverdamping` is written.
  ///
  /// - Throws: ``MotionError`` where the form cannot express the motion.
  public func spring(as form: SpringForm) throws(MotionError) -> Spring {
    let evaluated = asEvaluated
    var spring: Spring
    switch form {
    case .physical:
      spring = Spring(.physical(mass: mass, stiffness: stiffness, damping: damping))
    case .ratio:
      spring = Spring(
        .ratio(
          dampingRatio: dampingRatio, stiffness: stiffness, mass: mass == 1 ? nil : mass))
    case .perceptual:
      spring = Spring(
        .perceptual(duration: .seconds(perceptualDuration), bounce: evaluated.bounce))
    case .response:
      spring = Spring(
        .response(
          response: .seconds(response), dampingFraction: evaluated.dampingRatio,
          blendDuration: nil))
    case .settling:
      guard let duration = settlingDuration else {
        throw MotionError(
          "no damping ratio with a settling duration gives this motion",
          help: "UIKit takes damping ratios above about 0.001 and up to 1")
      }
      spring = Spring(
        .settling(dampingRatio: evaluated.dampingRatio, duration: .seconds(duration)))
    }
    if initialVelocity != 0 { spring.initialVelocity = .number(initialVelocity) }
    if form == .physical || form == .ratio, ratioDefect < 0, allowsOverdamping {
      spring.allowsOverdamping = true
    }
    return spring
  }
}
