import Motion
import StrictJSON

/// Lengths of CSS as numbers of pixels, or as measures if only the page knows them.
enum CSSInputLength {
  /// The length that a percentage refers to.
  enum Base: String {
    case elementWidth = "element.width"
    case elementHeight = "element.height"
    case containerWidth = "container.width"
    case containerHeight = "container.height"
  }

  /// Returns the length that a quantity is; nil if the format has no words for it.
  static func length(_ quantity: CSSInputQuantity, percentOf base: Base?) -> Quantity? {
    var pixels = 0.0
    var text = ""
    for (unit, amount) in quantity.amounts.sorted(by: { $0.key < $1.key }) where amount != 0 {
      if unit == "px" {
        pixels = amount
        continue
      }
      let known = unit == "%" ? base.map { ($0.rawValue, 0.01) } : symbols[unit]
      guard let (symbol, factor) = known else { return nil }
      text += term(amount * factor, symbol, isFirst: text.isEmpty)
    }
    // A number without a unit is a length only if it is 0.
    if quantity.amounts[""] ?? 0 != 0 { return nil }
    if text.isEmpty { return .number(pixels) }
    if pixels != 0 {
      text += (pixels < 0 ? " - " : " + ") + number(abs(pixels))
    }
    return (try? Measure(text)).map(Quantity.measure)
  }

  private static func term(_ amount: Double, _ symbol: String, isFirst: Bool) -> String {
    let sign = amount < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + ")
    return sign + (abs(amount) == 1 ? symbol : "\(number(abs(amount))) * \(symbol)")
  }

  /// A number without the digits that a hundredth of it leaves.
  private static func number(_ value: Double) -> String {
    ECMAScriptNumber.text((value * 1e9).rounded() / 1e9)
  }

  private static let symbols: [String: (String, Double)] = [
    "em": ("font.size", 1), "rem": ("root.font.size", 1), "vw": ("viewport.width", 0.01),
    "vh": ("viewport.height", 0.01), "svh": ("viewport.height", 0.01),
    "lvh": ("viewport.height", 0.01), "dvh": ("viewport.height", 0.01),
    "svw": ("viewport.width", 0.01), "lvw": ("viewport.width", 0.01),
    "dvw": ("viewport.width", 0.01), "cqw": ("container.width", 0.01),
    "cqh": ("container.height", 0.01),
  ]
}
