/// An animated property is one property of one target, and what becomes of it in one run.
///
/// Values are as authored. Times are fractions of the run after its timing, 0…1.
public struct AnimatedProperty: Hashable, Sendable {
  /// The author's name for the owner of the property; nil without a name.
  public var target: String?
  /// The property, as a key path.
  public var name: String
  /// Where in its motion it is written.
  public var source: Source
  /// The value before the first span; nil if that is the current one.
  public var initial: PropertyValue?
  /// The changes, by start; spans that start together are in the order in which they're written.
  public var spans: [Span] = []
  /// The path that it follows instead of values.
  public var path: PathData?
  /// How values are joined.
  public var mode = Keyframes.CalculationMode.linear
  /// Whether its values are added to what it has.
  public var isAdditive = false
  /// When its target is hidden.
  public var hidden: Transition.HiddenSpan?

  /// A source is the place of a property in its motion.
  public enum Source: Hashable, Sendable {
    /// The values of a track of keyframes, by index; they share the run by their key times.
    case values(Int)
    /// The path of a track, by index.
    case path(Int)
    /// The frames of a track, by index.
    case frames(Int)
    /// An animation of an animator, by index.
    case animation(Int)
    /// A layer of a custom transition, by index.
    case layer(Int)
  }

  /// A span is a part of the run in which the property goes from one value to the next.
  public struct Span: Hashable, Sendable {
    /// Its index among the values, frames or animations that it is written in.
    public var index: Int
    /// When it begins, and how long it takes.
    public var start, duration: Double
    /// When it ends, which may be after the run.
    public var end: Double
    /// The change.
    public var change: Change
  }

  /// Whether its spans have times of their own, as UIView.addKeyframe has them.
  public var hasFrames: Bool {
    switch source {
    case .frames, .layer: true
    case .values, .path, .animation: false
    }
  }

  /// Whether its values are spread over the run by their distances, whatever its spans say.
  public var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// Whether its values are joined by a curve, which may leave them.
  public var isCubic: Bool { mode == .cubic || mode == .cubicPaced }

  /// The values in order, from the initial one; nil if one is added to another or not authored.
  public var values: [PropertyValue?]? {
    var values = [initial]
    for span in spans {
      guard case .to(let value) = span.change else { return nil }
      values.append(value)
    }
    return values
  }

  /// Whether it jumps from value to value.
  public var isStepped: Bool {
    mode == .discrete
      || ([initial].compactMap(\.self) + spans.map(\.change.value)).contains { value in
        switch value {
        case .boolean: true
        case .string: !CSSPropertyName.interpolates(name)
        case .quantity, .vector, .color, .current: false
        }
      }
  }

  /// The fractions at which one span ends and another begins; none if a pace decides.
  public var keys: [Double] {
    guard !isPaced else { return [] }
    if case .values = source { return spans.prefix(1).map(\.start) + spans.map(\.end) }
    return spans.flatMap { [$0.start, $0.end] }
  }
}

extension AnimatedProperty {
  /// The property of a track of keyframes.
  package init(_ track: Keyframes.Track, at index: Int = 0) {
    (target, name, source) = (track.target, track.property, .frames(index))
    (mode, isAdditive) = (track.calculationMode ?? .linear, track.additive ?? false)
    switch track.content {
    case .path(let path): (source, self.path) = (.path(index), path)
    case .frames(let frames):
      spans = Self.sorted(
        frames.enumerated().map { index, frame in
          Span(index: index, start: frame.start, duration: frame.duration, change: frame.change)
        })
    case .values(let values):
      (source, initial) = (.values(index), values.first)
      // Discrete values hold, each until the next: the last one has a time of its own.
      let goals = values.indices.dropFirst() + (mode == .discrete ? values.indices.suffix(1) : [])
      let times = KeyTimeline.fitting(track.keyTimes?.map(\.value), count: goals.count + 1).0.times
      spans = goals.enumerated().map { number, index in
        let (start, end) = (times[number], times[number + 1])
        return Span(
          index: index, start: start, duration: end - start, end: end, change: .to(values[index]))
      }
    }
  }

  /// The property of an animator's animation.
  init(_ animation: Animator.Animation, at index: Int) {
    (target, name, source) = (animation.target, animation.property, .animation(index))
    initial = animation.from
    let delay = animation.delayFactor?.value ?? 0
    spans = [
      Span(index: index, start: delay, duration: 1 - delay, end: 1, change: animation.change)
    ]
  }

  /// The properties of a transition's layer, by name.
  package static func all(
    of layer: Transition.Layer, mode: Keyframes.CalculationMode?, at index: Int,
    most: Int = .max
  ) -> [AnimatedProperty] {
    var spans: [String: [Span]] = layer.initial.mapValues { _ in [] }
    for (index, frame) in layer.frames.prefix(most).enumerated() {
      spans[frame.property, default: []].append(
        Span(index: index, start: frame.start, duration: frame.duration, change: frame.change))
    }
    return spans.sorted { $0.key < $1.key }.map { name, spans in
      AnimatedProperty(
        target: layer.layer.rawValue, name: name, source: .layer(index),
        initial: layer.initial[name], spans: sorted(spans), mode: mode ?? .linear,
        hidden: layer.hidden)
    }
  }

  private static func sorted(_ spans: [Span]) -> [Span] {
    spans.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
  }

  /// The value it begins with and its frames, without measures; and what was assumed for that.
  ///
  /// - Parameters:
  ///   - current: What it has now; if it is needed and nil, the property's default stands in.
  ///   - lengths: The lengths that measures depend on, in points, by their names.
  /// - Throws: ``KeyframeError`` if a value cannot be resolved.
  func resolved(
    current: AnimatedValue?, lengths: [String: Double]
  ) throws(KeyframeError) -> (
    start: AnimatedValue, frames: [FrameEvaluator.RelativeKeyframe], notes: [KeyframeNote]
  ) {
    var start = StartingValue(property: name, current: current)
    let written = spans.sorted { $0.index < $1.index }
    let authored = [initial].compactMap(\.self) + written.map(\.change.value)
    try start.look(at: authored, lengths)
    let isKnown = initial != nil && initial != .current
    let begin = isKnown ? start.example : start.value()
    var frames: [FrameEvaluator.RelativeKeyframe] = []
    for span in written {
      let value = try AnimatedValue(
        span.change.value, current: begin, of: name, lengths: lengths)
      let isRelative = if case .by = span.change { true } else { false }
      frames.append(
        FrameEvaluator.RelativeKeyframe(
          start: span.start, duration: span.duration, value: value, isRelative: isRelative))
    }
    return (begin, frames, start.notes)
  }
}

extension AnimatedProperty.Span {
  fileprivate init(index: Int, start: Fraction, duration: Fraction, change: Change) {
    (self.index, self.start, self.duration) = (index, start.value, duration.value)
    (end, self.change) = (self.start + self.duration, change)
  }
}

/// A starting value is the current one, or the property's default with a note.
struct StartingValue {
  let property: String
  let current: AnimatedValue?
  private(set) var example = AnimatedValue.number(0)
  private(set) var notes: [KeyframeNote] = []

  init(property: String, current: AnimatedValue?) {
    (self.property, self.current) = (property, current)
  }

  /// Takes the first value that is known for one of the shape that is wanted.
  mutating func look(
    at values: [PropertyValue], _ lengths: [String: Double]
  ) throws(KeyframeError) {
    guard let known = values.first(where: { $0 != .current }) else { return }
    example = try AnimatedValue(
      known, current: .number(0), of: property, lengths: lengths)
  }

  mutating func value() -> AnimatedValue {
    if let current { return current }
    let note = KeyframeNote.identityStart(property: property)
    if !notes.contains(note) { notes.append(note) }
    return .identity(of: property, like: example)
  }
}
