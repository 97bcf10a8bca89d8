/// A property value is what an animated property is set to.
public enum PropertyValue: Hashable, Sendable {
  /// A number, in points, degrees or without a unit, as the property has it.
  case quantity(Quantity)
  /// A point or size [x, y], a vector [x, y, z] or a rectangle [x, y, width, height].
  case vector([Quantity])
  /// A color in sRGB.
  case color(RGBA)
  /// A switch; it changes in discrete steps.
  case boolean(Bool)
  /// Something named, such as an effect; it changes in discrete steps.
  case string(String)
  /// The value that the property has when the animation begins.
  case current
}

/// A color in sRGB with eight bits per component.
public struct RGBA: Hashable, Sendable {
  /// Red, green and blue, 0…255.
  public var red, green, blue: UInt8
  /// Opacity, 0…255; nil if it was not given, which means opaque.
  public var alpha: UInt8?

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil if the text is neither.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 7 || digits.count == 9, digits[0] == UInt8(ascii: "#"),
      digits.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgb = digits.count == 9 ? number >> 8 : number
    red = UInt8(rgb >> 16 & 255)
    green = UInt8(rgb >> 8 & 255)
    blue = UInt8(rgb & 255)
    alpha = digits.count == 9 ? UInt8(number & 255) : nil
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` if an opacity was given.
  public var text: String {
    "#" + ([red, green, blue] + (alpha.map { [$0] } ?? [])).map(Self.hex).joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

/// A quantity is a number, or a measure that only the app can evaluate.
public enum Quantity: Hashable, Sendable {
  case number(Double)
  case measure(Measure)
}
