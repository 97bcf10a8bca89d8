import Motion

/// A Swift layer value is a property of a layer and its values as Core Animation takes them.
struct SwiftLayerProperty {
  /// The key path.
  let keyPath: String
  /// Whether values are angles, which presets have in degrees and layers in radians.
  let isAngle: Bool
  /// Notes for developers.
  let note: String?

  /// Finds the property of a layer.
  init(_ property: String) throws(Unsupported) {
    switch property {
    case "alpha": keyPath = "opacity"
    case "center": keyPath = "position"
    case "isHidden": keyPath = "hidden"
    case "frame":
      throw Unsupported("Core Animation can't animate a frame; animate position and bounds")
    case "effect": throw Unsupported("only views have an effect")
    case _ where property.hasPrefix("constraint."): throw Unsupported("only views have constraints")
    default: keyPath = property
    }
    isAngle = property.hasPrefix("transform.rotation")
    note =
      PropertyType(property: property) == nil
      ? "\(property) isn't a CALayer property that Curvet knows" : nil
  }

  /// Returns a value as an expression; it can be used as any object.
  func text(
    _ value: PropertyValue, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    switch value {
    case .quantity(let angle) where isAngle: return try arguments.angle(angle, type: "Double")
    case .quantity(let quantity): return try arguments.text(quantity)
    case .vector(let parts): return try vector(parts, &arguments)
    case .color(let color): return SwiftColor.core(color)
    case .boolean(let flag): return flag ? "true" : "false"
    case .string: throw Unsupported("\(keyPath) can't have a string as value in Core Animation")
    case .current: return "current"
    }
  }

  private func vector(
    _ parts: [Quantity], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let texts = try arguments.texts(parts)
    let isSize =
      keyPath == "transform.translation" || keyPath.hasSuffix("size") || keyPath == "shadowOffset"
    // Of a size only width and height count.
    guard
      let text = SwiftViewChange.geometry(isSize ? Array(texts.prefix(2)) : texts, isSize: isSize)
    else { throw Unsupported("\(keyPath) can't be \(texts.count) numbers in Core Animation") }
    return text
  }
}

/// A Swift angle is an angle in radians.
enum SwiftAngle {
  /// Returns degrees as radians, as one would write them: `.pi / 2`.
  static func text(_ degrees: Double, type: String = "") -> String {
    let sign = degrees < 0 ? "-" : ""
    let pi = "\(type).pi"
    switch abs(degrees) {
    case 0: return "0"
    case 180: return sign + pi
    case let size where size.truncatingRemainder(dividingBy: 180) == 0:
      return "\(CodeText.number(degrees / 180)) * \(pi)"
    case let size where (180 / size).rounded() == 180 / size:
      return "\(sign)\(pi) / \(CodeText.number(180 / size))"
    default: return "\(CodeText.number(degrees)) * \(pi) / 180"
    }
  }
}

/// A Swift color is a color in sRGB.
enum SwiftColor {
  /// Returns a color as CGColor.
  static func core(_ color: RGBA) -> String {
    let parts = components(color)
    return "CGColor(srgbRed: \(parts[0]), green: \(parts[1]), "
      + "blue: \(parts[2]), alpha: \(parts[3]))"
  }

  /// Returns a color as UIColor.
  static func view(_ color: RGBA) -> String {
    let parts = components(color)
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }

  private static func components(_ color: RGBA) -> [String] {
    [color.red, color.green, color.blue, color.alpha ?? 255].map { byte in
      byte == 255 ? "1" : byte == 0 ? "0" : "\(byte) / 255"
    }
  }
}
