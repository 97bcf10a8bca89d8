/// A keyframe progress is how far the only track of keyframes is over one run, if it is of numbers.
///
/// Progress is (v − first) / (last − first). Where the last value is within 1 % of the range from the
/// first it is a motion there and back: progress is then measured towards the value farthest from the
/// first, and there is no goal to go beyond.
package struct KeyframeProgress: Sendable {
  /// The value at the start, in the property's unit.
  package let first: Double
  /// How far it goes from there to its goal, in the property's unit; negative if values fall.
  package let distance: Double
  /// Whether it comes back to where it began.
  package let returns: Bool
  private let course: Course

  /// Makes the progress of keyframes; nil if there are several tracks, or one that is not of numbers
  /// or does not move.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes, without references.
  ///   - current: What the property has now; if nil its default.
  ///   - lengths: The values of lengths that measures depend on, by name.
  package init?(
    _ keyframes: Keyframes, current: AnimatedValue? = nil, lengths: [String: Double] = [:]
  ) {
    guard keyframes.tracks.count == 1, let track = keyframes.tracks.first,
      let timing = (try? ProgressFunction(keyframes.timing, lengths: lengths))?.course,
      let evaluator = try? TrackEvaluator(
        track, current: current, lengths: lengths,
        timing: { try? ProgressFunction($0, lengths: lengths) }),
      let values = evaluator.course?.following(timing),
      let first = values.points.first?.value, let last = values.points.last?.value
    else { return nil }
    let numbers = values.points.map(\.value)
    guard numbers.allSatisfy(\.isFinite), let high = numbers.max(), let low = numbers.min() else {
      return nil
    }
    let returns = abs(last - first) <= 0.01 * (high - low)
    let goal = !returns ? last : high - first >= first - low ? high : low
    let distance = goal - first
    guard distance != 0, distance.isFinite else { return nil }
    (self.first, self.distance, self.returns) = (first, distance, returns)
    course = values.scaled { ($0 - first) / distance }
  }

  /// Progress in order at every instant between which it only rises or only falls.
  package var turns: [Double] { course.points.map(\.value) }

  /// Progress at a fraction of the run.
  package func callAsFunction(_ fraction: Double) -> Double { course.value(at: fraction) }

  /// The first fraction of the run at which progress is at or above a goal; nil if it never is.
  package func fraction(reaching goal: Double) -> Double? { course.input(reaching: goal) }
}
