import Diagnostics
import Motion

/// A length sum is a number plus some of each length that only the app knows.
struct CSSOutputLengthSum: Hashable {
  /// The number.
  var number: Double
  /// How much of the value is added that the property has when the animation begins.
  var current = 0.0
  /// How much of each measure is added, in the order of the motion's measures.
  var amounts: [Double] = []

  /// Whether it's the value that the property has, and nothing else.
  var isCurrent: Bool { number == 0 && current == 1 && amounts.allSatisfy { $0 == 0 } }

  /// All its numbers.
  var parts: [Double] { [number, current] + amounts }

  /// Makes the expression of such numbers, without the noise of calculating.
  init(parts: some Sequence<Double>) {
    let clean = parts.map { CSSOutputText.rounded($0, places: 12) }
    (number, current, amounts) = (clean[0], clean[1], Array(clean.dropFirst(2)))
  }

  /// Makes the expression of a plain number.
  init(_ number: Double) { self.number = number }

  /// The text in a unit: `px`, `deg`, `%` or none.
  ///
  /// - Parameter whole: The symbol of the length that `100%` is of; nil if there is none.
  /// - Throws: ``Unsupported`` if a length is something else.
  func text(
    _ unit: String, _ measures: CSSOutputMeasures, whole: String? = nil
  ) throws(Unsupported) -> String {
    var number = number
    var units: [String: Double] = [:]
    var parts: [String] = []
    for (measure, amount) in zip(measures.all, amounts) where amount != 0 {
      guard unit == "px" else {
        throw Unsupported("\(measure.text) is a length, but CSS needs another unit here")
      }
      if let known = measure.expression.units(whole: whole) {
        for (name, own) in known where name != "px" { units[name, default: 0] += own * amount }
        number += (known["px"] ?? 0) * amount
        continue
      }
      let length = try measures.text(of: measure, isAlone: amount == 1)
      parts.append(amount == 1 ? length : "\(length) * \(CSSOutputText.number(amount))")
    }
    let relative = units.sorted { $0.key < $1.key }.map {
      ($0.key, CSSOutputText.rounded($0.value, places: 9))
    }
    .filter { $0.1 != 0 }.map { CSSOutputText.number($0.1) + $0.0 }
    parts += relative
    let own = CSSOutputText.number(number)
    if parts.isEmpty { return number == 0 && unit != "deg" ? "0" : own + unit }
    if number != 0 { parts.append(own + unit) }
    // Only a single variable or number is a value. Arithmetic must be in calc().
    if parts.count == 1, !parts[0].contains(" "), parts[0].hasPrefix("var(") || !relative.isEmpty {
      return parts[0]
    }
    return "calc(\(parts.joined(separator: " + ")))"
  }
}

/// Measures are the lengths that an app sets by custom properties.
struct CSSOutputMeasures {
  /// The measures of a motion.
  let all: [Measure]
  /// The prefix of custom property names.
  let prefix: String

  /// A measure as CSS arithmetic.
  func text(of measure: Measure, isAlone: Bool) throws(Unsupported) -> String {
    let text = try write(measure.expression, isLength: true)
    if case .symbol = measure.expression { return text }
    return isAlone ? text : "(\(text))"
  }

  /// Writes an expression, in which a number of points is a complete length: `80px`.
  private func write(
    _ expression: Measure.Expression, isLength: Bool
  ) throws(Unsupported) -> String {
    switch expression {
    case .number(let number): return CSSOutputText.number(number) + (isLength ? "px" : "")
    case .symbol(let name):
      guard isLength else {
        throw Unsupported("CSS can't multiply a length by the length \(name)")
      }
      return "var(--\(prefix)\(CSSOutputText.kebab(name)))"
    case .negated(let inner):
      return try "-1 * \(bracketed(inner, isLength: isLength))"
    case .operation(.plus, let left, let right):
      return try "\(write(left, isLength: isLength)) + \(write(right, isLength: isLength))"
    case .operation(.minus, let left, let right):
      return try "\(write(left, isLength: isLength)) - \(bracketed(right, isLength: isLength))"
    case .operation(.times, let left, let right):
      let isRight = isLength && right.hasSymbols
      let (one, other) = (isLength && !isRight, isRight)
      return try "\(bracketed(left, isLength: one)) * \(bracketed(right, isLength: other))"
    case .operation(.divided, let left, let right):
      return try "\(bracketed(left, isLength: isLength)) / \(bracketed(right, isLength: false))"
    }
  }

  private func bracketed(
    _ expression: Measure.Expression, isLength: Bool
  ) throws(Unsupported) -> String {
    let text = try write(expression, isLength: isLength)
    return switch expression {
    case .operation, .negated: "(\(text))"
    case .number, .symbol: text
    }
  }

  /// The custom properties that the app is to set.
  var names: [String] {
    all.flatMap(\.symbols).map { "--\(prefix)\(CSSOutputText.kebab($0))" }.uniqued()
  }
}

extension Measure.Expression {
  /// The amount of each CSS unit, if it's a sum of them; nil if it depends on a length without a unit.
  ///
  /// - Parameter whole: The symbol of the length that `100%` is of.
  fileprivate func units(whole: String?) -> [String: Double]? {
    switch self {
    case .number(let number): return ["px": number]
    case .symbol(let symbol):
      if symbol == whole { return ["%": 100] }
      return Self.units[symbol].map { [$0.0: $0.1] }
    case .negated(let inner): return inner.units(whole: whole)?.mapValues { -$0 }
    case .operation(.plus, let left, let right), .operation(.minus, let left, let right):
      guard let one = left.units(whole: whole), let other = right.units(whole: whole) else {
        return nil
      }
      let sign: Double = if case .operation(.minus, _, _) = self { -1 } else { 1 }
      return one.merging(other.mapValues { $0 * sign }) { $0 + $1 }
    case .operation(.times, .number(let factor), let other),
      .operation(.times, let other, .number(let factor)):
      return other.units(whole: whole)?.mapValues { $0 * factor }
    case .operation(.times, .negated(.number(let factor)), let other):
      return other.units(whole: whole)?.mapValues { -$0 * factor }
    case .operation(.divided, let other, .number(let divisor)) where divisor != 0:
      return other.units(whole: whole)?.mapValues { $0 / divisor }
    case .operation: return nil
    }
  }

  private static let units: [String: (String, Double)] = [
    "font.size": ("em", 1), "root.font.size": ("rem", 1), "viewport.width": ("vw", 100),
    "viewport.height": ("vh", 100),
  ]

  fileprivate var hasSymbols: Bool {
    switch self {
    case .number: false
    case .symbol: true
    case .negated(let inner): inner.hasSymbols
    case .operation(_, let left, let right): left.hasSymbols || right.hasSymbols
    }
  }
}
