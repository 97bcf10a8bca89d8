import Motion

extension Keyframes.Track {
  /// Makes a track of values at fractions of the whole duration.
  ///
  /// - Parameters:
  ///   - times: When each value is reached; before the first and after the last one, the track holds.
  ///   - timings: The timing of each way from one value to the next.
  init(
    _ property: String, _ values: [PropertyValue], at times: [Double], _ timings: [Timing]
  ) {
    var (values, times, timings) = (values, times, timings)
    if let first = values.first, times.first != 0 {
      times.insert(0, at: 0)
      values.insert(first, at: 0)
      timings.insert(.linear, at: 0)
    }
    if let last = values.last, times.last != 1 {
      times.append(1)
      values.append(last)
      timings.append(.linear)
    }
    self.init(property: property, content: .values(values))
    set(times, timings)
  }

  /// Sets the times and the timings as far as they aren't what a track has without them.
  mutating func set(_ times: [Double], _ timings: [Timing]) {
    if times != [0, 1] { keyTimes = times.map(Fraction.decimal) }
    if timings.contains(where: { $0 != .linear }) { self.timings = timings }
  }
}

extension Timing {
  fileprivate static let linear = Timing.curve(Curve(.named(.linear)))
}
