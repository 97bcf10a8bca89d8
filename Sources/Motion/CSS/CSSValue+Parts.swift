extension CSSValue {
  /// The parts of a text.
  ///
  /// - Parameter sides: Whether it has up to four numbers, for the sides of a box.
  static func parts(of text: String, sides: Bool = false) -> [Part] {
    var reader = CSSValueReader(text)
    reader.read()
    return sides ? allSides(reader.parts) : reader.parts
  }

  /// The numbers of all four sides, in the place of those of fewer.
  fileprivate static func allSides(_ parts: [Part]) -> [Part] {
    let numbers = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let isList =
      (1...3).contains(numbers.count) && parts.count == 2 * numbers.count - 1
      && parts.enumerated().allSatisfy { index, part in
        if case .sum = part { index % 2 == 0 } else { index % 2 == 1 && part == .word(" ") }
      }
    guard isList else { return parts }
    let sides = [
      numbers[0], numbers[min(1, numbers.count - 1)], numbers.count > 2 ? numbers[2] : numbers[0],
      numbers[min(1, numbers.count - 1)],
    ]
    return Array(sides.map { [$0] }.joined(separator: [.word(" ")]))
  }
}

/// A reader takes a text apart.
private struct CSSValueReader {
  private let bytes: [UInt8]
  private let tokens: CSSInputTokens
  private(set) var parts: [CSSValue.Part] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = CSSInputTokens(of: bytes)
  }

  mutating func read() {
    var index = 0
    // The numbers of an axis belong to the function.
    var axes = 0
    while index < tokens.all.count {
      let token = tokens.all[index]
      let own = text(token.range)
      switch token.kind {
      case .number where axes > 0:
        add(own)
        axes -= 1
      case .number, .percentage, .dimension:
        if let term = term(token) { parts.append(.sum([term])) } else { add(own) }
      case .word: add(RGBA.named(own.lowercased())?.premultiplied, else: own)
      case .hash: add(RGBA(hex: own.dropFirst())?.premultiplied, else: own)
      case .function:
        let end = min(Int(tokens.partners[index]), tokens.all.count - 1)
        let whole = text(Int(token.start)..<Int(tokens.all[end].end))
        if own.lowercased() == "calc(", let terms = terms(in: index + 1..<end) {
          parts.append(.sum(terms))
        } else if own.lowercased() == "inset(", end == tokens.all.count - 1 {
          add(own)
          var inner = CSSValueReader(text(Int(token.end)..<Int(tokens.all[end].start)))
          inner.read()
          parts += CSSValue.allSides(inner.parts)
          add(")")
        } else if Self.isClosed(own.lowercased()) {
          parts.append(Self.rgb(whole).map { .color($0) } ?? .function(whole))
        } else {
          axes = own.lowercased() == "rotate3d(" ? 3 : 0
          add(own)
          break
        }
        index = end
      case .url: parts.append(.function(own))
      case .space: add(" ")
      case .comma:
        add(",")
        add(" ")
      case .mark where own == "/":
        add(" ")
        add("/")
        add(" ")
      default: add(own)
      }
      index += 1
    }
  }

  /// A number with its unit; nil if it is too large.
  private func term(_ token: CSSToken) -> CSSValue.Term? {
    let unit = Int(token.unit)
    guard let number = Double(text(Int(token.start)..<unit)), number.isFinite else { return nil }
    return CSSValue.Term(number: number, unit: text(unit..<Int(token.end)).lowercased())
  }

  /// The terms of a sum; nil if it isn't one of numbers only, each in its own unit.
  private func terms(in range: Range<Int>) -> [CSSValue.Term]? {
    var terms: [CSSValue.Term] = []
    var sign: Double? = 1
    for token in tokens.all[range] where token.kind != .space {
      switch (token.kind, sign) {
      case (.mark, nil) where token.byte == UInt8(ascii: "+"): sign = 1
      case (.mark, nil) where token.byte == UInt8(ascii: "-"): sign = -1
      case (.number, let factor?), (.percentage, let factor?), (.dimension, let factor?):
        guard var term = term(token) else { return nil }
        term.number *= factor
        if terms.contains(where: { $0.unit == term.unit }) { return nil }
        terms.append(term)
        sign = nil
      default: return nil
      }
    }
    return terms.isEmpty || sign != nil ? nil : terms
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func add(_ color: SIMD4<Double>?, else word: String) {
    if let color { parts.append(.color(color)) } else { add(word) }
  }

  /// Adds to the last word; spaces within parentheses and next to a comma mean nothing.
  private mutating func add(_ text: String) {
    guard case .word(let last)? = parts.last else {
      parts.append(.word(text))
      return
    }
    if text == " ", last.hasSuffix("(") || last.hasSuffix(" ") { return }
    let closes = (text == "," || text == ")") && last.hasSuffix(" ")
    parts[parts.count - 1] = .word((closes ? String(last.dropLast()) : last) + text)
  }

  /// Whether a browser doesn't go straight from the numbers of a function to those of another one.
  private static func isClosed(_ name: String) -> Bool {
    closed.contains(name) || name.hasSuffix("gradient(")
  }

  private static let closed: Set = [
    "attr(", "calc(", "clamp(", "color(", "color-mix(", "env(", "hsl(", "hsla(", "hwb(", "lab(",
    "lch(",
    "light-dark(", "matrix(", "matrix3d(", "max(", "min(", "oklab(", "oklch(", "perspective(",
    "repeat(",
    "rgb(",
    "rgba(", "url(", "var(",
  ]

  /// The color of `rgb()`; nil for another function, or if its numbers aren't known.
  private static func rgb(_ text: String) -> SIMD4<Double>? {
    guard text.lowercased().hasPrefix("rgb"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    let numbers = text[open...].split { " ,/()\t\n".contains($0) }.map { part in
      part.hasSuffix("%") ? (Double(part.dropLast()), 100.0) : (Double(part), nil)
    }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    var color = SIMD4(0.0, 0, 0, 1)
    for (index, (number, whole)) in numbers.enumerated() {
      guard let number else { return nil }
      color[index] = min(max(number / (whole ?? (index < 3 ? 255 : 1)), 0), 1)
    }
    return color.premultiplied
  }
}

extension RGBA {
  fileprivate var premultiplied: SIMD4<Double> {
    (SIMD4(Double(red), Double(green), Double(blue), Double(alpha ?? 255)) / 255).premultiplied
  }
}

extension SIMD4<Double> {
  fileprivate var premultiplied: Self {
    Self(self[0] * self[3], self[1] * self[3], self[2] * self[3], self[3])
  }
}
