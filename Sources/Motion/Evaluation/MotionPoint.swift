/// A motion point is what one property has at a moment.
public struct MotionPoint: Hashable, Sendable {
  /// The value; nil where nothing applies, so that the model's own value shows.
  public var value: AnimatedValue?
  /// How fast it changes, per second or per fraction of the time; nil where it changes in steps.
  public var velocity: AnimatedValue?
  /// What is added for every measure whose value is not known, each times the measure.
  public var terms: [Term] = []

  /// Makes a point.
  public init(value: AnimatedValue?, velocity: AnimatedValue?) {
    self.value = value
    self.velocity = velocity
  }

  /// A term is the part of a value that an unknown measure has.
  public struct Term: Hashable, Sendable {
    /// The measure.
    public var measure: Measure
    /// What one unit of it adds to the value, and to the velocity.
    public var value, velocity: AnimatedValue?

    /// Makes a term.
    public init(measure: Measure, value: AnimatedValue?, velocity: AnimatedValue?) {
      self.measure = measure
      self.value = value
      self.velocity = velocity
    }
  }

  /// The point where nothing applies.
  static let none = MotionPoint(value: nil, velocity: nil)

  /// The point with its velocity by another time.
  func scaled(by rate: Double) -> MotionPoint {
    var point = self
    point.velocity = velocity?.multiplied(by: rate)
    return point
  }
}

extension AnimatedValue {
  /// The value with every component times a factor; itself where it is discrete.
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
