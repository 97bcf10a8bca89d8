import Motion

extension MotionShape {
  /// Measures the track of keyframes that have only one, of numbers; nil for others.
  ///
  /// Progress is (v − first) / (last − first). Where the last value is within 1 % of the range from
  /// the first it is a way there and back: progress is then measured towards the value farthest from
  /// the first, and there is no goal to go beyond. Of repeats one run is measured.
  ///
  /// A value that only the running app knows, the current one, is taken as the property's identity,
  /// which leaves the shape between two values as it is. Falls and overshoot are sampled, good to about .01.
  init?(_ keyframes: Keyframes) {
    guard keyframes.tracks.count == 1, let track = keyframes.tracks.first,
      let function = try? ProgressFunction(keyframes.timing)
    else { return nil }
    let identity = Way(track, function, current: nil)
    // Where the goal is the identity, any other start has the same shape.
    let isStanding = identity.map { $0.range == 0 } ?? false
    guard let way = isStanding ? Way(track, function, current: .number(0)) : identity,
      way.range > 0, way.range.isFinite
    else { return nil }

    let values = way.samples.map { way.progress(of: $0) }
    guard let most = values.max(), let least = values.min() else { return nil }
    sketch = Sketch(stride(from: 0, to: values.count, by: 4).map { Float(values[$0]) })
    overshoot = way.returns ? nil : max(0, most - 1)
    undershoot = max(0, -least)
    // The way back is not a fall.
    let end = way.returns ? values.lastIndex { $0 >= most - 0.01 } ?? 0 : values.count - 1
    measureTurns(of: values[...end])
    ninety = way.share(reaching: 0.9, in: values)
    if isHesitant { tenth = way.share(reaching: 0.1, in: values) }
    isStepped = track.calculationMode == .discrete
  }

  /// The way of a track, sampled.
  private struct Way {
    let samples: [Double]
    let returns: Bool
    private let value: (Double) -> Double?
    private let first, scale: Double

    init?(_ track: Keyframes.Track, _ function: ProgressFunction, current: AnimatedValue?) {
      let evaluator = try? TrackEvaluator(track, current: current) {
        try? ProgressFunction($0)
      }
      guard let evaluator else { return nil }
      value = { share in
        guard case .number(let number) = evaluator.value(at: function(share)) else { return nil }
        return number
      }
      var samples: [Double] = []
      for index in 0...Self.steps {
        guard let number = value(Double(index) / Double(Self.steps)), number.isFinite else {
          return nil
        }
        samples.append(number)
      }
      self.samples = samples
      first = samples[0]
      let last = samples[Self.steps]
      let (high, low) = (samples.max() ?? first, samples.min() ?? first)
      returns = abs(last - first) <= 0.01 * (high - low)
      scale = !returns ? last - first : high - first >= first - low ? high - first : low - first
    }

    // Four to a sample of the sketch.
    private static let steps = 4 * (Sketch.count - 1)

    /// How far it goes, in the property's unit.
    var range: Double { abs(scale) }

    func progress(of value: Double) -> Double { (value - first) / scale }

    func progress(at share: Double) -> Double { value(share).map { progress(of: $0) } ?? .nan }

    /// The first share at which a progress is reached, halved down between two samples.
    func share(reaching goal: Double, in values: [Double]) -> Double? {
      guard let index = values.firstIndex(where: { $0 >= goal }) else { return nil }
      guard index > 0 else { return 0 }
      var (low, high) = (Double(index - 1), Double(index))
      for _ in 0..<32 {
        let middle = (low + high) / 2
        if progress(at: middle / Double(Self.steps)) >= goal { high = middle } else { low = middle }
      }
      return high / Double(Self.steps)
    }
  }
}
