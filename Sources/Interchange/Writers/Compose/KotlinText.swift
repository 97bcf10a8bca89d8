import Motion

/// Kotlin text spells values as Kotlin does.
enum KotlinText {
  /// Returns a number as the shortest `Float`.
  ///
  /// - Throws: ``Unsupported`` where a `Float` cannot hold it.
  static func float(_ value: Double) throws(Unsupported) -> String {
    let float = Float(value)
    guard float.isFinite else {
      throw Unsupported(.size, "\(value) is more than Kotlin's Float holds")
    }
    guard float != 0 || value == 0 else {
      throw Unsupported(.size, "\(value) is less than Kotlin's Float tells from 0")
    }
    let text = "\(float == 0 ? 0 : float)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "f"
  }

  /// Returns numbers as an argument list.
  static func floats(_ values: [Double]) throws(Unsupported) -> String {
    var texts: [String] = []
    for value in values { texts.append(try float(value)) }
    return texts.joined(separator: ", ")
  }

  /// Returns a colour as Compose has it.
  static func color(_ color: RGBA) -> String {
    let bytes = [color.alpha ?? 255, color.red, color.green, color.blue]
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "Color(0x\(digits.joined()))"
  }
}

extension IdentifierStyle {
  /// Kotlin's properties and functions.
  ///
  /// Its hard keywords stand in backticks; what Compose declares, and this calls, gets an underscore.
  static let kotlin = IdentifierStyle(
    .camel, reserved: kotlinKeywords.union(composeNames)
  ) { kotlinKeywords.contains($0) ? "`\($0)`" : $0 + "_" }

  private static let kotlinKeywords: Set = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]
  private static let composeNames: Set = [
    "spring", "tween", "keyframes", "repeatable", "infiniteRepeatable", "floor", "minOf",
  ]
}
