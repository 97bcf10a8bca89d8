import Diagnostics
import Motion
import Presets

/// A CSS run is one run of a motion by its fraction, and when it takes place.
struct CSSOutputRun {
  /// The tracks that move.
  var tracks: [CSSOutputTrack] = []
  /// When it runs.
  var timing: MediaTiming
  /// How progress runs through the whole, if CSS has an easing for that.
  private(set) var easing: CSSOutputTimingFunction?
  /// The lengths that only the app knows.
  var measures: CSSOutputMeasures
  /// Whether sides are the reader's: leading and trailing.
  var isLogical = false

  /// A placeholder for the value of a property when the animation begins, unlikely to be authored.
  static let current: Measure = {
    guard let measure = try? Measure(currentText) else {
      preconditionFailure("a symbol is a measure")
    }
    return measure
  }()

  /// The same for a text.
  static let currentText = "(current)"

  /// Makes the run of a motion that waits and then stays at its end.
  init(
    of motion: Motion, after delay: Time?, timing: Timing?, measures: [Measure],
    prefix: String
  ) throws(Unsupported) {
    let evaluator = try evaluated(MotionEvaluator(motion))
    self.timing = MediaTiming(duration: evaluator.duration)
    self.timing.beginTime = delay?.seconds ?? 0
    self.timing.fillMode = .both
    self.measures = CSSOutputMeasures(all: measures, prefix: prefix)
    easing = CSSOutputTimingFunction(TimelineEasing.known(timing))
    try timing?.checkSwings(for: "linear()")
    tracks = try Self.tracks(of: motion, evaluator, length: evaluator.duration, prefix: prefix)
  }

  /// Makes the run of keyframes.
  ///
  /// - Parameters:
  ///   - groupDuration: How long the group takes that they are in.
  ///   - prefix: The prefix of custom property names.
  ///   - traits: What CSS said of them, if they came from it.
  init(
    _ keyframes: Keyframes, groupDuration: Double?, prefix: String, traits: CSSTraits
  ) throws(Unsupported) {
    var plain = Keyframes()
    plain.duration = .seconds(1)
    plain.timing = keyframes.timing
    plain.fillMode = .both
    plain.tracks = try keyframes.tracks.map { track throws(Unsupported) in
      var track = track
      track.additive = nil
      try track.measureCurrentValues(timing: keyframes.timing)
      return track
    }
    timing = MediaTiming(keyframes, groupDuration: groupDuration) { $0.seconds }
    measures = CSSOutputMeasures(all: Motion.keyframes(keyframes).measures, prefix: prefix)
    try keyframes.timing?.checkSwings(for: "linear()")
    for timing in keyframes.tracks.flatMap({ $0.timings ?? [] }) {
      try timing.checkSwings(for: "linear()")
    }
    let motion = Motion.keyframes(plain)
    tracks = try Self.tracks(
      of: motion, evaluated(MotionEvaluator(motion)), length: 1, prefix: prefix,
      isTransformList: traits.isTransformList)
    for index in tracks.indices {
      let own = keyframes.tracks.filter {
        $0.target == tracks[index].target && $0.property == tracks[index].property
      }
      tracks[index].isAdditive = own.contains { $0.additive == true }
      if tracks[index].isAdditive, let reason = tracks[index].css.additionGap {
        throw Unsupported("\(tracks[index].property): \(reason)")
      }
      if own.contains(where: \.addsCurrent) {
        throw Unsupported(
          .unknown, "\(tracks[index].property): CSS can't add the current value to itself")
      }
      tracks[index].beginsUnknown = own.contains(where: \.beginsUnknown)
      tracks[index].endsUnknown = own.contains(where: \.endsUnknown)
      if own.contains(where: \.isUnknownLater) {
        throw Unsupported(
          .unknown, "\(tracks[index].property): a value after another one is the current value")
      }
    }
  }

  private static func tracks(
    of motion: Motion, _ evaluator: MotionEvaluator, length: Double, prefix: String,
    isTransformList: Bool = false
  ) throws(Unsupported) -> [CSSOutputTrack] {
    let listed = evaluator.tracks.filter { CSSProperty.isOnlyInTransform($0.property) }
    return try evaluator.tracks.map { track throws(Unsupported) in
      let point = { (fraction: Double) in track.point(at: fraction * length) }
      let kinks = track.breaks.map { $0 / length }.filter { $0 > 0 && $0 < 1 }
      if let own = try Self.text(track) { return own }
      let isNumber = if case .number = point(0).value { true } else { false }
      let isListed = isTransformList || listed.contains { $0.target == track.target }
      let css: CSSProperty
      if isListed, let own = CSSProperty.transform(track.property) {
        css = own
      } else {
        css = try CSSProperty(track.property, prefix: prefix, isNumber: isNumber)
      }
      var own = CSSOutputTrack(
        target: track.target, property: track.property, css: css, point: point)
      (own.kinks, own.segments) = (kinks, track.segments)
      return own
    }
  }

  /// The track of a property of which only texts are known; nil if it has other values.
  ///
  /// - Throws: ``Unsupported`` if CSS has no such property, or can't express how its texts change.
  private static func text(_ track: MotionTrack) throws(Unsupported) -> CSSOutputTrack? {
    guard let segments = track.segments, track.point(at: 0).value?.text != nil else { return nil }
    let values = segments.flatMap { [$0.from.value?.text, $0.to.value?.text].compactMap(\.self) }
      .uniqued()
    let css = try CSSProperty.texts(track.property, values)
    if segments.contains(where: { if case .free = $0.interpolation { true } else { false } }) {
      throw Unsupported("\(track.property): CSS can't express how its text changes")
    }
    var own = CSSOutputTrack(target: track.target, property: track.property, css: css) {
      track.point(at: $0)
    }
    own.segments = segments
    own.isInterpolated = segments.allSatisfy { $0.from.value?.leads(to: $0.to.value) ?? false }
    // Each text has a component of its own, so that all are equally far from each other.
    own.read { point in
      let parts = values.map { $0 == point.value?.text ? 1.0 : 0 }
      return MotionPoint(value: .vector(parts), velocity: nil)
    }
    return own
  }
}

extension AnimatedValue {
  /// Its text; nil if it has numbers.
  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .css(let value): value.text
    case .number, .vector, .color, .boolean: nil
    }
  }

  /// Whether a text goes straight to another one, or to the current value.
  fileprivate func leads(to other: AnimatedValue?) -> Bool {
    guard case .css(let value) = self, case .css(let other)? = other else { return false }
    return value.leads(to: other) || [value.text, other.text].contains(CSSOutputRun.currentText)
  }
}

extension Keyframes.Track {
  /// Whether it begins at a current value that has no measure.
  fileprivate var beginsUnknown: Bool {
    switch content {
    case .values(let values):
      values.first == .current && hasUnmeasuredValues(values)
    case .frames(let frames): PropertyValue.current(among: frames.map(\.change.value)) == .current
    case .path: false
    }
  }

  /// Whether it's additive, and one of its values is the current one.
  fileprivate var addsCurrent: Bool {
    guard additive == true else { return false }
    switch content {
    case .values(let values): return values.contains(.current)
    case .frames(let frames):
      let isSet = frames.contains {
        if case .to = $0.change { $0.start.value == 0 && $0.duration.value == 0 } else { false }
      }
      return !isSet || frames.contains { $0.change.value == .current }
    case .path: return false
    }
  }

  /// Whether it ends at a current value that has no measure.
  fileprivate var endsUnknown: Bool {
    guard case .values(let values) = content, calculationMode != .discrete else { return false }
    return values.last == .current && hasUnmeasuredValues(values)
  }

  /// Whether a value after the first one is a current value that no keyframe can say.
  ///
  /// Only the last one may be left out, if it is glided to. A Boolean value has a default.
  fileprivate var isUnknownLater: Bool {
    guard case .values(let values) = content, hasUnmeasuredValues(values) else { return false }
    let isText = values.contains { if case .string = $0 { true } else { false } }
    let isGliding = calculationMode != .discrete
    return (isGliding ? values.dropFirst().dropLast() : values.dropFirst()).contains(.current)
      && (isGliding || isText)
  }

  private func hasUnmeasuredValues(_ values: [PropertyValue]) -> Bool {
    PropertyValue.current(among: values) == .current
  }

  /// Puts a measure in place of the current value, so that its part in every value is known.
  ///
  /// - Parameter timing: The timing of the whole.
  fileprivate mutating func measureCurrentValues(timing: Timing?) throws(Unsupported) {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let gap = Unsupported(.unknown, "\(property): its pacing depends on the current value")
    let isText = calculationMode != .discrete && CSSPropertyName.interpolates(property)
    func current(among values: [PropertyValue]) -> PropertyValue {
      .placeholder(for: values.first { $0 != .current }, isText) ?? .current(among: values)
    }
    switch content {
    case .path: break
    case .values(let values):
      if isPaced, values.contains(.current) { throw gap }
      let current = current(among: values)
      content = .values(values.map { $0 == .current ? current : $0 })
    case .frames(let frames):
      let start = current(among: frames.map(\.change.value))
      if isPaced { throw gap }
      let moves = frames.contains { $0.start.value == 0 && $0.duration.value > 0 }
      if start != .current, moves, TimelineEasing.known(timing)?.goesBack == true {
        throw Unsupported(
          .unknown, "\(property): its easing goes back before its start, which is the current value"
        )
      }
      let hold = Keyframes.RelativeKeyframe(
        start: .decimal(0), duration: .decimal(0), change: .to(start))
      content = .frames(start == .current ? frames : [hold] + frames)
    }
  }
}

extension PropertyValue {
  /// A value in place of the current one, of which no keyframe is written; nil if the value has numbers.
  ///
  /// It only has to be another one than the example, so that the timing shows.
  fileprivate static func placeholder(
    for example: PropertyValue?, _ isText: Bool
  ) -> PropertyValue? {
    switch example {
    case .color(let color):
      RGBA(color == RGBA("#000000") ? "#FFFFFF" : "#000000").map(PropertyValue.color)
    case .string where isText: .string(CSSOutputRun.currentText)
    default: nil
    }
  }

  /// The current value, as a measure if the values of its property are numbers or vectors.
  static func current(among values: [PropertyValue?]) -> PropertyValue {
    switch values.lazy.compactMap(\.self).first(where: { $0 != .current }) {
    case .quantity: .quantity(.measure(CSSOutputRun.current))
    case .vector(let parts): .vector(parts.map { _ in .measure(CSSOutputRun.current) })
    default: .current
    }
  }
}
