import Motion

/// Simple keys are the values of an authored track, when each is reached and how.
struct PortableKeys {
  private(set) var values: [PropertyValue]
  private(set) var times: [Double]
  var easings: [PortableEasing]

  init(_ track: Keyframes.Track) throws(Unsupported) {
    switch track.content {
    case .values(let values): try self.init(values, track)
    case .frames(let frames): try self.init(frames, track)
    case .path: throw Unsupported("\(track.property): a path through the plane has no simple form")
    }
  }

  private init(_ values: [PropertyValue], _ track: Keyframes.Track) throws(Unsupported) {
    guard values.count > 1 else {
      throw Unsupported(.motion, "\(track.property): one value is no way")
    }
    self.values = values
    switch track.calculationMode {
    case nil, .linear?:
      times = Self.times(track, count: values.count)
      easings = try Self.easings(track, count: values.count - 1)
    case .cubic?:
      times = Self.times(track, count: values.count)
      easings = try Self.splines(track, through: values)
    case .discrete?:
      times = Self.times(track, count: values.count + 1)
      self.values.append(values[values.count - 1])
      easings = Array(repeating: .steps(1, jump: .end), count: values.count)
    case .paced?, .cubicPaced?:
      throw Unsupported("\(track.property): an even pace has no simple form")
    }
  }

  /// Frames of which none overlaps another one, the value holding between them.
  private init(_ frames: [Keyframes.Frame], _ track: Keyframes.Track) throws(Unsupported) {
    guard track.calculationMode ?? .linear == .linear else {
      throw Unsupported("\(track.property): frames joined by a spline have no simple form")
    }
    values = [.current]
    times = [0]
    easings = []
    for frame in frames.sorted(by: { $0.start.value < $1.start.value }) {
      let (start, last) = (frame.start.value, times[times.count - 1])
      guard case .to(let value) = frame.change, start >= last - 1e-9 else {
        throw Unsupported("\(track.property): frames that add or overlap have no simple form")
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

  /// The authored times where they fit, else even ones, as Core Animation has it.
  private static func times(_ track: Keyframes.Track, count: Int) -> [Double] {
    let times = track.keyTimes?.map(\.value) ?? []
    let isFit =
      times.count == count && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    return isFit ? times : (0..<count).map { Double($0) / Double(count - 1) }
  }

  private static func easings(
    _ track: Keyframes.Track, count: Int
  ) throws(Unsupported) -> [PortableEasing] {
    var easings: [PortableEasing] = []
    for index in 0..<count {
      let timings = track.timings ?? []
      easings.append(try PortableEasing(index < timings.count ? timings[index] : nil))
    }
    return easings
  }

  /// The segments of a spline through numbers: each is a cubic Bézier over its time, which two values
  /// inside of it tell.
  private static func splines(
    _ track: Keyframes.Track, through values: [PropertyValue]
  ) throws(Unsupported) -> [PortableEasing] {
    guard track.timings ?? [] == [] else {
      throw Unsupported("\(track.property): a spline with timings has no simple form")
    }
    var run = Keyframes()
    run.duration = .seconds(1)
    run.tracks = [track]
    let spline: MotionTrack
    do throws(MotionError) {
      spline = try MotionEvaluator(.keyframes(run)).tracks[0]
    } catch {
      throw Unsupported(evaluating: error)
    }
    let times = times(track, count: values.count)
    var easings: [PortableEasing] = []
    for index in values.indices.dropLast() {
      let (start, length) = (times[index], times[index + 1] - times[index])
      guard case .quantity(.number(let from)) = values[index],
        case .quantity(.number(let to)) = values[index + 1],
        case .number(let early)? = spline.point(at: start + length / 3).value,
        case .number(let late)? = spline.point(at: start + length * 2 / 3).value
      else { throw Unsupported("\(track.property): only a spline of numbers has a simple form") }
      guard from != to else {
        throw Unsupported("\(track.property): a spline that comes back has no simple form")
      }
      let (a, b) = ((early - from) / (to - from), (late - from) / (to - from))
      let (y1, y2) = (3 * a - 1.5 * b + 1.0 / 3, 3 * b - 1.5 * a - 5.0 / 6)
      easings.append(.cubic(x1: 1.0 / 3, y1: rounded(y1), x2: 2.0 / 3, y2: rounded(y2)))
    }
    return easings
  }

  /// A number without the last digits, which are noise.
  private static func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 + 0 }
}
