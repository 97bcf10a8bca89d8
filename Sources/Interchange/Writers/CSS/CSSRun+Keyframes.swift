import Motion

extension CSSRun {
  /// Makes the run of keyframes.
  ///
  /// - Parameters:
  ///   - groupDuration: How long the group takes that they are in.
  ///   - prefix: What the names of custom properties begin with.
  init(
    _ keyframes: Keyframes, groupDuration: Double?, prefix: String
  ) throws(Unsupported) {
    var plain = keyframes
    plain.duration = .seconds(1)
    (plain.beginTime, plain.repeatCount, plain.repeatDuration) = (nil, nil, nil)
    (plain.autoreverses, plain.speed, plain.timeOffset) = (nil, nil, nil)
    plain.fillMode = .both
    for index in plain.tracks.indices {
      plain.tracks[index].additive = nil
      try plain.tracks[index].tellCurrentValues()
    }
    self.init(
      timing: MediaTiming(keyframes, groupDuration: groupDuration) { $0.seconds },
      measures: CSSMeasures(
        all: Motion.keyframes(keyframes).measures, prefix: prefix), overall: keyframes.timing)
    course = (try? ProgressFunction(keyframes.timing)).map { function in { function($0) } }
    tracks = try Self.tracks(of: .keyframes(plain), length: 1, prefix: prefix)
    for index in tracks.indices {
      let own = keyframes.tracks.filter {
        $0.target == tracks[index].target && $0.property == tracks[index].property
      }
      tracks[index].isAdditive = own.contains { $0.additive == true }
      if tracks[index].isAdditive, let reason = tracks[index].css.additionGap {
        throw Unsupported("\(tracks[index].property): \(reason)")
      }
      tracks[index].beginsUnknown = own.contains(where: \.beginsUnknown)
      tracks[index].timings = own.flatMap { $0.timings ?? [] }
      let shares = own.flatMap { $0.shares(over: keyframes.timing) }
      tracks[index].breaks = shares.compactMap { share in
        keyframes.timing.map { $0.share(reaching: share) } ?? share
      }
    }
  }

  /// The tracks of a motion that begins at once and takes a length in seconds.
  static func tracks(
    of motion: Motion, length: Double, prefix: String
  ) throws(Unsupported) -> [CSSTrack] {
    let evaluator: MotionEvaluator
    do throws(MotionError) {
      evaluator = try MotionEvaluator(motion)
    } catch {
      throw Unsupported(evaluating: error)
    }
    var tracks: [CSSTrack] = []
    for track in evaluator.tracks {
      let point = { (share: Double) in track.point(at: share * length) }
      let isNumber = if case .number = point(0).value { true } else { false }
      tracks.append(
        CSSTrack(
          target: track.target, property: track.property,
          css: try CSSProperty(track.property, prefix: prefix, isNumber: isNumber), point: point))
    }
    return tracks
  }
}

extension Keyframes.Track {
  /// The shares of progress at which one way of the value ends and another begins.
  fileprivate func shares(over timing: Timing?) -> [Double] {
    switch content {
    case .path: return []
    case .frames(let frames):
      return frames.flatMap { [$0.start.value, $0.start.value + $0.duration.value] }
    case .values(let values):
      let isDiscrete = calculationMode == .discrete
      if calculationMode == .paced || calculationMode == .cubicPaced { return paces }
      let count = values.count + (isDiscrete ? 1 : 0)
      guard count > 1 else { return [] }
      let times = (keyTimes ?? []).map(\.value)
      let fits =
        times.count == count && times.first == 0 && times.last == 1
        && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      return fits ? times : (0..<count).map { Double($0) / Double(count - 1) }
    }
  }

  /// Whether it begins at a current value that no measure stands for.
  fileprivate var beginsUnknown: Bool {
    switch content {
    case .values(let values):
      values.first == .current
        && PropertyValue.current(like: values.first { $0 != .current }) == .current
    case .frames(let frames): PropertyValue.current(like: frames.first?.change.value) == .current
    case .path: false
    }
  }

  /// The shares at which a paced way comes to its values.
  private var paces: [Double] {
    guard case .values(let values) = content, values.count > 2, calculationMode == .paced else {
      return []
    }
    var even = Keyframes()
    even.duration = .seconds(1)
    even.fillMode = .both
    even.tracks = [self]
    even.tracks[0].calculationMode = .linear
    even.tracks[0].keyTimes = nil
    even.tracks[0].timings = nil
    guard let track = try? MotionEvaluator(.keyframes(even)).tracks.first else { return [] }
    let keys = values.indices.map { index -> [Double] in
      switch track.point(at: Double(index) / Double(values.count - 1)).value {
      case .number(let number): [number]
      case .vector(let parts): parts
      case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
      default: []
      }
    }
    var ways = [0.0]
    for (from, to) in zip(keys, keys.dropFirst()) {
      let square = zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      ways.append(ways[ways.count - 1] + square.squareRoot())
    }
    let whole = ways[ways.count - 1]
    return whole > 0 ? ways.map { $0 / whole } : []
  }

  /// Puts a measure where the current value stands, so that its part in every value is known.
  fileprivate mutating func tellCurrentValues() throws(Unsupported) {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    switch content {
    case .path: break
    case .values(let values):
      let example = values.first { $0 != .current }
      if isPaced, values.contains(.current) {
        throw Unsupported(.unknown, "\(property): its pace depends on the current value")
      }
      content = .values(values.map { $0 == .current ? .current(like: example) : $0 })
    case .frames(let frames):
      let start = PropertyValue.current(like: frames.first?.change.value)
      if isPaced {
        throw Unsupported(.unknown, "\(property): its pace depends on the current value")
      }
      let hold = Keyframes.Frame(
        start: .decimal(0), duration: .decimal(0), change: .to(start))
      content = .frames(start == .current ? frames : [hold] + frames)
    }
  }
}

extension PropertyValue {
  /// The current value, told as a measure where the value is a number or a vector.
  static func current(like example: PropertyValue?) -> PropertyValue {
    switch example {
    case .quantity: .quantity(.measure(CSSRun.current))
    case .vector(let parts): .vector(parts.map { _ in .measure(CSSRun.current) })
    default: .current
    }
  }
}
