import Motion

/// A simplifier gives a value with results in place of what can be worked out in it, from the inside out.
struct CSSInputSimplifier {
  /// The result.
  var parts: [CSSInputPart] { levels[0].items.flatMap { $0 } }

  /// A level is what stands in one pair of brackets, or in none.
  private struct Level {
    /// The bracket or function that opens it.
    var opening: [CSSInputPart] = []
    /// Numbers and marks by themselves, and other brackets with their content.
    var items: [[CSSInputPart]] = []
    /// The places of items that are operators.
    var operators: Set<Int> = []
    /// The places of `/` that divide what stands beside them, whatever that is.
    var divisions: Set<Int> = []

    /// Whether terms are worked out: like Sass, `1s/2` alone isn't, unless it stands in brackets.
    func calculates(_ terms: ClosedRange<Int>) -> Bool {
      opening.first?.kind == .open
        || operators.contains { terms.contains($0) && items[$0][0].text != "/" }
        || divisions.contains(where: terms.contains)
    }
  }

  private var levels = [Level()]
  private let sums: Bool

  /// Works out a value.
  init(_ parts: [CSSInputPart], _ divisions: Set<Int>?) {
    sums = divisions != nil
    for (index, part) in parts.enumerated() {
      switch part.kind {
      case .function, .open: levels.append(Level(opening: [part]))
      case .close where levels.count > 1: close(part)
      default:
        if part.kind == .mark, "+-*/".contains(part.text) {
          levels[levels.count - 1].operators.insert(top.items.count)
        }
        if divisions?.contains(index) == true {
          levels[levels.count - 1].divisions.insert(top.items.count)
        }
        levels[levels.count - 1].items.append([part])
      }
    }
    while levels.count > 1 {
      let last = levels.removeLast()
      levels[levels.count - 1].items.append(last.opening + last.items.flatMap { $0 })
    }
    levels[0].items = summed(levels[0])
  }

  private var top: Level { levels[levels.count - 1] }

  private mutating func close(_ bracket: CSSInputPart) {
    let level = levels.removeLast()
    let opening = level.opening[0]
    let plain = level.items.flatMap { $0 }
    if opening.kind == .function, CSSInputCalculator.knows(opening.word) {
      let whole = level.opening + plain + [bracket]
      let result = opening.word == "if" ? chosen(plain) : nil
      levels[levels.count - 1].items.append(
        result ?? CSSInputCalculator.result(of: whole)?.part.map { [$0] } ?? whole)
      return
    }
    let items = summed(level)
    // Brackets of SCSS around a single number mean nothing.
    let isNumber = items.count == 1 && items[0].count == 1 && CSSInputQuantity(items[0][0]) != nil
    if sums, opening.kind == .open, opening.text == "(", isNumber {
      levels[levels.count - 1].items.append(items[0])
    } else {
      levels[levels.count - 1].items.append(level.opening + items.flatMap { $0 } + [bracket])
    }
  }

  /// Returns the argument that `if()` of SCSS chooses, if its condition is a word.
  private func chosen(_ arguments: [CSSInputPart]) -> [CSSInputPart]? {
    let items = arguments.items
    guard items.count == 3, items[0].count == 1, items[0][0].kind == .word else { return nil }
    return items[["false", "null"].contains(items[0][0].word) ? 2 : 1]
  }

  /// The items of a level with sums in place of their terms.
  private func summed(_ level: Level) -> [[CSSInputPart]] {
    guard sums, !level.operators.isEmpty else { return level.items }
    func isNumber(_ index: Int) -> Bool {
      level.items.indices.contains(index) && level.items[index].count == 1
        && CSSInputQuantity(level.items[index][0]) != nil
    }
    var result: [[CSSInputPart]] = []
    var at = 0
    while at < level.items.count {
      var end = at
      if isNumber(at) {
        while level.operators.contains(end + 1), isNumber(end + 2) { end += 2 }
      }
      let terms = level.items[at...end].flatMap { $0 }
      if end > at, level.calculates(at...end),
        let sum = CSSInputCalculator.result(of: terms, isSass: true)?.part
      {
        result.append([sum])
      } else {
        result += level.items[at...end]
      }
      at = end + 1
    }
    return result
  }
}

extension CSSInputSource {
  /// Whether a value depends on variables.
  func depends(_ value: Range<Int>) -> Bool {
    value.contains { [.variable, .interpolation].contains(tokens.all[$0].kind) }
  }

  /// Whether `/` divides: next to a variable, a function, or brackets, as in Sass.
  func divides(_ at: Int) -> Bool {
    let before = tokens.all[..<at].last { $0.kind != .space }?.kind
    let after = tokens.all[(at + 1)...].first { $0.kind != .space }?.kind
    return [.variable, .close].contains(before) || [.variable, .function, .open].contains(after)
  }

  /// Whether a mark is a sign of what follows it, as in `1s -$delay`, and not an operator.
  func isSign(_ at: Int) -> Bool {
    guard [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(tokens.all[at].byte),
      at + 1 < tokens.all.count,
      [.variable, .function, .open].contains(tokens.all[at + 1].kind)
    else { return false }
    guard at > 0 else { return true }
    return ![.variable, .close, .number, .dimension, .percentage, .word].contains(
      tokens.all[at - 1].kind)
  }

  /// Whether a mark is a plus or minus without a space on both sides, which no function that calculates takes.
  func isCrowded(_ at: Int) -> Bool {
    guard [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(tokens.all[at].byte), at > 0,
      at + 1 < tokens.all.count,
      ![.open, .function, .comma, .mark].contains(tokens.all[at - 1].kind),
      tokens.all[at + 1].kind != .interpolation, !isSign(at)
    else { return false }
    return tokens.all[at - 1].kind != .space || tokens.all[at + 1].kind != .space
  }

  /// Whether a number with a sign stands right behind another value, so that the sign is an operator: `1s+2s`.
  func isJoined(_ at: Int) -> Bool {
    guard at > 0, [.number, .dimension, .percentage].contains(tokens.all[at].kind) else {
      return false
    }
    let values: [CSSToken.TokenKind] = [.variable, .close, .number, .dimension, .percentage]
    if values.contains(tokens.all[at - 1].kind) { return true }
    // Sass adds `1s +2s`, but lists `1s -2s`.
    let isPlus = text(at).hasPrefix("+")
    return isPlus && at > 1 && tokens.all[at - 1].kind == .space
      && values.contains(tokens.all[at - 2].kind)
  }
}

extension CSSInputPart {
  /// A difference as SCSS reads it, whose units have no digits after a hyphen: `1s-500ms`.
  var difference: [CSSInputPart] {
    guard kind == .dimension, let hyphen = unit.firstIndex(of: "-"),
      unit[unit.index(after: hyphen)...].first?.isNumber == true
    else { return [self] }
    let rest = CSSInputPart(kind: .string, text: "'\(unit[unit.index(after: hyphen)...])'").unquoted
    let first = CSSInputPart(kind: .dimension, text: text, unit: String(unit[..<hyphen]))
    return [first, CSSInputPart(kind: .mark, text: "-")] + rest.flatMap(\.difference)
  }

  /// A number with its sign as an operator of its own.
  var signed: [CSSInputPart] {
    guard let sign = text.first, sign == "+" || sign == "-" else { return [self] }
    var number = self
    number.text.removeFirst()
    return [CSSInputPart(kind: .mark, text: String(sign)), number]
  }

  /// The parts of a string's content, as interpolation writes it; for other parts, the part itself.
  var unquoted: [CSSInputPart] {
    guard kind == .string else { return [self] }
    let inner = CSSInputSource(Array(text.dropFirst().dropLast().utf8), file: "")
    return inner.tokens.all.indices.compactMap(inner.part)
  }
}
