import Motion

/// The scanner of expressions: words, numbers, times and marks, in any case, white space between.
struct ExpressionScanner {
  private let text: [UInt8]
  private var at = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// Takes a word of letters, digits and hyphens, in lower case; labels keep theirs.
  mutating func word(lowercased: Bool = true) -> String? {
    skipSpace()
    let start = at
    while at < text.count,
      isLetter(text[at]) || (at > start && isDigit(text[at]) || text[at] == UInt8(ascii: "-"))
    {
      if at == start, text[at] == UInt8(ascii: "-") { return nil }
      at += 1
    }
    guard at > start else { return nil }
    let word = String(decoding: text[start..<at], as: UTF8.self)
    return lowercased ? word.lowercased() : word
  }

  /// Takes a number.
  mutating func number() -> Double? {
    let start = at
    guard let number = numberText().flatMap({ Double($0) }), number.isFinite else {
      at = start
      return nil
    }
    return number
  }

  private mutating func numberText() -> String? {
    skipSpace()
    var end = at
    if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") {
      end += 1
    }
    let digits = end
    while end < text.count, isDigit(text[end]) { end += 1 }
    if end + 1 < text.count, text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) {
      end += 1
      while end < text.count, isDigit(text[end]) { end += 1 }
    }
    guard end > digits else { return nil }
    if end < text.count, text[end] | 0x20 == UInt8(ascii: "e") {
      var power = end + 1
      if power < text.count, text[power] == UInt8(ascii: "-") || text[power] == UInt8(ascii: "+") {
        power += 1
      }
      let first = power
      while power < text.count, isDigit(text[power]) { power += 1 }
      if power > first { end = power }
    }
    defer { at = end }
    return String(decoding: text[at..<end], as: UTF8.self)
  }

  /// Takes percentages as long as they come, and returns them as fractions.
  mutating func percentages() -> [Double] {
    var fractions: [Double] = []
    while true {
      let start = at
      guard let word = numberText(), take("%") else {
        at = start
        return fractions
      }
      // The power of ten is part of the text, so that 16.7% is the double nearest to .167.
      let fraction = Double(word + "e-2") ?? Double(word).map { $0 / 100 }
      guard let fraction, fraction.isFinite else {
        at = start
        return fractions
      }
      fractions.append(fraction)
    }
  }

  /// Takes a time with its unit, `300ms` or `.3s`, and returns its seconds.
  mutating func time() -> Double? {
    skipSpace()
    let start = at
    guard number() != nil else { return nil }
    let digits = at
    while at < text.count, isLetter(text[at]) { at += 1 }
    let word = String(decoding: text[start..<at], as: UTF8.self)
    guard at > digits, let seconds = TimeText.seconds(word) else {
      at = start
      return nil
    }
    return seconds
  }

  /// Takes a mark; returns whether it was there.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard at < text.count, text[at] == UInt8(ascii: mark) else { return false }
    at += 1
    return true
  }

  /// Takes a mark, which must be there.
  mutating func expect(_ mark: Unicode.Scalar) throws(MotionError) {
    guard take(mark) else { throw MotionError("expected '\(mark)', found \(found())") }
  }

  /// Takes a number, which must be there.
  mutating func expectNumber(_ what: String) throws(MotionError) -> Double {
    if let number = number() { return number }
    throw MotionError("expected \(what), found \(found())")
  }

  /// Checks that nothing is left.
  mutating func expectEnd() throws(MotionError) {
    skipSpace()
    guard at == text.count else {
      throw MotionError(
        "unexpected \(found())",
        help: TimeText.advice(for: String(decoding: text[at...].prefix(41), as: UTF8.self))
          ?? "write only times after the easing, such as 300ms")
    }
  }

  /// The next text, for a message.
  mutating func found() -> String {
    skipSpace()
    guard at < text.count else { return "the end" }
    return "'\(String(decoding: text[at...].prefix(16), as: UTF8.self))'"
  }

  private mutating func skipSpace() {
    while at < text.count, [0x20, 0x09, 0x0A, 0x0D].contains(text[at]) { at += 1 }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
}

/// Times written with a unit, as CSS writes them.
enum TimeText {
  /// Returns the seconds of `300ms` or `0.3s`; nil if the text is not a time.
  static func seconds(_ text: String) -> Double? {
    let lower = text.lowercased()
    if lower.hasSuffix("ms") { return number(lower.dropLast(2), exponent: "e-3") }
    if lower.hasSuffix("s") { return number(lower.dropLast(), exponent: "") }
    return nil
  }

  /// Whether a text looks like a number with or without a unit, and so is not a name.
  static func looksLikeTime(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return (48...57).contains(first)
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+")].contains(first)
  }

  /// Returns how to write what is a time but for its unit, or for the space before that.
  static func advice(for text: String) -> String? {
    let parts = text.prefix(40).split(separator: " ")
    guard let digits = parts.first, let number = number(digits, exponent: "") else { return nil }
    if parts.count == 1 {
      return number == 0 ? "write \(digits)s" : "add a unit, for example \(digits)ms or \(digits)s"
    }
    guard ["ms", "s"].contains(parts[1].lowercased()) else { return nil }
    return "write \(digits)\(parts[1]) without the space"
  }

  private static func number(_ text: Substring, exponent: String) -> Double? {
    var digits = text.utf8
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    // The power of ten is part of the text, so the result is the double nearest to what is written.
    let number = Double(text + exponent)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
