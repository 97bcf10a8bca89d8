import Diagnostics
import Motion

/// Portable keyframes are tracks of values that are reached at times, each by an easing.
struct PortableKeyframes: Hashable, Sendable {
  /// Seconds of one run.
  var duration: Double
  /// Seconds before the first run.
  var delay: Double
  /// The number of runs, including reversed ones; nil if it's endless.
  var runs: Int?
  /// Whether every second run goes backwards.
  var alternates: Bool
  var tracks: [PortableTrack]
  /// Notes for developers.
  var notes: [String]

  /// Makes portable keyframes.
  ///
  /// - Throws: ``Unsupported`` with the reason if they aren't.
  init(_ keyframes: Keyframes) throws(Unsupported) {
    let timing = MediaTiming(keyframes, seconds: \.seconds)
    guard timing.timeOffset == 0 else {
      throw Unsupported("a time offset has no direct equivalent")
    }
    guard timing.speed > 0 else {
      throw Unsupported(.motion, "a speed of 0 or less has no direct equivalent")
    }
    duration = timing.duration / timing.speed
    delay = timing.beginTime
    alternates = timing.autoreverses
    runs = try Self.runs(of: timing)
    let easing = try PortableEasing(keyframes.timing)
    tracks = try keyframes.tracks.map { track throws(Unsupported) in
      try PortableTrack.tracks(of: track, eased: easing)
    }.flatMap(\.self)
    if tracks.isEmpty { throw Unsupported(.motion, "it has no tracks") }
    notes = []
    if keyframes.duration == nil {
      notes.append("no duration is specified; 0.25 s is used, as in Core Animation")
    }
    let fillMode = timing.shownFillMode()
    if fillMode == .removed || fillMode == .backwards, runs != nil {
      notes.append("the value stays at its end, because it has no model value to return to")
    }
  }

  /// The number of runs, which must be whole.
  private static func runs(of timing: MediaTiming) throws(Unsupported) -> Int? {
    var count = timing.repeatCount > 0 ? timing.repeatCount : 1
    if let time = timing.repeatDuration, time > 0 {
      guard timing.duration > 0 else { return 1 }
      count = time / timing.cycleDuration
    }
    if count.isInfinite { return nil }
    if timing.autoreverses { count *= 2 }
    guard let runs = Int(exactly: (count * 1e9).rounded() / 1e9), (1...1_000_000).contains(runs)
    else { throw Unsupported("a repetition that stops midway has no direct equivalent") }
    return runs
  }

  /// Whether it runs more than once.
  var repeats: Bool { runs != 1 }

  /// The symbols of all measures, each once.
  var symbols: [String] { tracks.flatMap(\.symbols).uniqued() }
}

/// Portable keys are the values of an authored track, when each is reached and how.
struct PortableKeys {
  private(set) var values: [PropertyValue]
  private(set) var times: [Double]
  var easings: [PortableEasing]

  init(_ track: Keyframes.Track) throws(Unsupported) {
    switch track.content {
    case .values(let values): try self.init(values, track)
    case .frames(let frames): try self.init(frames, track)
    case .path:
      throw Unsupported("\(track.property): a two-dimensional path has no direct equivalent")
    }
  }

  private init(_ values: [PropertyValue], _ track: Keyframes.Track) throws(Unsupported) {
    guard values.count > 1 else {
      throw Unsupported(.motion, "\(track.property): a single value doesn't move")
    }
    self.values = values
    times = track.times(count: values.count)
    switch track.calculationMode {
    case nil, .linear?:
      let timings = track.timings ?? []
      easings = try values.indices.dropLast().map { index throws(Unsupported) in
        try PortableEasing(index < timings.count ? timings[index] : nil)
      }
    case .cubic?: easings = try Self.splines(track, through: values)
    case .discrete?:
      times = track.times(count: values.count + 1)
      self.values.append(values[values.count - 1])
      easings = Array(repeating: .steps(1, jump: .end), count: values.count)
    case .paced?, .cubicPaced?:
      throw Unsupported("\(track.property): an even pace has no direct equivalent")
    }
  }

  /// Frames of which none overlaps another one, the value holding between them.
  private init(_ frames: [Keyframes.Frame], _ track: Keyframes.Track) throws(Unsupported) {
    guard track.calculationMode ?? .linear == .linear else {
      throw Unsupported("\(track.property): keyframes joined by a spline have no direct equivalent")
    }
    values = [.current]
    times = [0]
    easings = []
    for frame in frames.sorted(by: { $0.start.value < $1.start.value }) {
      let (start, last) = (frame.start.value, times[times.count - 1])
      guard case .to(let value) = frame.change, start >= last - 1e-9 else {
        throw Unsupported(
          "\(track.property): keyframes that add or overlap have no direct equivalent")
      }
      if start > last + 1e-9 { append(values[values.count - 1], at: start) }
      append(value, at: min(start + frame.duration.value, 1))
    }
    if times[times.count - 1] < 1 - 1e-9 { append(values[values.count - 1], at: 1) }
    times[times.count - 1] = 1
  }

  private mutating func append(_ value: PropertyValue, at time: Double) {
    values.append(value)
    times.append(time)
    easings.append(.linear)
  }

  /// The segments of a spline through numbers: each is a cubic Bézier over its time, which two values
  /// inside of it give.
  private static func splines(
    _ track: Keyframes.Track, through values: [PropertyValue]
  ) throws(Unsupported) -> [PortableEasing] {
    guard track.timings ?? [] == [] else {
      throw Unsupported("\(track.property): a spline with timings has no direct equivalent")
    }
    var run = Keyframes()
    run.duration = .seconds(1)
    run.tracks = [track]
    let spline = try evaluated(MotionEvaluator(.keyframes(run)).tracks[0])
    let times = track.times(count: values.count)
    return try values.indices.dropLast().map { index throws(Unsupported) in
      let (start, length) = (times[index], times[index + 1] - times[index])
      guard case .quantity(.number(let from)) = values[index],
        case .quantity(.number(let to)) = values[index + 1],
        case .number(let early)? = spline.point(at: start + length / 3).value,
        case .number(let late)? = spline.point(at: start + length * 2 / 3).value
      else {
        throw Unsupported("\(track.property): only a spline of numbers has a direct equivalent")
      }
      guard from != to else {
        throw Unsupported(
          "\(track.property): a spline that changes direction has no direct equivalent")
      }
      let (a, b) = ((early - from) / (to - from), (late - from) / (to - from))
      let (y1, y2) = (3 * a - 1.5 * b + 1.0 / 3, 3 * b - 1.5 * a - 5.0 / 6)
      return .cubic(x1: 1.0 / 3, y1: rounded(y1), x2: 2.0 / 3, y2: rounded(y2))
    }
  }

  /// A number without the last digits, which are noise.
  private static func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 + 0 }
}

extension Keyframes.Track {
  /// The authored times if they fit that many values, else even ones, as Core Animation has it.
  func times(count: Int) -> [Double] {
    let times = keyTimes?.map(\.value) ?? []
    let isFit =
      times.count == count && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isFit ? times : (0..<count).map { Double($0) / Double(count - 1) }
  }
}
