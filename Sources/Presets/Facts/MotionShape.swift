/// A motion shape is what is measured of a progress over its time, so that it can be named.
///
/// Progress is 0 at the start and 1 at the goal; times are shares of the whole.
struct MotionShape: Hashable, Sendable {
  /// The shape in samples; nil where it has no end.
  var sketch: Sketch?
  /// How far it goes beyond the goal at most; nil for a way there and back, which has no goal.
  var overshoot: Double?
  /// How far it goes back beyond its start at most.
  var undershoot = 0.0
  /// The largest fall from a height it had reached, as when it bounces.
  var fall = 0.0
  /// How far it swings to the other side of its goal, or of its start, before it settles.
  var swing = 0.0
  /// When 10 % of the way is first done; measured only where it is hesitant.
  var tenth: Double?
  /// When 90 % of the way is first done.
  var ninety: Double?
  /// Whether it changes in jumps.
  var isStepped = false

  /// Whether it arrives in the later part of its time.
  var isHesitant: Bool { ninety.map { $0 > Self.early } ?? false }

  /// Until when 90 % of the way is done by what is quick to arrive, as a share of the time.
  static let early = 0.55

  /// Whether it keeps to the straight line.
  var isLinear: Bool {
    guard let sketch, !isStepped else { return false }
    return sketch.samples.indices.allSatisfy {
      abs(Double(sketch.samples[$0]) - Sketch.share(of: $0)) <= Self.straightness
    }
  }

  /// How far a line may leave the straight one: what the eye does not see over a hundred points.
  static let straightness = 0.02

  /// Measures how values turn on their way; falls before the first rise are anticipation instead.
  mutating func measureTurns<Values: Sequence<Double>>(of values: Values) {
    var height = 0.0
    for value in values {
      height = max(height, value)
      guard height > Self.risen else { continue }
      fall = max(fall, height - value)
      if height > 1, value < 1 { swing = max(swing, min(height - 1, 1 - value)) }
      if value < 0 { swing = max(swing, min(height, -value)) }
    }
  }

  /// How far it must have risen before going down is a fall: 1 % of the way.
  private static let risen = 0.01

  /// The shape without what is not finite.
  var finite: MotionShape {
    var shape = self
    shape.overshoot = overshoot.flatMap { $0.isFinite ? $0 : nil }
    shape.tenth = tenth.flatMap { $0.isFinite ? $0 : nil }
    shape.ninety = ninety.flatMap { $0.isFinite ? $0 : nil }
    return shape
  }
}
