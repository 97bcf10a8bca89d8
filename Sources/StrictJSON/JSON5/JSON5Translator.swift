/// Translates JSON5 to JSON, and records the original position of each byte.
///
/// It removes comments and trailing commas, puts keys and strings in double quotes, and writes numbers as
/// JSON does. Other errors are left for the strict parser to find.
struct JSON5Translator {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0
  /// The JSON.
  private(set) var output = JSONTranslation()
  /// The first error in the JSON5, with its position in the text.
  private(set) var issue: JSONIssue?
  /// The position of the last comma in the JSON, if nothing follows it.
  private var comma: Int?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    output.json.reserveCapacity(text.count + 64)
  }

  mutating func translate() {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    while at < text.count, issue == nil {
      let byte = text[at]
      switch byte {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: skipSpace()
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): takeText(byte)
      case UInt8(ascii: ","):
        comma = output.json.count
        put(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        dropComma()
        put(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): put(byte)
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        takeNumber()
      default:
        if isWordByte(byte) || byte >= 0x80 && !isWideSpace() {
          takeWord()
        } else if byte >= 0x80 {
          at += text.scalarLength(at: at) ?? 1
        } else {
          put(byte)
        }
      }
    }
  }

  /// Whether a byte belongs to a word or number.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while at < text.count, text[at] <= 0x20 { at += 1 }
    // Two words must not grow together.
    if let last = output.json.last, isWordByte(last) { mark(at - 1, [0x20]) }
  }

  /// Whether a colon is next, after whitespace and comments.
  private func colonFollows() -> Bool {
    var ahead = self
    while ahead.at < text.count {
      let byte = text[ahead.at]
      if byte <= 0x20 {
        ahead.at += 1
      } else if byte == UInt8(ascii: "/") {
        // A slash that doesn't start a comment would be added to a copy of all the JSON.
        guard ahead.at + 1 < text.count, "/*".utf8.contains(text[ahead.at + 1]) else {
          return false
        }
        ahead.skipComment()
        if ahead.issue != nil { return false }
      } else if byte >= 0x80, ahead.isWideSpace() {
        ahead.at += text.scalarLength(at: ahead.at) ?? 1
      } else {
        return byte == UInt8(ascii: ":")
      }
    }
    return false
  }

  /// Whether whitespace outside ASCII, or a line separator, is next.
  private func isWideSpace() -> Bool {
    guard let length = text.scalarLength(at: at) else { return false }
    let value = text.scalar(at: at, length: length).value
    return value == 0xA0 || value == 0xFEFF || (0x2000...0x200A).contains(value)
      || value == 0x2028 || value == 0x2029 || value == 0x202F || value == 0x3000
  }

  private mutating func skipComment() {
    guard at + 1 < text.count else { return put(text[at]) }
    let start = at
    if text[at + 1] == UInt8(ascii: "/") {
      while at < text.count, text[at] != 0x0A { at += 1 }
    } else if text[at + 1] == UInt8(ascii: "*") {
      at += 2
      while at + 1 < text.count,
        !(text[at] == UInt8(ascii: "*") && text[at + 1] == UInt8(ascii: "/"))
      {
        at += 1
      }
      guard at + 1 < text.count else {
        return fail(start, "the comment isn't closed", help: "close it with */")
      }
      at += 2
    } else {
      put(text[at])
    }
  }

  /// Removes a comma before a closing bracket, unless nothing is before the comma.
  private mutating func dropComma() {
    guard let comma else { return }
    let before = output.json[..<comma].last { $0 != 0x20 }
    let marks = [UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":")]
    guard let before, !marks.contains(before) else { return }
    output.json.removeSubrange(comma...)
    while let last = output.runs.last, Int(last.start) >= output.json.count {
      output.runs.removeLast()
    }
    self.comma = nil
  }

  private mutating func put(_ byte: UInt8) {
    mark(at, [byte])
    if byte != UInt8(ascii: ",") { comma = nil }
    at += 1
  }

  /// Adds bytes that represent a part of the text.
  private mutating func mark(_ origin: Int, _ bytes: some Collection<UInt8>) {
    if bytes.first != 0x20, bytes.first != UInt8(ascii: ",") { comma = nil }
    output.mark(origin, bytes)
  }

  private mutating func fail(_ offset: Int, _ message: String, help: String) {
    issue = JSONIssue(rule: JSONRule.syntax, offset: offset, message: message, help: help)
  }

  private mutating func takeText(_ quote: UInt8) {
    let start = at
    at += 1
    var out: [UInt8] = [UInt8(ascii: "\"")]
    while true {
      guard at < text.count else {
        return fail(
          start, "the string isn't closed", help: "close it with the same quote that opened it")
      }
      let byte = text[at]
      if byte == quote { break }
      switch byte {
      case 0x0A, 0x0D:
        return fail(
          start, "the string isn't closed on its line", help: "close it, or end the line with \\")
      case UInt8(ascii: "\""): out += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\\"):
        takeEscape(&out)
        continue
      case 0..<0x20: out += Self.escaped(UInt16(byte))
      default: out.append(byte)
      }
      at += 1
    }
    at += 1
    out.append(UInt8(ascii: "\""))
    mark(start, out)
  }

  private mutating func takeEscape(_ out: inout [UInt8]) {
    guard at + 1 < text.count else {
      at += 1
      return
    }
    let byte = text[at + 1]
    at += 2
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "u"):
      out += [UInt8(ascii: "\\"), byte]
    case 0x0D: if at < text.count, text[at] == 0x0A { at += 1 }
    case 0x0A: break
    case UInt8(ascii: "v"): out += Self.escaped(0x0B)
    case UInt8(ascii: "0"): out += Self.escaped(0)
    case UInt8(ascii: "x"):
      let digits = text[at..<min(at + 2, text.count)]
      guard digits.count == 2,
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      else {
        return fail(
          at - 2, "\\x must be followed by 2 hexadecimal digits",
          help: "write 2 digits, for example \\x41")
      }
      out += Self.escaped(unit)
      at += 2
    default: out.append(byte)
    }
  }

  private static func escaped(_ unit: UInt16) -> [UInt8] {
    let digits = String(unit, radix: 16)
    return Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      + Array(digits.utf8)
  }

  private mutating func takeWord() {
    let start = at
    while at < text.count, isWordByte(text[at]) || text[at] >= 0x80 && !isWideSpace() {
      at += text[at] < 0x80 ? 1 : text.scalarLength(at: at) ?? 1
    }
    let word = text[start..<at]
    let isKey = colonFollows()
    if !isKey, ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) {
      return mark(start, Array(word))
    }
    if isKey || ["Infinity", "NaN", "undefined"].contains(where: { word.elementsEqual($0.utf8) }) {
      return mark(start, [UInt8(ascii: "\"")] + Array(word) + [UInt8(ascii: "\"")])
    }
    let shown = String(decoding: word.prefix(30), as: UTF8.self)
    fail(
      start, "expected a value, found '\(shown)'",
      help: "write strings in quotes; code isn't evaluated")
  }

  private mutating func takeNumber() {
    let start = at
    var isNegative = false
    if text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") {
      isNegative = text[at] == UInt8(ascii: "-")
      at += 1
    }
    let digits = at
    while at < text.count,
      isWordByte(text[at]) || text[at] == UInt8(ascii: ".")
        || (text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-")) && at > digits
          && (text[at - 1] | 0x20) == UInt8(ascii: "e")
    {
      at += 1
    }
    var number = String(decoding: text[digits..<at], as: UTF8.self)
    if number == "Infinity" || number == "NaN" {
      return mark(start, Array("\"\(isNegative ? "-" : "")\(number)\"".utf8))
    }
    if number.lowercased().hasPrefix("0x"), let value = UInt64(number.dropFirst(2), radix: 16) {
      number = String(value)
    }
    if number.hasPrefix(".") { number = "0" + number }
    if let point = number.firstIndex(of: ".") {
      let next = number.index(after: point)
      if next == number.endIndex || "eE".contains(number[next]) { number.remove(at: point) }
    }
    mark(start, Array(((isNegative ? "-" : "") + number).utf8))
  }
}

extension JSONDocument {
  /// Reads a text as JSON5: comments, unquoted keys, single-quoted strings, and trailing commas are
  /// allowed.
  ///
  /// Everything else must be valid JSON. Findings have their positions in the original text.
  public static func read(json5 bytes: [UInt8], file: String) -> JSONReading {
    read(bytes, file: file) { text in
      var translator = JSON5Translator(text)
      translator.translate()
      return (translator.output, translator.issue)
    }
  }
}
