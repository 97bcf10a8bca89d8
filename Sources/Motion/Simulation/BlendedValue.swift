extension AnimatedValue {
  /// The value that several animations of one property make together.
  ///
  /// UIKit's animations are relative: the last to start wins, and what earlier ones have not done
  /// yet is still added: to_n + Σ (from_i - to_i)(1 - position_i).
  ///
  /// - Parameter animations: In the order in which they started, each from the end of the one
  ///   before it; at least one.
  /// - Returns: nil where there is none; the last one's value where they cannot be added.
  public static func blended(
    _ animations: [(from: AnimatedValue, to: AnimatedValue, position: Double)]
  ) -> AnimatedValue? {
    guard let last = animations.last else { return nil }
    guard var sum = last.to.components else {
      return last.from.interpolated(to: last.to, last.position)
    }
    for animation in animations where animation.from.hasShape(of: last.to) {
      guard let from = animation.from.components, let to = animation.to.components else { continue }
      sum += (from - to) * (1 - animation.position)
    }
    return last.to.with(sum)
  }
}
