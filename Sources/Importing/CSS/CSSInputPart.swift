import Motion
import StrictJSON

/// A part is a parsed piece of a value: `300ms`, `ease-in`, `(`.
struct CSSInputPart: Hashable {
  /// The kind of a part.
  enum PartKind: UInt8 {
    case word, function, number, percentage, dimension, string, hash, url, variable
    case comma, colon, open, close, mark
  }

  /// Its kind.
  var kind: PartKind
  /// A word or the name of a function as written, a number without its unit, a mark.
  var text: String
  /// The unit of a dimension in lower case.
  var unit = ""

  /// The word in lower case.
  var word: String { text.lowercased() }

  /// Whether it opens a bracket.
  var opens: Bool { kind == .function || kind == .open }

  /// Whether it is a time.
  var isTime: Bool { kind == .dimension && (unit == "s" || unit == "ms") }

  /// The part as CSS writes it.
  var css: String {
    switch kind {
    case .percentage: text + "%"
    case .dimension: text + unit
    case .function: text + "("
    case .comma: ", "
    case .colon: ": "
    case .string: Self.escaped(text)
    default: text
    }
  }

  /// A string with its escapes.
  private static func escaped(_ string: String) -> String {
    guard string.count > 1, let quote = string.first, string.last == quote else { return string }
    let inner = string.dropFirst().dropLast().map { character in
      switch character {
      case quote, "\\": "\\\(character)"
      case "\n": "\\a "
      default: String(character)
      }
    }
    return "\(quote)\(inner.joined())\(quote)"
  }

  /// A number without a unit.
  static func number(_ text: String) -> CSSInputPart { CSSInputPart(kind: .number, text: text) }
}

extension CSSInputSource {
  /// Returns a token as a part; nil if it is white space, or nothing that values are made of.
  func part(_ index: Int) -> CSSInputPart? {
    let token = tokens.all[index]
    func piece(_ range: Range<Int>) -> String {
      String(decoding: document.bytes[range], as: UTF8.self)
    }
    switch token.kind {
    case .space, .semicolon, .interpolation: return nil
    case .word: return CSSInputPart(kind: .word, text: text(index))
    case .function: return CSSInputPart(kind: .function, text: String(text(index).dropLast()))
    case .at, .mark: return CSSInputPart(kind: .mark, text: text(index))
    case .hash: return CSSInputPart(kind: .hash, text: text(index))
    case .string: return CSSInputPart(kind: .string, text: text(index))
    case .url: return CSSInputPart(kind: .url, text: text(index))
    case .variable: return CSSInputPart(kind: .variable, text: text(index))
    case .number: return .number(piece(token.range))
    case .percentage:
      return CSSInputPart(kind: .percentage, text: piece(Int(token.start)..<Int(token.unit)))
    case .dimension:
      return CSSInputPart(
        kind: .dimension, text: piece(Int(token.start)..<Int(token.unit)),
        unit: piece(Int(token.unit)..<Int(token.end)).lowercased())
    case .colon: return CSSInputPart(kind: .colon, text: ":")
    case .comma: return CSSInputPart(kind: .comma, text: ",")
    case .open: return CSSInputPart(kind: .open, text: piece(token.range))
    case .close: return CSSInputPart(kind: .close, text: piece(token.range))
    }
  }
}

extension Array<CSSInputPart> {
  /// The parts as CSS writes them, with spaces between.
  var css: String {
    var text = ""
    for (index, part) in enumerated() {
      let isInner = index > 0 && self[index - 1].opens
      let isTight = part.kind == .close || part.kind == .comma || part.kind == .colon || isInner
      if !text.isEmpty, !isTight, !text.hasSuffix(" ") { text += " " }
      text += part.css
    }
    return text
  }

  /// Splits parts at separators outside brackets.
  func split(at isMark: (CSSInputPart) -> Bool) -> [[CSSInputPart]] {
    var pieces: [[CSSInputPart]] = [[]]
    var depth = 0
    for part in self {
      if part.opens { depth += 1 }
      if part.kind == .close { depth -= 1 }
      if depth == 0, isMark(part) {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(part)
      }
    }
    return pieces
  }

  /// The content of an SCSS list in brackets, as in `(100ms,)`; otherwise the parts themselves.
  var withoutBrackets: [CSSInputPart] {
    guard count > 2, first?.kind == .open, first?.text == "(", last?.kind == .close,
      components.count == 1
    else { return self }
    let inner = dropFirst().dropLast()
    return Array(inner.last?.kind == .comma ? inner.dropLast() : inner)
  }

  /// Splits at commas.
  var items: [[CSSInputPart]] { split { $0.kind == .comma } }

  /// Splits into words, numbers and functions with their arguments.
  var components: [[CSSInputPart]] {
    var all: [[CSSInputPart]] = []
    var depth = 0
    for part in self {
      if depth == 0 { all.append([part]) } else { all[all.count - 1].append(part) }
      if part.opens { depth += 1 }
      if part.kind == .close, depth > 0 { depth -= 1 }
    }
    return all
  }

  /// The parts within the brackets of a function.
  var arguments: [CSSInputPart] {
    Array(last?.kind == .close ? dropFirst().dropLast() : dropFirst())
  }
}
