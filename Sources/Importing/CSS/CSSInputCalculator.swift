/// A calculator works out calculations: `calc()`, `min()`, `max()`, `clamp()`, and `math.div()` of SCSS.
///
/// It keeps its own stack, so that brackets may nest as they like.
struct CSSInputCalculator {
  private var values: [CSSInputQuantity] = []
  private var marks: [Mark] = []
  /// Whether a value may come next, and not an operator.
  private var wantsValue = true
  /// Whether a number without a unit takes that of the other term, as outside of functions in SCSS.
  private let isSass: Bool

  /// A mark is what waits for its values.
  private enum Mark {
    case add, subtract, multiply, divide
    case bracket(function: String, arguments: Int)

    var rank: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      case .bracket: 0
      }
    }
  }

  private init(isSass: Bool) { self.isSass = isSass }

  /// Returns the result; nil if it can't be known, or makes no sense.
  ///
  /// - Parameter isSass: Whether it is a sum of SCSS, in which `10px + 5` is 15px.
  static func result(
    of parts: some Sequence<CSSInputPart>, isSass: Bool = false
  ) -> CSSInputQuantity? {
    var arithmetic = CSSInputCalculator(isSass: isSass)
    for part in parts { guard arithmetic.take(part) else { return nil } }
    guard !arithmetic.wantsValue, arithmetic.apply(downTo: 0), arithmetic.marks.isEmpty,
      arithmetic.values.count == 1, let value = arithmetic.values.first,
      value.amounts.values.allSatisfy(\.isFinite)
    else { return nil }
    return value
  }

  /// Whether a function is one that is worked out.
  static func knows(_ function: String) -> Bool { functions.contains(function) }

  private static let functions: Set = [
    "calc", "-webkit-calc", "-moz-calc", "min", "max", "clamp", "div", "math.div", "abs", "if",
  ]

  private mutating func take(_ part: CSSInputPart) -> Bool {
    switch part.kind {
    case .number, .percentage, .dimension:
      guard wantsValue, let value = CSSInputQuantity(part) else { return false }
      values.append(value)
      wantsValue = false
    case .word:
      let constants = ["pi": Double.pi, "e": 2.718281828459045]
      guard wantsValue, let constant = constants[part.word] else { return false }
      values.append(CSSInputQuantity(constant))
      wantsValue = false
    case .function, .open:
      guard wantsValue, part.kind == .open ? part.text == "(" : Self.knows(part.word) else {
        return false
      }
      marks.append(.bracket(function: part.kind == .open ? "" : part.word, arguments: 1))
    case .close: return close()
    case .comma:
      guard !wantsValue, apply(downTo: 1), case .bracket(let function, let count)? = marks.last,
        !function.isEmpty
      else { return false }
      marks[marks.count - 1] = .bracket(function: function, arguments: count + 1)
      wantsValue = true
    case .mark: return operate(part.text)
    default: return false
    }
    return true
  }

  private mutating func operate(_ text: String) -> Bool {
    let known: [String: Mark] = ["+": .add, "-": .subtract, "*": .multiply, "/": .divide]
    guard let mark = known[text] else { return false }
    if wantsValue {
      // A sign before a bracket.
      guard text == "-" else { return false }
      values.append(CSSInputQuantity(-1))
      marks.append(.multiply)
      return true
    }
    guard apply(downTo: mark.rank) else { return false }
    marks.append(mark)
    wantsValue = true
    return true
  }

  private mutating func close() -> Bool {
    guard !wantsValue, apply(downTo: 1), case .bracket(let function, let count)? = marks.popLast(),
      values.count >= count
    else { return false }
    let arguments = Array(values.suffix(count))
    values.removeLast(count)
    guard let value = Self.value(of: function, arguments) else { return false }
    values.append(value)
    return true
  }

  /// Works out what waits, as far as it binds as strongly.
  private mutating func apply(downTo rank: Int) -> Bool {
    while let mark = marks.last, mark.rank >= max(rank, 1) {
      marks.removeLast()
      guard let right = values.popLast(), let left = values.popLast(),
        let value = Self.value(of: mark, left, right, isSass: isSass)
      else { return false }
      values.append(value)
    }
    return true
  }

  private static func value(
    of mark: Mark, _ left: CSSInputQuantity, _ right: CSSInputQuantity, isSass: Bool = false
  ) -> CSSInputQuantity? {
    var (result, right) = (left, right)
    switch mark {
    case .add, .subtract:
      let sign = if case .add = mark { 1.0 } else { -1.0 }
      if isSass { (result, right) = (left.taking(unitOf: right), right.taking(unitOf: left)) }
      // A number and a length don't add up.
      guard (result.amounts[""] == nil) == (right.amounts[""] == nil) else { return nil }
      for (unit, amount) in right.amounts { result.amounts[unit, default: 0] += sign * amount }
    case .multiply:
      guard let factor = right.number else {
        return left.number == nil ? nil : value(of: mark, right, left)
      }
      result.amounts = left.amounts.mapValues { $0 * factor }
    case .divide:
      if let divisor = right.number, divisor != 0 {
        result.amounts = left.amounts.mapValues { $0 / divisor }
      } else if let (unit, amount) = right.single, amount != 0, left.single?.unit == unit {
        result = CSSInputQuantity((left.single?.amount ?? 0) / amount)
      } else {
        return nil
      }
    case .bracket: return nil
    }
    return result
  }

  private static func value(of function: String, _ arguments: [CSSInputQuantity])
    -> CSSInputQuantity?
  {
    switch function {
    case "", "calc", "-webkit-calc", "-moz-calc": return arguments.count == 1 ? arguments[0] : nil
    case "div", "math.div":
      return arguments.count == 2 ? value(of: .divide, arguments[0], arguments[1]) : nil
    default:
      let known = arguments.compactMap(\.single)
      guard known.count == arguments.count, let unit = known.first?.unit,
        known.allSatisfy({ $0.unit == unit })
      else { return nil }
      let amounts = known.map(\.amount)
      var result = arguments[0]
      switch (function, amounts.count) {
      case ("min", _): result.amounts[unit] = amounts.min()
      case ("max", _): result.amounts[unit] = amounts.max()
      case ("abs", 1): result.amounts[unit] = abs(amounts[0])
      case ("clamp", 3): result.amounts[unit] = max(amounts[0], min(amounts[1], amounts[2]))
      default: return nil
      }
      return result
    }
  }
}

extension CSSInputQuantity {
  fileprivate var number: Double? { amounts.count == 1 ? amounts[""] : nil }

  fileprivate var single: (unit: String, amount: Double)? {
    amounts.count == 1 ? amounts.first.map { ($0.key, $0.value) } : nil
  }
}

extension Array<CSSInputPart> {
  /// The parts with what can be worked out in place of its calculations.
  ///
  /// - Parameter divisions: The places of `/` that divide, where sums stand by themselves, as in SCSS; nil if
  ///   only functions calculate.
  /// - Throws: If it is longer than people write.
  func workedOut(divisions: Set<Int>?) throws(CSSInputProblem) -> [CSSInputPart] {
    let isCalculated = contains { part in
      part.kind == .function && CSSInputCalculator.knows(part.word)
        || divisions != nil && (part.kind == .mark || part.kind == .open)
    }
    guard isCalculated else { return self }
    guard count <= 4096 else { throw CSSInputProblem.tooLong }
    return CSSInputSimplifier(self, divisions).parts
  }
}
