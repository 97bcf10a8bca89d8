/// Origami springs are the figures of Origami, which Rebound, Pop, and React Native's Animated took over.
///
/// Tension and friction, or bounciness and speed, are scales for people; the physical figures follow from them.
/// Source: facebookarchive/rebound-js, `OrigamiValueConverter` and `BouncyConversion`; React Native,
/// `Libraries/Animated/SpringConfig.js`.
package enum OrigamiSpring {
  /// Returns the physical figures, with mass 1.
  package static func physical(
    tension: Double, friction: Double
  ) -> (stiffness: Double, damping: Double) {
    ((tension - 30) * 3.62 + 194, (friction - 8) * 3 + 25)
  }

  /// Returns the physical figures, with mass 1.
  ///
  /// Both scales usually go from 0 to 20.
  package static func physical(
    bounciness: Double, speed: Double
  ) -> (stiffness: Double, damping: Double) {
    let bounce = bounciness / 1.7 / 20 * 0.8
    let tension = 0.5 + speed / 1.7 / 20 * (200 - 0.5)
    let flat = frictionWithoutBounce(tension)
    let eased = 2 * bounce - bounce * bounce
    return physical(tension: tension, friction: eased * 0.01 + (1 - eased) * flat)
  }

  /// The friction by which a tension doesn't bounce: cubics in three ranges.
  private static func frictionWithoutBounce(_ tension: Double) -> Double {
    func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      ((a * tension + b) * tension + c) * tension + d
    }
    if tension <= 18 { return cubic(0.0007, -0.031, 0.64, 1.28) }
    if tension <= 44 { return cubic(0.000044, -0.006, 0.36, 2) }
    return cubic(0.00000045, -0.000332, 0.1078, 5.84)
  }
}
