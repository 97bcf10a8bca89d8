/// An animated value is what a property has at an instant: resolved, without measures.
public enum AnimatedValue: Hashable, Sendable {
  /// A number in the property's own unit: points, degrees or none.
  case number(Double)
  /// A vector of two to four numbers: point, size, vector or rectangle.
  case vector([Double])
  /// A color by its sRGB components and opacity, each 0…1 and unrounded.
  case color(red: Double, green: Double, blue: Double, alpha: Double)
  /// A switch; it changes in discrete steps.
  case boolean(Bool)
  /// Something named; it changes in discrete steps.
  case string(String)
  /// A text of CSS.
  case css(CSSValue)

  /// Whether the value can lie between two others.
  public var isContinuous: Bool {
    switch self {
    case .number, .vector, .color, .css: true
    case .boolean, .string: false
    }
  }

  /// The value as up to four numbers, the rest being 0; nil if it isn't made of them.
  package var components: SIMD4<Double>? {
    switch self {
    case .number(let value): SIMD4(value, 0, 0, 0)
    case .vector(let parts):
      SIMD4(
        parts.first ?? 0, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0,
        parts.count > 3 ? parts[3] : 0)
    case .color(let red, let green, let blue, let alpha): SIMD4(red, green, blue, alpha)
    case .boolean, .string, .css: nil
    }
  }

  /// A value of the same shape with other components; itself if it isn't made of them.
  func with(_ components: SIMD4<Double>) -> AnimatedValue {
    switch self {
    case .number: .number(components[0])
    case .vector(let parts): .vector((0..<min(parts.count, 4)).map { components[$0] })
    case .color:
      .color(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .boolean, .string, .css: self
    }
  }

  /// Whether two values have the same number and meaning of components.
  public func hasShape(of other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.color, .color), (.boolean, .boolean), (.string, .string),
      (.css, .css):
      true
    case (.vector(let parts), .vector(let others)): parts.count == others.count
    default: false
    }
  }

  /// The value with another one added, component by component; itself if either isn't made of them.
  public func adding(_ other: AnimatedValue) -> AnimatedValue {
    guard hasShape(of: other), let mine = components, let its = other.components else {
      return self
    }
    return with(mine + its)
  }

  /// The value a fraction of the distance to another one; discrete values hold until the fraction is 1.
  ///
  /// Colors are interpolated in their sRGB components, as Core Animation does it.
  public func interpolated(to other: AnimatedValue, _ fraction: Double) -> AnimatedValue {
    if fraction == 1 { return other }
    if case .css(let value) = self, case .css(let other) = other {
      return .css(value.interpolated(to: other, fraction))
    }
    guard hasShape(of: other), let start = components, let end = other.components else {
      return fraction < 1 ? self : other
    }
    return with(start + (end - start) * fraction)
  }

  /// Resolves an authored value.
  ///
  /// - Parameters:
  ///   - value: The value as it was authored.
  ///   - current: What the property has now, which ``PropertyValue/current`` means.
  ///   - property: The property that it is of, which says whether a text is one of CSS.
  ///   - lengths: The lengths that measures depend on, in points, by their names.
  /// - Throws: ``KeyframeError/measure(_:)`` if a measure cannot be evaluated.
  public init(
    _ value: PropertyValue, current: AnimatedValue, of property: String,
    lengths: [String: Double]
  ) throws(KeyframeError) {
    switch value {
    case .quantity(let quantity):
      self = .number(try Self.number(quantity, lengths))
    case .vector(let quantities):
      var parts: [Double] = []
      for quantity in quantities { parts.append(try Self.number(quantity, lengths)) }
      self = .vector(parts)
    case .color(let color):
      self = .color(
        red: Double(color.red) / 255, green: Double(color.green) / 255,
        blue: Double(color.blue) / 255, alpha: Double(color.alpha ?? 255) / 255)
    case .boolean(let value): self = .boolean(value)
    case .string(let text):
      self =
        CSSPropertyName.interpolates(property)
        ? .css(CSSValue(text, of: property)) : .string(text)
    case .current: self = current
    }
  }

  private static func number(
    _ quantity: Quantity, _ lengths: [String: Double]
  ) throws(KeyframeError) -> Double {
    switch quantity {
    case .number(let number): return number
    case .measure(let measure):
      do { return try measure.evaluate(lengths) } catch { throw .measure(error) }
    }
  }

  /// The default value of a layer's property: Core Animation's default, or zero.
  ///
  /// It replaces an unknown start value; a note must say so where it's used.
  ///
  /// - Parameters:
  ///   - property: The key path.
  ///   - example: A value of the shape that is wanted, for properties that are not well known.
  public static func identity(of property: String, like example: AnimatedValue) -> AnimatedValue {
    if let known = Property(property)?.rest, known.hasShape(of: example) { return known }
    switch example {
    case .number: return .number(property.contains("scale") ? 1 : 0)
    case .vector(let parts): return .vector(parts.map { _ in 0 })
    case .color: return .color(red: 0, green: 0, blue: 0, alpha: 0)
    case .boolean: return .boolean(false)
    case .string: return .string("none")
    case .css: return .css(CSSValue(initialTexts[property] ?? "initial", of: property))
    }
  }

  private static let initialTexts = [
    "backdrop-filter": "none", "background-position": "0 0", "box-shadow": "none",
    "clip-path": "none", "display": "inline", "filter": "none", "mask-position": "0 0",
    "object-position": "50% 50%", "perspective-origin": "50% 50%", "text-shadow": "none",
    "transform": "none", "transform-origin": "50% 50%", "visibility": "visible",
  ]

  /// The value that several animations of one property make together.
  ///
  /// UIKit's animations are relative: the last to start wins, and what earlier ones have not done
  /// yet is still added: to_n + Σ (from_i - to_i)(1 - position_i).
  ///
  /// - Parameter animations: In the order in which they started, each from the end of the one
  ///   before it; at least one.
  /// - Returns: nil if there is none; the last one's value if they cannot be added.
  public static func blended(
    _ animations: [(from: AnimatedValue, to: AnimatedValue, position: Double)]
  ) -> AnimatedValue? {
    guard let last = animations.last else { return nil }
    guard var sum = last.to.components else {
      return last.from.interpolated(to: last.to, last.position)
    }
    for animation in animations where animation.from.hasShape(of: last.to) {
      guard let from = animation.from.components, let to = animation.to.components else { continue }
      sum += (from - to) * (1 - animation.position)
    }
    return last.to.with(sum)
  }
}

extension SIMD4<Double> {
  /// The Euclidean length.
  var length: Double { (self * self).sum().squareRoot() }
}
