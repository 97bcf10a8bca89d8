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
    guard let type = Self.known[property] else { return nil }
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
  public static var properties: some Collection<String> { known.keys }

  private static let known: [String: PropertyType] = [
    "alpha": .number, "anchorPoint": .point, "anchorPointZ": .number, "backgroundColor": .color,
    "borderColor": .color, "borderWidth": .number, "bounds": .rect, "bounds.origin": .point,
    "bounds.size": .point, "bounds.size.height": .number, "bounds.size.width": .number,
    "center": .point, "contentsRect": .rect, "cornerRadius": .number, "effect": .string,
    "fillColor": .color, "frame": .rect, "hidden": .boolean, "isHidden": .boolean,
    "lineWidth": .number, "masksToBounds": .boolean, "opacity": .number, "position": .point,
    "position.x": .number, "position.y": .number, "shadowColor": .color, "shadowOffset": .point,
    "shadowOpacity": .number, "shadowRadius": .number, "strokeColor": .color,
    "strokeEnd": .number, "strokeStart": .number, "sublayerTransform.m34": .number,
    "transform.rotation": .number, "transform.rotation.x": .number,
    "transform.rotation.y": .number, "transform.rotation.z": .number,
    "transform.scale": .number, "transform.scale.x": .number, "transform.scale.y": .number,
    "transform.scale.z": .number, "transform.translation": .vector,
    "transform.translation.x": .number, "transform.translation.y": .number,
    "transform.translation.z": .number, "zPosition": .number,
  ]
}
