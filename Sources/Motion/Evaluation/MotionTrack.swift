/// A motion track is one property of one target over time.
public struct MotionTrack: Sendable {
  /// What it moves, by the author's name; nil where there is no name.
  public var target: String?
  /// The property, as a key path; `progress` for motions that move nothing by themselves.
  public var property: String
  /// What was chosen, or ignored, or is not known of it.
  public var notes: [String]
  /// Whether its value jumps instead of gliding.
  public var isStepped: Bool
  /// The moments at which a value was authored, in the evaluator's time.
  public var keys: [Double]
  /// The property's default, to which an additive track was added for want of a better; else nil.
  var base: AnimatedValue?
  /// When it moves, in order; one span unless several members of a group move it.
  public var spans: [Span] = []
  /// Those of its notes that say when a face of a transition comes on edge.
  public var faceNotes: [String] = []
  private let evaluate: @Sendable (Double) -> MotionPoint

  /// A span is a stretch of time in seconds.
  public struct Span: Hashable, Sendable {
    /// When it begins.
    public var start: Double
    /// How long it lasts; nil where it has no end.
    public var length: Double?

    /// Makes a span.
    public init(start: Double, length: Double?) {
      self.start = start
      self.length = length
    }
  }

  init(
    target: String? = nil, property: String, notes: [String] = [], isStepped: Bool = false,
    keys: [Double] = [], evaluate: @escaping @Sendable (Double) -> MotionPoint
  ) {
    self.target = target
    self.property = property
    self.notes = notes
    self.isStepped = isStepped
    self.keys = keys
    self.evaluate = evaluate
  }

  /// Returns the value and velocity at a moment.
  ///
  /// - Parameter time: seconds from the beginning, or the input fraction of a curve.
  public func point(at time: Double) -> MotionPoint { evaluate(time) }

  /// The track's name: its property, after its target and a full stop where it has one.
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
    return track
  }
}
