extension AnimatedValue {
  /// Resolves an authored value.
  ///
  /// - Parameters:
  ///   - value: The value as it was authored.
  ///   - current: What the property has now, which ``PropertyValue/current`` stands for.
  ///   - lengths: The lengths that measures depend on, in points, by their names.
  /// - Throws: ``KeyframeError/measure(_:)`` where a measure cannot be evaluated.
  public init(
    _ value: PropertyValue, current: AnimatedValue, lengths: [String: Double]
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
    case .string(let value): self = .string(value)
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

  /// What a layer has for a property when nothing was set: Core Animation's default, or zero.
  ///
  /// It stands in for a starting value that nothing tells; whoever uses it says so.
  ///
  /// - Parameters:
  ///   - property: The key path.
  ///   - example: A value of the shape that is wanted, for properties that are not well known.
  public static func identity(of property: String, like example: AnimatedValue) -> AnimatedValue {
    if let known = identities[property], known.hasShape(of: example) { return known }
    switch example {
    case .number: return .number(property.contains("scale") ? 1 : 0)
    case .vector(let parts): return .vector(parts.map { _ in 0 })
    case .color: return .color(red: 0, green: 0, blue: 0, alpha: 0)
    case .boolean: return .boolean(false)
    case .string: return .string("none")
    }
  }

  private static let black = AnimatedValue.color(red: 0, green: 0, blue: 0, alpha: 1)

  private static let identities: [String: AnimatedValue] = [
    "alpha": .number(1), "opacity": .number(1), "anchorPoint": .vector([0.5, 0.5]),
    "borderColor": black, "contentsRect": .vector([0, 0, 1, 1]), "fillColor": black,
    "lineWidth": .number(1), "shadowColor": black, "shadowOffset": .vector([0, -3]),
    "shadowRadius": .number(3), "strokeEnd": .number(1),
  ]
}
