extension PresetName {
  /// Returns the legal name nearest to the parts of a foreign name, or nil where nothing is left.
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
    // What comes after so many letters and digits is cut off in any case.
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
