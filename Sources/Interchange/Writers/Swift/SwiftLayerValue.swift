import Motion

/// A Swift layer value is a property of a layer and its values as Core Animation takes them.
struct SwiftLayerProperty {
  /// The key path.
  let keyPath: String
  /// Whether values are angles, which presets have in degrees and layers in radians.
  let isAngle: Bool
  /// What is to be heeded.
  let note: String?

  /// Finds the property of a layer.
  init(_ property: String) throws(Unsupported) {
    switch property {
    case "alpha": keyPath = "opacity"
    case "center": keyPath = "position"
    case "isHidden": keyPath = "hidden"
    case "frame":
      throw Unsupported("Core Animation cannot animate a frame: animate position and bounds")
    case "effect": throw Unsupported("only views have an effect")
    case _ where property.hasPrefix("constraint."): throw Unsupported("only views have constraints")
    default: keyPath = property
    }
    isAngle = property.hasPrefix("transform.rotation")
    let isKnown = PropertyType(property: property) != nil
    note = isKnown ? nil : "\(property) is no property of CALayer that Curvet knows"
  }

  /// Returns a value as an expression; it stands where any object may.
  func text(
    _ value: PropertyValue, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    switch value {
    case .quantity(.number(let number)):
      return isAngle ? SwiftAngle.text(number, type: "Double") : CodeText.number(number)
    case .quantity(let quantity):
      let text = try arguments.text(quantity)
      return isAngle ? "(\(text)) * .pi / 180" : text
    case .vector(let parts): return try vector(parts, &arguments)
    case .color(let color): return SwiftColor.core(color)
    case .boolean(let flag): return flag ? "true" : "false"
    case .string: throw Unsupported("\(keyPath) takes no names in Core Animation")
    case .current: return "current"
    }
  }

  private func vector(
    _ parts: [Quantity], _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    var texts: [String] = []
    for part in parts { texts.append(try arguments.text(part)) }
    if keyPath == "transform.translation" || keyPath.hasSuffix("size") || keyPath == "shadowOffset"
    {
      return "CGSize(width: \(texts[0]), height: \(texts[1]))"
    }
    switch texts.count {
    case 2: return "CGPoint(x: \(texts[0]), y: \(texts[1]))"
    case 4:
      return "CGRect(x: \(texts[0]), y: \(texts[1]), width: \(texts[2]), height: \(texts[3]))"
    default: throw Unsupported("\(keyPath) takes no vector of \(texts.count) in Core Animation")
    }
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

/// A Swift colour is a colour in sRGB.
enum SwiftColor {
  /// Returns a colour as CGColor.
  static func core(_ color: RGBA) -> String {
    let parts = components(color)
    return "CGColor(srgbRed: \(parts[0]), green: \(parts[1]), "
      + "blue: \(parts[2]), alpha: \(parts[3]))"
  }

  /// Returns a colour as UIColor.
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
