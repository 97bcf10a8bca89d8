/// A motion whose values can be computed, because all its references are resolved.
public struct PlayableMotion: Sendable {
  /// The name of the preset, or the expression.
  public let name: String
  /// The motion, without references.
  public let motion: Motion
  /// The duration in seconds; 1 for a curve, whose times are fractions.
  ///
  /// For a motion that never ends, the duration of its first cycle.
  public let duration: Double
  /// Whether it repeats forever.
  public let isEndless: Bool
  /// The animated properties, each with its values over time.
  public let tracks: [MotionTrack]

  init(_ found: FoundMotion, lengths: [String: Double]) throws(CatalogError) {
    (name, motion) = (found.name, found.motion)
    do throws(MotionError) {
      let evaluator = try MotionEvaluator(motion, lengths: lengths)
      (duration, isEndless) = (evaluator.duration, evaluator.isEndless)
      tracks = evaluator.tracks
    } catch {
      throw CatalogError(
        .invalidInput, "\(found.name): \(error.message)",
        hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
  }

  /// Returns the value and velocity of every property at a time, keyed by property name.
  ///
  /// ```swift
  /// let flip = try catalog.motion("transition/flip-present")
  /// for (property, point) in flip.points(at: 0.1) { print(property, point.value, point.velocity) }
  /// ```
  ///
  /// - Parameter time: Seconds from the start, or for a curve, a fraction of its duration.
  public func points(at time: Double) -> [String: MotionPoint] {
    Dictionary(tracks.map { ($0.name, $0.point(at: time)) }, uniquingKeysWith: { $1 })
  }

  /// Returns the progress of a curve or spring, 0 at its start and 1 at its end.
  ///
  /// Nil for motions that animate specific properties.
  ///
  /// ```swift
  /// let progress = try catalog.motion("spring(duration: 0.5, bounce: 0.3)").progress(at: 0.1)
  /// ```
  ///
  /// - Parameter time: Seconds from the start, or for a curve, a fraction of its duration.
  public func progress(at time: Double) -> Double? { number(\.value, at: time) }

  /// Returns the velocity of a curve or spring, in distances from start to end per second, or per
  /// duration for a curve.
  ///
  /// Nil for motions that animate specific properties.
  ///
  /// - Parameter time: Seconds from the start, or for a curve, a fraction of its duration.
  public func velocity(at time: Double) -> Double? { number(\.velocity, at: time) }

  private func number(_ part: KeyPath<MotionPoint, AnimatedValue?>, at time: Double) -> Double? {
    guard tracks.count == 1, tracks[0].property == "progress",
      case .number(let number)? = tracks[0].point(at: time)[keyPath: part]
    else { return nil }
    return number
  }
}

extension Catalog {
  /// Returns the motion of a preset or an expression, to compute its values and velocities.
  ///
  /// ```swift
  /// let card = try catalog.motion("spring/card-soft")
  /// let ease = try catalog.motion("cubic-bezier(0.2, 0, 0, 1)")
  /// print(card.progress(at: 0.25), ease.velocity(at: 0.5))
  /// ```
  ///
  /// - Parameters:
  ///   - text: A name, an alias, or an expression such as `spring(duration: 0.5, bounce: 0.3)`.
  ///   - lengths: Lengths known only at run time, by name, in points. A length that isn't given remains in the
  ///     values, in `MotionPoint.terms`.
  /// - Throws: `notFound` if the preset doesn't exist, and `invalidInput` if the expression isn't valid or the
  ///   motion has no values over time.
  public func motion(
    _ text: String, lengths: [String: Double] = [:]
  ) throws(CatalogError) -> PlayableMotion {
    try PlayableMotion(MotionFinder(self).motion(for: text), lengths: lengths)
  }
}
