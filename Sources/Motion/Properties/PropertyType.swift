/// A property type says what values a well-known property takes.
///
/// Names are Core Animation's key paths, and UIKit's if a view has a name of its own.
public enum PropertyType: String, CaseIterable, Hashable, Sendable {
  case number = "a number"
  case point = "a point [x, y]"
  case vector = "a vector [x, y] or [x, y, z]"
  case rect = "a rectangle [x, y, width, height]"
  case color = "a color \"#RRGGBB\""
  case boolean = "true or false"
  case string = "a string"

  /// The type of a well-known property, or nil for any other name, which is allowed too.
  public init?(property: String) {
    guard let type = Property.type(of: property) else { return nil }
    self = type
  }

  /// Whether a value is of this type; measures and the current value fit every one of numbers.
  public func accepts(_ value: PropertyValue) -> Bool {
    switch (self, value) {
    case (_, .current): true
    case (.number, .quantity), (.color, .color), (.boolean, .boolean), (.string, .string): true
    case (.point, .vector(let parts)): parts.count == 2
    case (.vector, .vector(let parts)): parts.count == 2 || parts.count == 3
    case (.rect, .vector(let parts)): parts.count == 4
    case (.point, .quantity(.measure)), (.vector, .quantity(.measure)): true
    case (.rect, .quantity(.measure)): true
    default: false
    }
  }

  /// The names of the well-known properties.
  public static var properties: some Collection<String> { Property.all.lazy.map(\.path) }
}
