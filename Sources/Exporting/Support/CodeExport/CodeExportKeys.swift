import Diagnostics
import Motion

/// Keys in code are the values of a track, when each is reached and how.
struct CodeExportKeys {
  private(set) var values: [PropertyValue] = []
  private(set) var times: [Double] = []
  private(set) var easings: [CodeExportEasing] = []
  /// How far springs are off that became lines, as a part of the distance between two values.
  private(set) var errors: [Double] = []
  private let tolerance: Double

  /// Makes the keys of a track: as it was written, or where its course is cut into easings.
  ///
  /// - Parameters:
  ///   - whole: What the track is one of.
  ///   - tolerance: How far lines along a spring may be off.
  /// - Throws: ``Unsupported`` with the reason if there are none.
  init(
    _ track: Keyframes.Track, of whole: Keyframes, tolerance: Double
  ) throws(Unsupported) {
    self.tolerance = tolerance
    let timing = whole.timing
    for timing in [timing].compactMap(\.self) + (track.timings ?? []) {
      try timing.checkSwings(for: "straight lines")
    }
    let easing = timing.isSpring ? nil : try CodeExportEasing(timing)
    switch track.content {
    case .values(let values): try read(values, of: track)
    case .frames(let frames): try read(frames, of: track)
    case .path:
      throw Unsupported("\(track.property): a two-dimensional path has no direct equivalent")
    }
    let isOnly = values.count == 2 && easings == [.linear]
    if isOnly, let easing { easings = [easing] }
    if values.isEmpty || easing == nil || easing != .linear && !isOnly {
      if values.isEmpty, case .values(let authored) = track.content { values = authored }
      try cut(track, of: whole, among: values)
    }
  }

  /// Reads values that are joined by easings, if they are.
  private mutating func read(
    _ authored: [PropertyValue], of track: Keyframes.Track
  ) throws(Unsupported) {
    guard authored.count > 1 else {
      throw Unsupported(.motion, "\(track.property): a single value doesn't move")
    }
    switch track.calculationMode {
    case nil, .linear?:
      if track.timings?.contains(where: \.isSpring) ?? false { return }
      (values, times) = (authored, track.times(count: authored.count))
      let timings = track.timings ?? []
      easings = try authored.indices.dropLast().map { index throws(Unsupported) in
        try CodeExportEasing(index < timings.count ? timings[index] : nil)
      }
    case .discrete?:
      (values, times) = (authored + authored.suffix(1), track.times(count: authored.count + 1))
      easings = Array(repeating: .steps(1, jump: .end), count: authored.count)
    case .cubic?, .paced?, .cubicPaced?: break
    }
  }

  /// Reads frames of which none adds or overlaps another one, the value holding between them.
  private mutating func read(
    _ frames: [Keyframes.RelativeKeyframe], of track: Keyframes.Track
  ) throws(Unsupported) {
    guard track.calculationMode ?? .linear == .linear else {
      throw Unsupported("\(track.property): keyframes joined by a spline have no direct equivalent")
    }
    (values, times) = ([.current], [0])
    for frame in frames.sorted(by: { $0.start.value < $1.start.value }) {
      let (start, last) = (frame.start.value, times[times.count - 1])
      guard case .to(let value) = frame.change, start >= last - 1e-9 else {
        throw Unsupported(
          "\(track.property): keyframes that add or overlap have no direct equivalent")
      }
      if start > last + 1e-9 { append(values[values.count - 1], at: start, by: .linear) }
      append(value, at: min(start + frame.duration.value, 1), by: .linear)
    }
    if times[times.count - 1] < 1 - 1e-9 {
      append(values[values.count - 1], at: 1, by: .linear)
    }
    times[times.count - 1] = 1
  }

  private mutating func append(_ value: PropertyValue, at time: Double, by easing: CodeExportEasing)
  {
    values.append(value)
    times.append(time)
    easings.append(easing)
  }

  /// Takes the segments of the course, each of which has an easing of its own.
  ///
  /// - Parameter authored: The values as they were written.
  private mutating func cut(
    _ track: Keyframes.Track, of whole: Keyframes, among authored: [PropertyValue]
  ) throws(Unsupported) {
    var run = Keyframes()
    (run.duration, run.timing, run.tracks) = (whole.duration, whole.timing, [track])
    let segments = try evaluated(MotionEvaluator(.keyframes(run)).tracks[0]).segments
    guard let segments, let first = segments.first, first.start == 0 else {
      throw Unsupported("\(track.property): an even pace along a curve has no direct equivalent")
    }
    func known(_ point: MotionPoint) throws(Unsupported) -> PropertyValue {
      let same = authored.first { value in
        value != .current && point.terms.isEmpty
          && point.value
            == (try? AnimatedValue(value, current: .number(0), of: track.property, lengths: [:]))
      }
      guard point.terms.isEmpty, !authored.contains(where: \.isOpen),
        let value = same ?? PropertyValue(point.value)
      else {
        throw Unsupported(
          "\(track.property): a course through values that only the app knows has no direct equivalent"
        )
      }
      return value
    }
    // How a spline bends and how long a stretch of a pace takes depend on the values themselves.
    let isStraight = track.calculationMode ?? .linear == .linear
    let isAsAuthored =
      isStraight && authored.contains(where: \.isOpen) && authored.count == segments.count + 1
      && (whole.timing.isMonotonic || authored.count == 2)
    let keyTimes = track.times(count: authored.count)
    (values, times, easings) = ([], [0], [])
    for (index, segment) in segments.enumerated() {
      guard segment.end > segment.start, index == 0 || segments[index - 1].to.isNear(segment.from),
        let own = try easing(of: segment.interpolation)
      else {
        throw Unsupported(
          "\(track.property): its easing has no direct equivalent between two values")
      }
      if index == 0 { values = [isAsAuthored ? authored[0] : try known(segment.from)] }
      append(
        isAsAuthored ? authored[index + 1] : try known(segment.to),
        at: keyTimes.first { abs($0 - segment.end) < 1e-12 }
          ?? CSSOutputText.rounded(segment.end, places: 12),
        by: own)
    }
  }
}

extension CodeExportKeys {
  /// The easing of a segment, or lines along its spring; nil if it has none.
  private mutating func easing(
    of interpolation: TimelineSegment.Interpolation
  ) throws(Unsupported) -> CodeExportEasing? {
    let graph: CurveGraph?
    switch interpolation {
    case .eased(let easing):
      if let own = CodeExportEasing(easing) {
        errors.append(0)
        return own
      }
      graph = TimelineSegment.Pace(easing).graph
    case .paced(let pace): graph = pace.graph
    case .free: graph = nil
    }
    guard let graph else { return nil }
    let line = CodeExportEasing.line(along: graph, tolerance: tolerance)
    guard line.stops.count <= 4096 else {
      throw Unsupported(.size, "its spring goes so far that it would need more than 4,096 lines")
    }
    errors.append(line.difference.error)
    return .stops(line.stops)
  }
}

extension CodeExportEasing {
  /// Makes an easing between two values; nil if it's a spring or several curves that nobody wrote down.
  fileprivate init?(_ easing: TimelineEasing?) {
    func plain(_ number: Double) -> Double { CSSOutputText.rounded(number, places: 12) }
    switch easing?.form {
    case nil: self = .linear
    case .hold?: self = .steps(1, jump: .end)
    case .steps(let count, let jump)?: self = .steps(count, jump: jump)
    case .linear(let stops)?:
      self = .stops(stops.map { .init(x: plain($0.input), y: plain($0.output)) })
    case .bezier(let pieces)? where pieces.count == 1:
      let points = pieces[0].map(plain)
      self =
        points[0] == points[1] && points[2] == points[3]
        ? .linear : .cubic(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    case .bezier?, .spring?:
      guard let shape = easing?.shape, let own = try? CodeExportEasing(shape) else { return nil }
      self = own
    }
  }
}

extension MotionPoint {
  /// Whether it's another point but for rounding.
  fileprivate func isNear(_ other: MotionPoint) -> Bool {
    guard let mine = value?.components, let its = other.value?.components, terms.isEmpty,
      other.terms.isEmpty
    else { return self == other }
    let gap = mine - its
    return (gap * gap).sum() <= 1e-18 * max((mine * mine).sum(), 1)
  }
}

extension Timing {
  fileprivate var isSpring: Bool { if case .spring = self { true } else { false } }
}

extension Timing? {
  fileprivate var isSpring: Bool { self?.isSpring ?? false }

  /// Whether it passes each value once, on its way from the first to the last.
  fileprivate var isMonotonic: Bool {
    guard case .curve(let curve)? = self, case let points? = curve.shape.controlPoints else {
      return self == nil
    }
    return (0...1).contains(points[1]) && (0...1).contains(points[3])
  }
}

extension PropertyValue {
  /// Whether only the app knows it.
  fileprivate var isOpen: Bool {
    switch self {
    case .current, .quantity(.measure): true
    case .vector(let parts): parts.contains { if case .measure = $0 { true } else { false } }
    case .quantity, .color, .boolean, .string: false
    }
  }

  /// Makes the value that something known has at an instant.
  fileprivate init?(_ value: AnimatedValue?) {
    func plain(_ number: Double) -> Double { (number * 1e12).rounded() / 1e12 + 0 }
    switch value {
    case .number(let number)?: self = .quantity(.number(plain(number)))
    case .vector(let numbers)?: self = .vector(numbers.map { .number(plain($0)) })
    case .color, .boolean, .string, .css, nil: return nil
    }
  }
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

  /// The track of each number of its vectors, with the name of that; itself if they aren't splines.
  ///
  /// In a spline each number goes its own way.
  var numbers: [(name: String?, track: Keyframes.Track)] {
    guard calculationMode == .cubic, case .values(let values) = content,
      case .vector(let first)? = values.first
    else { return [(nil, self)] }
    let names = first.count == 4 ? ["x", "y", "width", "height"] : ["x", "y", "z"]
    let all = zip(names, first.indices).compactMap { name, part -> (String?, Keyframes.Track)? in
      let own = values.compactMap { value -> PropertyValue? in
        guard case .vector(let parts) = value, parts.count == first.count else { return nil }
        return .quantity(parts[part])
      }
      var track = self
      track.content = .values(own)
      return own.count == values.count ? (name, track) : nil
    }
    return all.count == first.count ? all : [(nil, self)]
  }
}
