import Motion

/// A preset name is one to eight segments joined by `/`, such as `curve/material/standard`.
public struct PresetName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as text.
  public let text: String

  /// The longest name, in characters.
  public static let maximumLength = 128
  /// The most segments a name may have.
  public static let maximumSegments = 8

  /// Makes a name of a text; nil if the text is not a legal name.
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

  /// Returns what keeps a text from being a name, or nil if nothing does.
  public static func problem(in text: String) -> String? {
    if text.isEmpty { return "a name can't be empty" }
    var length = 0
    var segments = 1
    var previous = UInt8(ascii: "/")
    for byte in text.utf8 {
      length += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if length == 1 { return "a name must start with a letter" }
      case UInt8(ascii: "-"), UInt8(ascii: "/"):
        if previous == UInt8(ascii: "/") || previous == UInt8(ascii: "-") {
          return "each part of a name must start and end with a letter or digit"
        }
        if byte == UInt8(ascii: "/") { segments += 1 }
      default: return "a name can contain only a–z, 0–9, '-', and '/'"
      }
      previous = byte
    }
    if previous == UInt8(ascii: "/") || previous == UInt8(ascii: "-") {
      return "each part of a name must start and end with a letter or digit"
    }
    if length > maximumLength { return "a name can have at most \(maximumLength) characters" }
    if segments > maximumSegments { return "a name can have at most \(maximumSegments) parts" }
    return nil
  }
}

extension PresetName {
  /// Returns the legal name nearest to the parts of a foreign name, or nil if nothing is left.
  ///
  /// `easeInOut` becomes `ease-in-out`; what is not a letter or digit becomes `-`; letters of other
  /// scripts are spelled by their code points. More than eight parts are joined; a name that would
  /// begin with a digit begins with `prefix`, and one that would be too long is cut.
  public static func legal(parts: [String], prefix: String) -> PresetName? {
    var segments = parts.map(legalSegment).filter { !$0.isEmpty }
    guard let first = segments.first?.utf8.first else { return nil }
    if !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { segments.insert(prefix, at: 0) }
    if segments.count > maximumSegments {
      let rest = segments[(maximumSegments - 1)...].joined(separator: "-")
      segments = Array(segments.prefix(maximumSegments - 1)) + [rest]
    }
    let marks: Set<Character> = ["-", "/"]
    var name = segments.joined(separator: "/").prefix(maximumLength)
    while let last = name.last, marks.contains(last) { name.removeLast() }
    return PresetName(String(name))
  }

  private static func legalSegment(_ text: String) -> String {
    var words: [String] = []
    var word = ""
    var previous: Unicode.Scalar = " "
    func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    let scalars = Array(text.unicodeScalars)
    // What comes after that many letters and digits is cut off in any case.
    var kept = 0
    for (index, scalar) in scalars.enumerated() where kept <= maximumLength {
      let isUpper = ("A"..."Z").contains(scalar)
      if isUpper {
        let nextIsLower = index + 1 < scalars.count && isLower(scalars[index + 1])
        let previousIsUpper = ("A"..."Z").contains(previous)
        if isLower(previous) || isDigit(previous) || (previousIsUpper && nextIsLower) {
          words.append(word)
          word = ""
        }
        word.unicodeScalars.append(contentsOf: String(scalar).lowercased().unicodeScalars)
        kept += 1
      } else if isLower(scalar) || isDigit(scalar) {
        word.unicodeScalars.append(scalar)
        kept += 1
      } else if scalar.value < 0x80 || !scalar.properties.isAlphabetic {
        words.append(word)
        word = ""
      } else {
        words.append(word)
        words.append("u" + String(scalar.value, radix: 16))
        kept += 1
        word = ""
      }
      previous = scalar
    }
    return (words + [word]).filter { !$0.isEmpty }.joined(separator: "-")
  }
}
