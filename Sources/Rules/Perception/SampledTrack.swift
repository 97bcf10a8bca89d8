import Motion

/// A sampled track is the course of one property over one run, however often and when that is played.
struct SampledTrack {
  /// The property.
  let property: AnimatedElement.Property
  /// The values that it goes through in straight lines, if that is all there is to it.
  private let corners: [[Double]]?
  private let steps: Int
  private let breaks: [Double]
  private let value: (Double) -> [Double]?

  /// Makes the course of values that only the app may know.
  ///
  /// - Parameters:
  ///   - steps: Into how many steps a run is cut to find its turns.
  ///   - breaks: The fractions of the run at which it may turn or has corners, in order.
  init(
    _ property: AnimatedElement.Property, steps: Int, breaks: [Double] = [],
    value: @escaping (Double) -> [Double]?
  ) {
    (self.property, self.steps, self.value) = (property, steps, value)
    self.breaks = Array(breaks.prefix(512))
    corners = nil
  }

  init(_ property: AnimatedElement.Property, corners: [[Double]]) {
    (self.property, self.corners) = (property, corners)
    (steps, breaks) = (0, [])
    let count = Double(max(corners.count - 1, 1))
    value = { fraction in
      corners.isEmpty ? nil : corners[min(Int((fraction * count).rounded()), corners.count - 1)]
    }
  }

  init(
    _ property: AnimatedElement.Property, track: MotionTrack, over duration: Double
  ) {
    let fractions = duration > 0 ? track.breaks.map { $0 / duration } : []
    self.init(property, steps: 256, breaks: fractions) { fraction in
      let point = track.point(at: fraction * duration)
      // A part that only the app knows may be anything.
      return point.terms.isEmpty ? point.value?.parts : nil
    }
  }

  /// The value at its start and at its end.
  var ends: (first: [Double], last: [Double])? {
    guard let first = value(0), let last = value(1), first.count == last.count else { return nil }
    return (first, last)
  }

  /// What a reading of the value goes through, its turns among it; nil if it is not known.
  func series(_ read: ([Double]) -> Double) -> TimeSeries? {
    if let corners { return corners.isEmpty ? nil : TimeSeries(corners: corners.map(read)) }
    return TimeSeries(from: 0, to: 1, steps: steps, breaks: breaks) { value($0).map(read) }
  }
}

extension AnimatedValue {
  /// The numbers that it is made of; nil if it isn't.
  var parts: [Double]? {
    switch self {
    case .number(let number): [number]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean, .string, .css: nil
    }
  }
}
