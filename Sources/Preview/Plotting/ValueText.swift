import Motion
import StrictJSON

/// Value text shows values of properties to people, in six significant digits.
package enum ValueText {
  /// Returns a number in six significant digits.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "–" : value < 0 ? "-∞" : "∞" }
    guard value != 0, abs(value) >= 1e-12 else { return "0" }
    var scale = 1.0
    var size = abs(value)
    while size < 100_000, scale < 1e17 {
      size *= 10
      scale *= 10
    }
    let rounded = scale > 1 ? (value * scale).rounded() / scale : value.rounded()
    return ECMAScriptNumber.text(rounded)
  }

  /// Returns a number in three significant digits or so: `1.06`, `0.289`, `764`.
  package static func short(_ value: Double) -> String {
    let size = abs(value)
    let scale = size >= 100 ? 1.0 : size >= 10 ? 10 : size >= 1 ? 100 : 1000
    return number((value * scale).rounded() / scale)
  }

  /// Returns a number that isn't less than a value, in about three significant digits.
  package static func atMost(_ value: Double) -> String {
    let near = short(value)
    guard value > 0, let shown = Double(near), shown < value * (1 - 1e-12) else { return near }
    let size = abs(value)
    return short(value + (size >= 100 ? 0.5 : size >= 10 ? 0.05 : size >= 1 ? 0.005 : 0.0005))
  }

  /// Returns a value in about three significant digits.
  package static func brief(_ value: AnimatedValue?) -> String {
    switch value {
    case .number(let number): short(number)
    case .vector(let parts): "[\(parts.map(short).joined(separator: ", "))]"
    default: text(value)
    }
  }

  /// Returns a fraction as a percentage: `5.3%`.
  package static func percent(_ fraction: Double) -> String { "\(short(fraction * 100))%" }

  /// Returns a fraction as a percentage that isn't less than a value.
  package static func percent(atMost fraction: Double) -> String { "\(atMost(fraction * 100))%" }

  /// Returns a value; a dash if no value applies.
  package static func text(_ value: AnimatedValue?, _ terms: [(Measure, AnimatedValue?)] = [])
    -> String
  {
    guard let value else { return "–" }
    switch value {
    case .number(let number): return sum(number, terms) { $0.firstNumber }
    case .vector(let parts):
      let texts = parts.indices.map { index in
        sum(parts[index], terms) { value in
          if case .vector(let parts) = value { parts[index] } else { 0 }
        }
      }
      return "[\(texts.joined(separator: ", "))]"
    case .color(let red, let green, let blue, let alpha):
      return color(red, green, blue, alpha)
    case .boolean(let flag): return flag ? "true" : "false"
    case .string(let text): return text
    case .css(let value): return value.text
    }
  }

  /// Returns a color with eight bits for each component, with its opacity if it isn't opaque.
  package static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> String
  {
    func byte(_ value: Double) -> String {
      let number = Int((min(max(value, 0), 1) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
    }
    let opacity = byte(alpha)
    return "#" + [red, green, blue].map(byte).joined() + (opacity == "FF" ? "" : opacity)
  }

  private static func sum(
    _ known: Double, _ terms: [(Measure, AnimatedValue?)], part: (AnimatedValue) -> Double
  ) -> String {
    measure(known, terms.map { ($0.0, $0.1.map(part) ?? 0) }, number: number) ?? number(known)
  }

  /// Returns a number with measures as arithmetic: `0.5 * (container.height - 80) + 12`; nil if no
  /// measure has a part in it.
  package static func measure(
    _ known: Double, _ terms: [(measure: Measure, factor: Double)],
    number: (Double) -> String = ECMAScriptNumber.text
  ) -> String? {
    let parts = terms.filter { $0.factor != 0 }
    if parts.count == 1, parts[0].factor == 1, known == 0 { return parts[0].measure.text }
    var text = ""
    for (measure, factor) in parts {
      let isPlain = !measure.text.contains { " +-*/".contains($0) }
      let whole = isPlain ? measure.text : "(\(measure.text))"
      let size = abs(factor) == 1 ? whole : "\(number(abs(factor))) * \(whole)"
      let sign = text.isEmpty ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + "
      text += sign + size
    }
    guard !text.isEmpty else { return nil }
    if known == 0 { return text }
    return text + (known < 0 ? " - " : " + ") + number(abs(known))
  }
}

extension AnimatedValue {
  /// The number; 0 for what is none.
  package var firstNumber: Double { if case .number(let number) = self { number } else { 0 } }
}
