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
  /// The instants between which it only rises or only falls; of two at one fraction it jumps.
  private let points: [(fraction: Double, value: Double)]
  private let value: @Sendable (Double) -> Double

  /// Makes the progress of keyframes; nil if there are several tracks, or one that is not of numbers
  /// or does not move.
  ///
  /// - Parameters:
  ///   - keyframes: The keyframes, without references.
  ///   - current: What the property has now; if nil its default.
  ///   - lengths: The values of lengths that measures depend on, by name.
  package init?(
    _ keyframes: Keyframes, current: Double? = nil, lengths: [String: Double] = [:]
  ) {
    var run = keyframes.oneRun
    run.duration = .seconds(1)
    if let current { run.tracks = run.tracks.map { $0.beginning(at: current) } }
    guard let tracks = (try? MotionEvaluator(.keyframes(run), lengths: lengths))?.tracks,
      tracks.count == 1, let track = tracks.first
    else { return nil }
    var points: [(fraction: Double, value: Double)] = []
    for fraction in Set(track.breaks + [0, 1]).sorted() where (0...1).contains(fraction) {
      // It may jump there.
      for side in fraction > 0 ? [fraction.nextDown, fraction] : [0] {
        guard let number = track.number(at: side) else { return nil }
        points.append((fraction, number))
      }
    }
    let numbers = points.map(\.value)
    guard let high = numbers.max(), let low = numbers.min(), let first = numbers.first,
      let last = numbers.last
    else { return nil }
    let returns = abs(last - first) <= 0.01 * (high - low)
    let goal = !returns ? last : high - first >= first - low ? high : low
    let distance = goal - first
    guard distance != 0, distance.isFinite else { return nil }
    (self.first, self.distance, self.returns) = (first, distance, returns)
    self.points = points.map { ($0.fraction, ($0.value - first) / distance) }
    value = { ((track.number(at: $0) ?? first) - first) / distance }
  }

  /// Progress in order at every instant between which it only rises or only falls.
  package var turns: [Double] { points.map(\.value) }

  /// Progress at a fraction of the run.
  package func callAsFunction(_ fraction: Double) -> Double { value(fraction) }

  /// The first fraction of the run at which progress is at or above a goal; nil if it never is.
  package func fraction(reaching goal: Double) -> Double? {
    guard let index = points.firstIndex(where: { $0.value >= goal }) else { return nil }
    let end = points[index].fraction
    guard index > 0, points[index - 1].fraction < end else { return end }
    return Bisection.change(from: points[index - 1].fraction, to: end) { value($0) < goal }.first
  }
}

extension MotionTrack {
  /// The value at a fraction of a run of one second; nil if it isn't a number that is known.
  fileprivate func number(at fraction: Double) -> Double? {
    let point = point(at: fraction)
    guard point.terms.isEmpty, case .number(let number)? = point.value, number.isFinite else {
      return nil
    }
    return number
  }
}

extension Keyframes {
  /// One run of them, whatever comes before and after it.
  var oneRun: Keyframes {
    var run = self
    (run.beginTime, run.repeatCount, run.repeatDuration, run.timeOffset) = (nil, nil, nil, nil)
    (run.autoreverses, run.speed, run.fillMode) = (nil, nil, .both)
    return run
  }
}

extension Keyframes.Track {
  /// The track with a number in place of current values.
  fileprivate func beginning(at current: Double) -> Keyframes.Track {
    var track = self
    switch content {
    case .path: break
    case .values(let values):
      track.content = .values(values.map { $0 == .current ? .quantity(.number(current)) : $0 })
    case .frames(let frames):
      let start = Keyframes.RelativeKeyframe(
        start: .decimal(0), duration: .decimal(0), change: .to(.quantity(.number(current))))
      track.content = .frames([start] + frames)
    }
    return track
  }
}
