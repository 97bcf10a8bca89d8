import Diagnostics
import Motion
import Presets
import Storage

/// A sameness is what a new preset has in common with one that is there.
struct Sameness {
  /// The preset that is there.
  var name: String
  /// Whether they also take the same time.
  var isWhole: Bool
}

extension Catalog {
  /// Returns the preset that moves as a new one does, or has the shape of it; nil if none does.
  ///
  /// Curves and springs are compared; other kinds, and what refers to other presets, are not.
  ///
  /// - Parameter others: Presets that are not looked at.
  func sameness(
    of motion: Motion, besides others: Set<String> = []
  ) throws(CatalogError) -> Sameness? {
    guard let figures = MotionFigures(of: motion), let sketch = PresetFacts(of: motion).sketch
    else { return nil }
    var alike: Sameness?
    var limit = 16
    while true {
      var query = SearchQuery()
      query.kinds = [motion.kind]
      query.likeness = sketch
      query.limit = limit
      // The names alone: a search for more would begin a transaction, and one is open.
      let names = try store.searchNames(query)
      var isNear = true
      for name in names {
        let record = try record(named: name)
        isNear = record.facts.sketch.map { $0.distance(to: sketch) <= Self.nearness } ?? false
        if !isNear { break }
        if others.contains(name) { continue }
        let preset = try self.preset(of: record)
        // A use of another preset is that preset, whatever its parameters are.
        guard let other = MotionFigures(of: preset.motion), other.hasShape(of: figures) else {
          continue
        }
        if other.hasTime(of: figures) { return Sameness(name: name, isWhole: true) }
        if alike == nil, other.hasOtherDuration(than: figures) {
          alike = Sameness(name: name, isWhole: false)
        }
      }
      if !isNear || names.count < limit || limit >= Self.most { return alike }
      limit *= 16
    }
  }

  /// How far apart the shapes of equal motions may be, since single floats are stored.
  private static let nearness = 1e-4
  /// After this many presets of one shape no further one is looked at.
  private static let most = 4096
}

/// The figures of a motion are what it is computed from, whatever it was given by.
private struct MotionFigures {
  /// The values that determine the shape, and for a spring also the time.
  private var shape: [Double]
  private let steps: Curve.Shape?
  /// The duration, if one is given apart from the shape.
  private let duration: Double?
  private let delay: Double
  private let isSpring: Bool

  init?(of motion: Motion) {
    switch motion {
    case .curve(let curve):
      isSpring = false
      guard curve.duration.map({ $0.seconds != nil }) ?? true,
        curve.delay.map({ $0.seconds != nil }) ?? true
      else { return nil }
      duration = curve.duration?.seconds
      delay = curve.delay?.seconds ?? 0
      switch curve.shape {
      case .use: return nil
      case .named(let name):
        let (x1, y1, x2, y2) = name.controlPoints
        (shape, steps) = ([x1, y1, x2, y2], nil)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        // Control points on the diagonal make a straight line, wherever they are.
        (shape, steps) = (x1 == y1 && x2 == y2 ? [0, 0, 1, 1] : [x1, y1, x2, y2], nil)
      case .linear(let stops):
        let isLine = stops == [.init(input: 0, output: 0), .init(input: 1, output: 1)]
        (shape, steps) = (isLine ? [0, 0, 1, 1] : stops.flatMap { [$0.input, $0.output] }, nil)
        if !isLine { shape.insert(-1, at: 0) }
      case .steps, .path: (shape, steps) = ([], curve.shape)
      }
    case .spring(let spring):
      isSpring = true
      if case .measure? = spring.initialVelocity { return nil }
      if spring.verticalVelocity != nil, spring.verticalVelocity != spring.initialVelocity {
        return nil
      }
      guard spring.delay.map({ $0.seconds != nil }) ?? true,
        let physical = try? SpringEvaluator(spring).spring
      else { return nil }
      let ratio = physical.isClamped ? 1 : physical.dampingRatio
      shape = [physical.naturalFrequency, ratio, physical.initialVelocity]
      (steps, duration, delay) = (nil, nil, spring.delay?.seconds ?? 0)
    case .duration, .keyframes, .transition, .animator, .group: return nil
    }
  }

  func hasShape(of other: MotionFigures) -> Bool {
    isSpring == other.isSpring && steps == other.steps && shape.count == other.shape.count
      && zip(shape, other.shape).allSatisfy(Self.isNear)
  }

  func hasTime(of other: MotionFigures) -> Bool {
    guard (duration == nil) == (other.duration == nil) else { return false }
    return Self.isNear(duration ?? 0, other.duration ?? 0) && Self.isNear(delay, other.delay)
  }

  /// Whether both say how long they take, and differ in it.
  func hasOtherDuration(than other: MotionFigures) -> Bool {
    guard let duration, let theirs = other.duration else { return false }
    return !Self.isNear(duration, theirs)
  }

  /// Whether two numbers are one but for rounding.
  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
  }
}
