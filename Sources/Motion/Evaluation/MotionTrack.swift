/// A motion track is one property of one target over time.
public struct MotionTrack: Sendable {
  /// The author's name for the view or layer that it changes; nil without a name.
  public var target: String?
  /// The property, as a key path; `progress` for motions that move nothing by themselves.
  public var property: String
  /// Notes on assumed, ignored, or unknown values.
  public var notes: [String]
  /// Whether its value jumps instead of gliding.
  public var isStepped: Bool
  /// The instants at which a value was authored, in the evaluator's time.
  public var keys: [Double]
  /// The property's default, to which an additive track was added for want of a better; else nil.
  var base: AnimatedValue?
  /// When it moves, in order; one span unless several members of a group move it.
  public var spans: [Span] = []
  /// Those of its notes that say when a face of a transition comes on edge.
  public var faceNotes: [String] = []
  /// The last value that was authored, which the app's code may set as the model value.
  var last: AnimatedValue?
  /// Whether the app's code sets that, so that it stays.
  var setsModel = false
  private let evaluate: @Sendable (Double) -> MotionPoint

  /// A span is a stretch of time in seconds.
  public struct Span: Hashable, Sendable {
    /// When it begins.
    public var start: Double
    /// How long it lasts; nil if it has no end.
    public var length: Double?

    /// Makes a span.
    public init(start: Double, length: Double?) { (self.start, self.length) = (start, length) }
  }

  init(
    target: String? = nil, property: String, notes: [String] = [], isStepped: Bool = false,
    keys: [Double] = [], evaluate: @escaping @Sendable (Double) -> MotionPoint
  ) {
    (self.target, self.property, self.notes, self.isStepped) = (target, property, notes, isStepped)
    (self.keys, self.evaluate) = (keys, evaluate)
  }

  /// Returns the value and velocity at an instant.
  ///
  /// - Parameter time: seconds from the beginning, or the input fraction of a curve.
  public func point(at time: Double) -> MotionPoint { evaluate(time) }

  /// The track's name: its property, after its target and a full stop if it has one.
  public var name: String { [target, property].compactMap { $0 }.joined(separator: ".") }

  /// The track in another time.
  func mapped(
    _ point: @escaping @Sendable (@Sendable (Double) -> MotionPoint, Double) -> MotionPoint
  ) -> MotionTrack {
    let evaluate = evaluate
    var track = MotionTrack(
      target: target, property: property, notes: notes, isStepped: isStepped, keys: keys
    ) { time in point(evaluate, time) }
    (track.base, track.spans, track.faceNotes) = (base, spans, faceNotes)
    (track.last, track.setsModel) = (last, setsModel)
    return track
  }

  /// The track with a later one of the same property over it, which is seen where it applies.
  func covered(by later: MotionTrack) -> MotionTrack {
    var track = mapped { point, time in
      let (under, over) = (point(time), later.point(at: time))
      guard let value = over.value else { return under }
      guard let base = later.base, let below = under.value,
        let change = base.difference(to: value)
      else { return over }
      var sum = under
      sum.value = below.adding(change)
      if let velocity = over.velocity { sum.velocity = under.velocity?.adding(velocity) }
      sum.terms += over.terms
      return sum
    }
    track.base = base
    track.notes += later.notes.filter { !notes.contains($0) }
    track.faceNotes += later.faceNotes.filter { !faceNotes.contains($0) }
    track.isStepped = isStepped && later.isStepped
    track.keys = (keys + later.keys).sorted()
    track.spans = (spans + later.spans).sorted { $0.start < $1.start }
    track.setsModel = setsModel || later.setsModel
    track.last = later.setsModel ? later.last : last
    return track
  }

  /// The track whose last value stays from when it began, if the app's code sets that.
  func settling(after begin: Double) -> MotionTrack {
    guard setsModel, let last else { return self }
    let model = MotionPoint(value: last, velocity: nil).still(isStepped: isStepped)
    return mapped { point, time in
      let found = point(time)
      return found.value == nil && time >= begin ? model : found
    }
  }

  /// The track whose first value shows until it begins, if the app's code sets the last one.
  ///
  /// - Parameter start: When the group begins that it is in; minus infinity without a group.
  func waiting(from start: Double) -> MotionTrack {
    guard setsModel, let begin = spans.first?.start, begin > max(start, 0) else { return self }
    let isStepped = isStepped
    return mapped { point, time in
      let found = point(time)
      let waits = found.value == nil && time >= start && time < begin
      return waits ? point(begin).still(isStepped: isStepped) : found
    }
  }
}

/// A motion point is what one property has at an instant.
public struct MotionPoint: Hashable, Sendable {
  /// The value; nil if nothing applies, so that the model's own value shows.
  public var value: AnimatedValue?
  /// How fast it changes, per second or per fraction of the time; nil if it changes in steps.
  public var velocity: AnimatedValue?
  /// What is added for every measure whose value is not known, each times the measure.
  public var terms: [Term] = []

  /// Makes a point.
  public init(value: AnimatedValue?, velocity: AnimatedValue?) {
    (self.value, self.velocity) = (value, velocity)
  }

  /// A term is the part of a value that an unknown measure has.
  public struct Term: Hashable, Sendable {
    /// The measure.
    public var measure: Measure
    /// What one unit of it adds to the value, and to the velocity.
    public var value, velocity: AnimatedValue?

    /// Makes a term.
    public init(measure: Measure, value: AnimatedValue?, velocity: AnimatedValue?) {
      (self.measure, self.value, self.velocity) = (measure, value, velocity)
    }
  }

  /// The point if nothing applies.
  static let none = MotionPoint(value: nil, velocity: nil)

  /// The point standing still; what changes in steps has no velocity then either.
  func still(isStepped: Bool) -> MotionPoint {
    var point = self
    if !isStepped || velocity != nil {
      point.velocity = value?.isContinuous == true ? value?.multiplied(by: 0) : nil
    }
    return point
  }

  /// The point with its velocity by another time.
  func scaled(by rate: Double) -> MotionPoint {
    var point = self
    point.velocity = velocity?.multiplied(by: rate)
    return point
  }
}

extension AnimatedValue {
  /// The value with every component times a factor; itself if it is discrete.
  func multiplied(by factor: Double) -> AnimatedValue {
    components.map { with($0 * factor) } ?? self
  }

  /// What another value has more than this one; nil unless both are numbers or vectors of a shape.
  func difference(to other: AnimatedValue?) -> AnimatedValue? {
    guard let other, hasShape(of: other), let mine = components, let its = other.components else {
      return nil
    }
    return with(its - mine)
  }

  /// Whether every component is 0.
  var isZero: Bool { components.map { $0 == SIMD4(repeating: 0) } ?? false }
}
