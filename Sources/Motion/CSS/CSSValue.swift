/// A CSS value is a text of CSS that may lie between two others.
///
/// Two values of which only the numbers and colors differ go straight from one to the other. Others change halfway (CSS
/// Values 4, "Combining values").
public struct CSSValue: Hashable, Sendable {
  /// The text.
  public let text: String
  private let parts: [Part]

  /// A part is a number or a color, or all that is between two of them.
  enum Part: Hashable {
    /// The whole of a value with nothing between it and another one; and whether the element is seen, if it says that.
    case keyword(String, isShown: Bool?)
    case word(String)
    /// A function whose arguments don't go straight to others.
    case function(String)
    /// Numbers in units, the same one only once.
    case sum([Term])
    /// Red, green, and blue times the opacity, and the opacity.
    case color(SIMD4<Double>)
  }

  /// A term is a number in a unit; in none if that is empty.
  struct Term: Hashable {
    var number: Double
    let unit: String
  }

  /// Reads the value of a property.
  public init(_ text: String, of property: String) {
    self.text = text
    if DiscreteProperty.isDiscrete(property, [text]) {
      parts = [.keyword(text, isShown: DiscreteProperty.isShown(property, text))]
    } else if Self.wholes.contains(property) || property == "filter" && text.contains("url(") {
      parts = [.word(text)]
    } else {
      parts =
        text == "none" && Self.lists.contains(property)
        ? [] : Self.parts(of: text, sides: Self.boxes.contains(property))
    }
  }

  private init(_ parts: [Part]) {
    (self.parts, text) = (parts, parts.map(\.text).joined())
  }

  /// The properties of which `none` is a list without an effect, that can lead to any other.
  private static let lists: Set = [
    "backdrop-filter", "box-shadow", "filter", "text-shadow", "transform",
  ]

  private static let boxes: Set = [
    "border-width", "inset", "margin", "padding", "scroll-margin", "scroll-padding",
  ]

  /// The properties whose numbers don't go straight to others.
  private static let wholes: Set = [
    "aspect-ratio", "column-count", "columns", "counter-increment", "counter-reset", "counter-set",
    "order", "orphans", "widows", "z-index",
  ]

  /// The numbers of the value; a color has its red, green, and blue times its opacity, and that.
  package var numbers: [Double] {
    parts.flatMap { part -> [Double] in
      switch part {
      case .keyword, .word, .function: []
      case .sum(let terms): terms.map(\.number)
      case .color(let color): (0..<4).map { color[$0] }
      }
    }
  }

  /// Whether browsers are known to go from the value to another one in the same way.
  package func leads(to other: CSSValue) -> Bool {
    if case (.keyword?, .keyword?) = (parts.first, other.parts.first) { return true }
    return self == other || pairs(with: other) != nil
  }

  /// The value a fraction of the way to another one.
  func interpolated(to other: CSSValue, _ fraction: Double) -> CSSValue {
    if fraction == 0 || self == other { return self }
    guard fraction != 1, let pairs = pairs(with: other) else {
      // An element that is seen at either end is seen throughout (CSS Display 4, "Animating").
      if case (.keyword(_, let isShown?)?, .keyword(_, let isOtherShown?)?) = (
        parts.first, other.parts.first
      ), isShown != isOtherShown {
        return (isShown ? fraction < 1 : fraction <= 0) ? self : other
      }
      return fraction < 0.5 ? self : other
    }
    return CSSValue(pairs.map { $0.interpolated(to: $1, fraction) })
  }

  /// The parts of both values, each with its counterpart; nil if they aren't alike.
  private func pairs(with other: CSSValue) -> [(Part, Part)]? {
    guard let mine = parts.isEmpty ? other.still : parts,
      let its = other.parts.isEmpty ? still : other.parts, mine.count == its.count
    else { return nil }
    var pairs: [(Part, Part)] = []
    for (one, other) in zip(mine, its) {
      guard let pair = one.pair(with: other) else { return nil }
      pairs.append(pair)
    }
    return pairs
  }

  /// The parts of the list of the same functions or shadows that has no effect; nil if it isn't known.
  private var still: [Part]? {
    var (rest, still): (Double, [Part]) = (0, [])
    for part in parts {
      switch part {
      case .keyword, .function: return nil
      case .word(let word):
        let names = word.split { " ,)".contains($0) }
        guard names.allSatisfy({ $0 == "inset" || $0.hasSuffix("(") }), !word.contains("()") else {
          return nil
        }
        if let name = names.last, name.hasSuffix("(") {
          rest = Self.factors.contains(where: name.hasPrefix) ? 1 : 0
        }
        still.append(part)
      case .sum(let terms):
        still.append(
          .sum(terms.map { Term(number: $0.unit == "%" ? rest * 100 : rest, unit: $0.unit) }))
      case .color: still.append(.color(.zero))
      }
    }
    return still
  }

  /// The functions that have no effect at 1.
  private static let factors = ["scale", "brightness(", "contrast(", "opacity(", "saturate("]
}

extension CSSValue.Part {
  /// The part and its counterpart in the same units; nil if one can't go straight to the other.
  fileprivate func pair(with other: CSSValue.Part) -> (CSSValue.Part, CSSValue.Part)? {
    switch (self, other) {
    case (.sum(let terms), .sum(let others)):
      let units = (terms + others).filter { !$0.isZero }.map(\.unit)
      let all = units.isEmpty ? terms.map(\.unit) : units
      // Only lengths, percentages, and angles have sums in several units.
      guard Set(all).count == 1 || !all.contains(where: { $0.isEmpty || $0 == "fr" }) else {
        return nil
      }
      func filled(_ terms: [CSSValue.Term]) -> CSSValue.Part {
        var known: Set<String> = []
        return .sum(
          all.filter { known.insert($0).inserted }.map { unit in
            terms.first { $0.unit == unit } ?? CSSValue.Term(number: 0, unit: unit)
          })
      }
      return (filled(terms), filled(others))
    case (.color, .color): return (self, other)
    case (.word(let word), .word(let other)):
      return word.lowercased() == other.lowercased() ? (self, self) : nil
    default: return self == other ? (self, other) : nil
    }
  }

  fileprivate func interpolated(to other: CSSValue.Part, _ fraction: Double) -> CSSValue.Part {
    switch (self, other) {
    case (.sum(let terms), .sum(let others)):
      .sum(
        zip(terms, others).map { from, to in
          CSSValue.Term(
            number: from.number + (to.number - from.number) * fraction, unit: from.unit)
        })
    case (.color(let from), .color(let to)): .color(from + (to - from) * fraction)
    default: self
    }
  }

  fileprivate var text: String {
    switch self {
    case .keyword(let text, _), .word(let text), .function(let text): return text
    case .sum(let terms):
      let texts = terms.map { Self.text($0.number) + $0.unit }
      return texts.count == 1 ? texts[0] : "calc(\(texts.joined(separator: " + ")))"
    case .color(let color):
      let alpha = min(max(color[3], 0), 1)
      let parts = (0..<3).map { index in
        Self.text((min(max(alpha > 0 ? color[index] / alpha : 0, 0), 1) * 255e3).rounded() / 1e3)
      }
      let opacity = alpha < 1 ? " / \(Self.text(alpha))" : ""
      return "rgb(\(parts.joined(separator: " "))\(opacity))"
    }
  }

  /// A number with up to six decimals, and without an exponent.
  private static func text(_ number: Double) -> String {
    guard abs(number) < 1e12 else { return number.description }
    let millionths = Int((number * 1e6).rounded())
    let (whole, rest) = abs(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    let decimals = String(
      (1_000_000 + rest).description.dropFirst().reversed().drop { $0 == "0" }.reversed())
    return (millionths < 0 ? "-" : "") + whole.description
      + (decimals.isEmpty ? "" : "." + decimals)
  }
}

extension CSSValue.Term {
  /// Whether it is 0, which is so in all units.
  fileprivate var isZero: Bool { number == 0 && unit.isEmpty }
}
