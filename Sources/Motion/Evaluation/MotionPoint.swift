/// A motion point is what one property has at an instant.
public struct MotionPoint: Hashable, Sendable {
  /// The value; nil if nothing applies, so that the model's own value shows.
  public var value: AnimatedValue?
  /// How fast it changes, per second or per fraction of the time; nil if it changes in steps.
  public var velocity: AnimatedValue?
  /// A term for every measure whose value is not known; each is added times the measure.
  public var terms: [Term] = []

  /// Makes a point.
  public init(value: AnimatedValue?, velocity: AnimatedValue?) {
    (self.value, self.velocity) = (value, velocity)
  }

  /// A term is the part of a value that an unknown measure has.
  public struct Term: Hashable, Sendable {
    /// The measure.
    public var measure: Measure
    /// The amounts that one unit of it adds to the value, and to the velocity.
    public var value, velocity: AnimatedValue?

    /// Makes a term.
    public init(measure: Measure, value: AnimatedValue?, velocity: AnimatedValue?) {
      (self.measure, self.value, self.velocity) = (measure, value, velocity)
    }
  }

  /// Makes the point of a state whose parameters are measures, by their texts.
  init(_ state: TimelineState, _ measures: [Measure]) {
    (value, velocity) = (state.value.known, state.velocity?.known)
    let (plus, change) = (state.value.plus, state.velocity?.plus ?? [:])
    guard !(plus.isEmpty && change.isEmpty) else { return }
    terms = measures.compactMap { measure in
      let (own, pace) = (plus[measure.text], change[measure.text])
      guard own != nil || pace != nil else { return nil }
      let value = state.value.known
      return Term(
        measure: measure, value: value.with(own ?? .zero),
        velocity: state.velocity == nil ? nil : value.with(pace ?? .zero))
    }
  }
}

extension AnimatedValue {
  /// The value with every component times a factor; itself if it is discrete.
  func multiplied(by factor: Double) -> AnimatedValue {
    components.map { with($0 * factor) } ?? self
  }

  /// The difference from this value to another; nil unless both are numbers or vectors of a shape.
  func difference(to other: AnimatedValue?) -> AnimatedValue? {
    guard let other, hasShape(of: other), let mine = components, let its = other.components else {
      return nil
    }
    return with(its - mine)
  }
}
