import Motion

/// A preset name is one to eight segments joined by `/`, such as `curve/material/standard`.
public struct PresetName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as text.
  public let text: String

  /// The longest name, in characters.
  public static let maximumLength = 128
  /// The most segments a name may have.
  public static let maximumSegments = 8

  /// Makes a name of a text; nil where the text is not a legal name.
  public init?(_ text: String) {
    guard Self.problem(in: text) == nil else { return nil }
    self.text = text
  }

  /// The name as a reference to the preset that has it.
  public var reference: Reference { Reference(text) }

  /// The text.
  public var description: String { text }

  /// Orders names by their bytes.
  public static func < (a: PresetName, b: PresetName) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// Returns what keeps a text from being a name, or nil where nothing does.
  public static func problem(in text: String) -> String? {
    if text.isEmpty { return "a name is not empty" }
    var length = 0
    var segments = 1
    var previous = UInt8(ascii: "/")
    for byte in text.utf8 {
      length += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if length == 1 { return "a name begins with a letter" }
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        if previous == UInt8(ascii: "/") || previous == UInt8(ascii: "-") {
          return "the parts of a name begin and end with a letter or digit"
        }
        if byte == UInt8(ascii: "/") { segments += 1 }
      default: return "a name holds only a–z, 0–9, '-' and '/'"
      }
      previous = byte
    }
    if previous == UInt8(ascii: "/") || previous == UInt8(ascii: "-") {
      return "the parts of a name begin and end with a letter or digit"
    }
    if length > maximumLength { return "a name has at most \(maximumLength) characters" }
    if segments > maximumSegments { return "a name has at most \(maximumSegments) parts" }
    return nil
  }
}
