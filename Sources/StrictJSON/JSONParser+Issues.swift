import Diagnostics

extension JSONParser {
  /// How many issues are kept; the rest are counted.
  static let issueLimit = 100

  /// Notes an issue and continues reading.
  mutating func note(_ issue: JSONIssue) {
    if issues.count < Self.issueLimit { issues.append(issue) } else { dropped += 1 }
  }

  /// Returns an issue at the byte that is next.
  func issue(_ message: String, help: String? = nil, rule: String = JSONRule.syntax) -> JSONIssue {
    JSONIssue(rule: rule, offset: at, message: message, help: help)
  }

  /// Returns the issue of an unexpected byte, or of the end of the text.
  func unexpected(_ wanted: JSONExpectation) -> JSONIssue {
    guard at < text.count else { return unexpectedEnd(wanted) }
    guard let length = text.scalarLength(at: at) else { return notUTF8() }
    return issue(
      "expected \(wanted.rawValue), found \(described(at))",
      help: wanted.advice(found: text.scalar(at: at, length: length), word: word(at: at)))
  }

  /// Returns the issue of a text that ends too early, placed after its last byte that isn't whitespace.
  func unexpectedEnd(_ wanted: JSONExpectation) -> JSONIssue {
    let last = text.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return JSONIssue(
      rule: JSONRule.syntax, offset: (last ?? -1) + 1,
      message: "expected \(wanted.rawValue), found the end of the document",
      help: depth == 0
        ? "is the file complete?" : "is the file complete? close every open { and [")
  }

  /// Returns the issue of content after the document's value.
  func unexpectedRest() -> JSONIssue {
    guard let length = text.scalarLength(at: at) else { return notUTF8() }
    let advice: String
    switch text.scalar(at: at, length: length) {
    case "/", "#":
      advice = "JSON has no comments; write the text in a summary or extensions instead"
    case "}", "]": advice = "remove it, or add the opening bracket"
    default: advice = "write only one JSON value per file, or one preset per line in NDJSON"
    }
    return issue("unexpected \(described(at)) after the end of the document", help: advice)
  }

  /// Returns the issue of a comma before a closing bracket.
  func trailingComma(_ comma: Int) -> JSONIssue {
    JSONIssue(
      rule: JSONRule.syntax, offset: comma,
      message: "trailing comma before \(described(at))",
      help:
        "remove the comma after the last \(text[at] == UInt8(ascii: "}") ? "member" : "element")")
  }

  /// Returns the issue of bytes that are not UTF-8.
  func notUTF8() -> JSONIssue {
    issue("invalid UTF-8", help: "save the file as UTF-8", rule: JSONRule.encoding)
  }

  /// Throws an issue if the text is in a recognizable encoding other than UTF-8.
  func refuseForeignEncoding() throws(JSONIssue) {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw issue(
        "the file starts with a byte order mark", help: "save it as UTF-8 without a BOM",
        rule: JSONRule.encoding)
    }
    // JSON begins with an ASCII character, and one more follows it but in the shortest texts.
    let head = text.prefix(4)
    let isUTF16 =
      text.starts(with: [0xFE, 0xFF]) || text.starts(with: [0xFF, 0xFE])
      || text.starts(with: [0, 0, 0xFE, 0xFF])
      || (text.count.isMultiple(of: 2) && !text.isEmpty
        && (stride(from: 0, to: head.count, by: 2).allSatisfy { head[$0] == 0 }
          || stride(from: 1, to: head.count, by: 2).allSatisfy { head[$0] == 0 }))
    if isUTF16 {
      throw issue(
        "the file looks like UTF-16 or UTF-32, not UTF-8", help: "save it as UTF-8",
        rule: JSONRule.encoding)
    }
  }

  /// Returns the word or character at a byte, which begins well-formed UTF-8, for a message.
  func described(_ offset: Int) -> String {
    let word = word(at: offset)
    if !word.isEmpty { return "'\(word)'" }
    let scalar = text.scalar(at: offset, length: text.scalarLength(at: offset) ?? 1)
    switch scalar.value {
    case 0: return "NUL"
    case 0x0A, 0x0D: return "the end of the line"
    case 0..<0x20, 0x7F: return "control character \(codePoint(scalar))"
    case 0x80... where scalar.properties.isWhitespace:
      return "whitespace character \(codePoint(scalar))"
    default: return "'\(scalar)'"
    }
  }

  /// Returns the first bytes of the word or number at a byte, if one is there.
  private func word(at offset: Int) -> String {
    String(decoding: text[offset...].prefix(24).prefix(while: isWordByte), as: UTF8.self)
  }

  /// Returns a scalar as `U+0009`.
  func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Whether a byte belongs to a word or number, so that it can't follow one directly.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// The element that the grammar expects next, in the words of a message.
enum JSONExpectation: String {
  case value = "a value"
  case key = "a key in double quotes"
  case colon = "':' after the key"
  case commaOrBrace = "',' or '}'"
  case commaOrBracket = "',' or ']'"
  case digit = "a digit"
  case fraction = "a digit after the decimal point"
  case exponent = "a digit in the exponent"
  case endOfNumber = "the end of the number"
  case escape = "the rest of the escape sequence"

  /// Returns how to fix a text that has `found` instead: a guess at what was meant, if there is one,
  /// or else how to write what is expected.
  func advice(found: Unicode.Scalar, word: String) -> String {
    if self == .value || self == .digit, let advice = advice(word: word) { return advice }
    switch found {
    case "'", "‘", "’", "“", "”", "„", "«", "»":
      return "write strings and keys in straight double quotes (\")"
    case "/", "#": return "JSON has no comments; write the text in a summary or extensions instead"
    case _ where found.value >= 0x80 && found.properties.isWhitespace:
      return "replace it with an ordinary space"
    case _ where VisibleText.isHidden(found): return "remove this invisible character"
    default: break
    }
    switch (self, found) {
    case (.value, ","): return "add a value before this comma"
    case (.value, "."), (.digit, "."):
      return "write a digit before the decimal point, for example 0.5"
    case (.value, "+"): return "write the number without '+'"
    case (.value, "−"), (.value, "–"): return "write the minus sign as '-'"
    case (.key, ","): return "add a member before this comma"
    case (.commaOrBrace, "\""), (.commaOrBracket, "\""), (.commaOrBracket, "{"),
      (.commaOrBracket, "["), (.commaOrBracket, "-"), (.commaOrBracket, "0"..."9"):
      return "is a comma missing before it?"
    case (.endOfNumber, "x"), (.endOfNumber, "X"): return "write the number in decimal"
    case (.endOfNumber, "a"..."z"):
      return "write a number with a unit as a string, for example \"300ms\""
    default: return form
    }
  }

  /// How to write what is expected.
  private var form: String {
    switch self {
    case .value: "write a number, a string in double quotes, true, false, null, […], or {…}"
    case .key, .colon: "write each member as \"key\": value"
    case .commaOrBrace: "separate members with commas, and close the object with '}'"
    case .commaOrBracket: "separate elements with commas, and close the array with ']'"
    case .digit, .fraction, .exponent, .endOfNumber: "write a number, for example -0.5 or 1e-3"
    case .escape: "write a character code as \\u00e9, and a backslash as \\\\"
    }
  }

  /// Returns the advice about a word where a value is expected.
  private func advice(word: String) -> String? {
    switch word.lowercased() {
    case "nan", "inf", "infinity": "write a finite number; JSON has no NaN or Infinity"
    case "true", "false", "null": "write true, false, and null in lower case"
    case _ where self == .value && word.utf8.first.map { $0 >= UInt8(ascii: "A") } == true:
      "write strings in double quotes"
    default: nil
    }
  }
}

/// A problem in the text, with its byte offset.
struct JSONIssue: Error {
  var rule: String
  var offset: Int
  var message: String
  var help: String?
  /// The position of the first occurrence; the help ends with it.
  var earlier: Int?

  /// Returns the issue as a finding; `hasTree` says whether its pointer can be looked up.
  func finding(in document: JSONDocument, hasTree: Bool) -> Finding {
    let pointer = hasTree ? document.pointer(toOffset: offset) : ""
    var help = help
    if let earlier {
      let (line, column) = document.position(of: earlier)
      help = "\(help ?? "") line \(line), column \(column)"
    }
    return Finding(
      rule, message, place: document.place(offset: offset, pointer: pointer), help: help)
  }
}

extension JSONDocument {
  /// Returns the pointer of the deepest value that holds a byte; a key counts as its member.
  func pointer(toOffset offset: Int) -> String {
    // Nodes are in the order of their first bytes, so the last that starts there is the deepest.
    let after = nodes.partitionPoint { Int($0.start) > offset }
    guard after > 0 else { return "" }
    return JSONValue(document: self, index: after - 1).pointer(from: root)
  }
}
