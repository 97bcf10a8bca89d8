/// An animated value is what a property has at a moment: resolved, without measures.
public enum AnimatedValue: Hashable, Sendable {
  /// A number in the property's own unit: points, degrees or none.
  case number(Double)
  /// A vector of two to four numbers: point, size, vector or rectangle.
  case vector([Double])
  /// A colour by its sRGB components and opacity, each 0…1 and unrounded.
  case color(red: Double, green: Double, blue: Double, alpha: Double)
  /// A switch; it changes in discrete steps.
  case boolean(Bool)
  /// Something named; it changes in discrete steps.
  case string(String)

  /// Whether the value can lie between two others.
  public var isContinuous: Bool { components != nil }

  /// The value as up to four numbers, the rest being 0; nil where it is discrete.
  var components: SIMD4<Double>? {
    switch self {
    case .number(let value): SIMD4(value, 0, 0, 0)
    case .vector(let parts):
      SIMD4(
        parts.first ?? 0, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0,
        parts.count > 3 ? parts[3] : 0)
    case .color(let red, let green, let blue, let alpha): SIMD4(red, green, blue, alpha)
    case .boolean, .string: nil
    }
  }

  /// A value of the same shape with other components; itself where it is discrete.
  func with(_ components: SIMD4<Double>) -> AnimatedValue {
    switch self {
    case .number: .number(components[0])
    case .vector(let parts): .vector((0..<min(parts.count, 4)).map { components[$0] })
    case .color:
      .color(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .boolean, .string: self
    }
  }

  /// Whether two values have the same number and meaning of components.
  public func hasShape(of other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.color, .color), (.boolean, .boolean), (.string, .string): true
    case (.vector(let parts), .vector(let others)): parts.count == others.count
    default: false
    }
  }

  /// The value with another one added, component by component; itself where either is discrete.
  public func adding(_ other: AnimatedValue) -> AnimatedValue {
    guard hasShape(of: other), let mine = components, let its = other.components else {
      return self
    }
    return with(mine + its)
  }

  /// The value a fraction of the way to another one; discrete values hold until the fraction is 1.
  ///
  /// Colours are interpolated in their sRGB components, as Core Animation does it.
  public func interpolated(to other: AnimatedValue, _ fraction: Double) -> AnimatedValue {
    if fraction == 1 { return other }
    guard hasShape(of: other), let start = components, let end = other.components else {
      return fraction < 1 ? self : other
    }
    return with(start + (end - start) * fraction)
  }
}

extension SIMD4<Double> {
  /// The Euclidean length.
  var length: Double { (self * self).sum().squareRoot() }
}
