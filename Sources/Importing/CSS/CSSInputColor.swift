import Motion

/// CSS colors.
enum CSSInputColor {
  /// Returns the color of a value, with eight bits a component; nil if it is none, or one that only
  /// a page knows.
  static func color(_ parts: [CSSInputPart]) -> RGBA? {
    guard let first = parts.first else { return nil }
    switch first.kind {
    case .hash where parts.count == 1: return RGBA(hex: first.text.dropFirst())
    case .word where parts.count == 1:
      return RGBA.named(first.word)
    case .function where parts.components.count == 1: return function(first.word, parts.arguments)
    default: return nil
    }
  }

  private static func function(_ name: String, _ arguments: [CSSInputPart]) -> RGBA? {
    let values = arguments.filter { $0.kind != .comma && $0.text != "/" }
    guard values.count == 3 || values.count == 4 else { return nil }
    let parts = values.compactMap(CSSInputQuantity.init)
    guard parts.count == values.count else { return nil }
    let alpha = parts.count == 4 ? fraction(parts[3], whole: 1) : 1
    guard let alpha else { return nil }
    switch name {
    case "rgb", "rgba":
      let all = parts.prefix(3).compactMap { fraction($0, whole: 255) }
      return all.count == 3 ? rgba(all + [alpha]) : nil
    case "hsl", "hsla":
      guard let hue = parts[0].amount(in: "deg") ?? parts[0].amount(in: ""),
        let saturation = fraction(parts[1], whole: 100), let light = fraction(parts[2], whole: 100)
      else { return nil }
      return rgba(rgb(hue, saturation, light) + [alpha])
    default: return nil
    }
  }

  private static func fraction(_ quantity: CSSInputQuantity, whole: Double) -> Double? {
    let fraction =
      quantity.amount(in: "").map { $0 / whole }
      ?? quantity.amount(in: "%").map {
        $0 / 100
      }
    return fraction.map { min(max($0, 0), 1) }
  }

  private static func rgb(_ hue: Double, _ saturation: Double, _ light: Double) -> [Double] {
    [0.0, 8, 4].map { step in
      let place = (step + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      return light - saturation * min(light, 1 - light) * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  private static func rgba(_ parts: [Double]) -> RGBA? {
    let digits = parts.map { part in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return RGBA("#" + digits.prefix(digits[3] == "ff" ? 3 : 4).joined())
  }
}
