import Motion
import StrictJSON

/// A quantity is a sum of amounts in units, such as `50% - 20px`.
///
/// Times are in seconds, angles in degrees, lengths that are always the same in pixels. What depends
/// on the page keeps its unit: `%`, `em`, `vw`.
struct CSSInputQuantity {
  /// The amounts by unit; numbers have the empty one.
  var amounts: [String: Double]
  /// The unit that was written, if the amount has another one.
  private var written: String?

  /// A number without a unit.
  init(_ number: Double) { amounts = ["": number] }

  /// Reads a number, percentage or dimension.
  init?(_ part: CSSInputPart) {
    switch part.kind {
    case .number:
      guard let number = Self.number(part.text) else { return nil }
      amounts = ["": number]
    case .percentage:
      guard let number = Self.number(part.text) else { return nil }
      amounts = ["%": number]
    case .dimension:
      // The power of ten is part of the text, so that the result is the double nearest to it.
      if part.unit == "ms" {
        guard let seconds = Self.number(part.text, exponent: "e-3") else { return nil }
        (amounts, written) = (["s": seconds], "ms")
        return
      }
      guard let number = Self.number(part.text) else { return nil }
      guard let (unit, factor) = Self.units[part.unit] else {
        amounts = [part.unit: number]
        return
      }
      (amounts, written) = ([unit: number * factor], part.unit)
    default: return nil
    }
  }

  /// Reads a text that is one number with its unit, such as `150ms`.
  init?(_ text: String) {
    let source = CSSInputSource(Array(text.utf8), file: "")
    guard source.tokens.all.count == 1, let part = source.part(0), let one = CSSInputQuantity(part)
    else { return nil }
    self = one
  }

  /// Reads an argument or value: one number, or a calculation.
  init?(_ parts: [CSSInputPart]) {
    if parts.count == 1, let one = CSSInputQuantity(parts[0]) {
      self = one
    } else if let one = CSSInputCalculator.result(of: parts) {
      self = one
    } else {
      return nil
    }
  }

  /// The amount if it has only this unit; zero has every unit.
  func amount(in unit: String) -> Double? {
    let used = amounts.filter { $0.value != 0 }
    if used.isEmpty { return 0 }
    return used.count == 1 ? used[unit] : nil
  }

  /// The quantity with the unit of another one if it has none, as SCSS adds them: `10px + 5`.
  func taking(unitOf other: CSSInputQuantity) -> CSSInputQuantity {
    guard amounts.count == 1, let number = amounts[""], other.amounts.count == 1,
      let unit = other.amounts.keys.first
    else { return self }
    var result = other
    result.amounts = [unit: number * other.scale]
    return result
  }

  /// The seconds of a time, which always has a unit.
  var seconds: Double? { amounts.count == 1 ? amounts["s"] : nil }

  /// The quantity as one part; nil if it is a sum.
  var part: CSSInputPart? {
    guard amounts.count == 1, let (unit, amount) = amounts.first, amount.isFinite else {
      return nil
    }
    let text = Self.text(amount / scale)
    switch unit {
    case "": return .number(text)
    case "%": return CSSInputPart(kind: .percentage, text: text)
    default: return CSSInputPart(kind: .dimension, text: text, unit: written ?? unit)
    }
  }

  /// How much the unit that was written is in that of the amount.
  private var scale: Double { written.flatMap { Self.units[$0]?.factor } ?? 1 }

  /// A number without the digits that sums of decimals leave, such as those of .1 + .2.
  private static func text(_ number: Double) -> String {
    let exact = ECMAScriptNumber.text(number)
    guard abs(number) < 1000 else { return exact }
    let rounded = ECMAScriptNumber.text((number * 1e12).rounded() / 1e12)
    return rounded.utf8.count + 4 < exact.utf8.count && Double(rounded) != 0 ? rounded : exact
  }

  private static func number(_ text: String, exponent: String = "") -> Double? {
    let digits = text.hasPrefix("+") ? String(text.dropFirst()) : text
    let number =
      exponent.isEmpty || digits.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
      ? Double(digits).map { exponent.isEmpty ? $0 : $0 / 1000 } : Double(digits + exponent)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static let units: [String: (unit: String, factor: Double)] = [
    "ms": ("s", 0.001),
    "in": ("px", 96), "cm": ("px", 96 / 2.54), "mm": ("px", 9.6 / 2.54), "q": ("px", 2.4 / 2.54),
    "pt": ("px", 4.0 / 3), "pc": ("px", 16), "rad": ("deg", 180 / Double.pi), "grad": ("deg", 0.9),
    "turn": ("deg", 360),
  ]
}

extension CSSInputQuantity: Hashable {
  static func == (one: CSSInputQuantity, other: CSSInputQuantity) -> Bool {
    one.amounts == other.amounts
  }

  func hash(into hasher: inout Hasher) { hasher.combine(amounts) }
}
