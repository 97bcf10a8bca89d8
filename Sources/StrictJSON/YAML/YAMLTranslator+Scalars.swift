// Strings, numbers, and flow collections.
extension YAMLTranslator {
  /// Reads a value that is neither a block mapping nor a block sequence.
  mutating func scalar(deeperThan parent: Int, _ depth: Int) {
    switch byte() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): flow(depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): takeQuoted()
    case UInt8(ascii: "*"): takeAlias()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): takeBlock(deeperThan: parent)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      fail(at, "an unquoted string can't start with this character", help: "write it in quotes")
    default: takePlain(deeperThan: parent)
    }
  }

  /// Reads a string without quotes, and its continuation lines.
  private mutating func takePlain(deeperThan parent: Int) {
    let start = at
    var words = takePlainLine()
    while true {
      var ahead = self
      ahead.skip()
      guard ahead.issue == nil, ahead.at < text.count, ahead.column > parent, ahead.at > at,
        !ahead.begins(with: "- ")
      else { break }
      self = ahead
      words += [0x20] + takePlainLine()
    }
    putPlain(words, at: start)
  }

  private mutating func takePlainLine() -> [UInt8] {
    let start = at
    while !endsLine(), !(byte() == UInt8(ascii: ":") && isSpaceOrEnd(1)) { at += 1 }
    let line = Array(text[start..<at].trimmed)
    if byte() == UInt8(ascii: ":") {
      fail(at, "unexpected second ':' on this line", help: "write the string in quotes")
    }
    return line
  }

  /// Adds an unquoted scalar as null, a Boolean, a number, or a string.
  private mutating func putPlain(_ words: [UInt8], at start: Int) {
    let word = String(decoding: words, as: UTF8.self)
    switch word {
    case "", "~", "null", "Null", "NULL": output.mark(start, "null".utf8)
    case "true", "True", "TRUE": output.mark(start, "true".utf8)
    case "false", "False", "FALSE": output.mark(start, "false".utf8)
    default:
      guard let number = Self.number(word) else { return putText(words[...], at: start) }
      output.mark(start, number.utf8)
    }
  }

  /// A number as JSON writes it; nil for other scalars.
  private static func number(_ word: String) -> String? {
    var digits = word[...]
    let sign = digits.first == "-" ? "-" : ""
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    guard let first = digits.utf8.first, "0123456789.".utf8.contains(first),
      digits.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }),
      let value = Double(digits), value.isFinite
    else { return nil }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasSuffix(".") { digits = digits.dropLast() }
    // JSON numbers can't have leading zeros or be written as `1.e5`.
    let isPlain = !(digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true)
    return isPlain && !digits.contains(".e") && !digits.contains(".E")
      ? sign + digits : sign + "\(value)"
  }

  /// Reads a string in quotes, which may have several lines.
  mutating func takeQuoted() {
    let (start, quote) = (at, byte() ?? 0)
    at += 1
    var value: [UInt8] = []
    while let byte = byte(), byte != quote || self.byte(1) == quote && quote == UInt8(ascii: "'") {
      if byte == quote {
        value.append(quote)
        at += 2
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        guard takeEscape(&value) else { return }
      } else if byte == 0x0A {
        while let last = value.last, last <= 0x20 { value.removeLast() }
        skip()
        value.append(0x20)
      } else {
        value.append(byte)
        at += 1
      }
    }
    guard byte() == quote else {
      return fail(
        start, "the string isn't closed", help: "close it with the same quote that opened it")
    }
    at += 1
    putText(value[...], at: start)
  }

  private mutating func takeEscape(_ value: inout [UInt8]) -> Bool {
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "e"): 0x1B,
      UInt8(ascii: "0"): 0,
    ]
    let lengths: [UInt8: Int] = [
      UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
    ]
    guard let mark = byte(1) else { return true }
    if let length = lengths[mark] {
      let digits = String(decoding: text[at + 2..<min(at + 2 + length, text.count)], as: UTF8.self)
      guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        fail(at, "invalid escape sequence", help: "write a character code, for example \\u3042")
        return false
      }
      value += Array(String(scalar).utf8)
      at += 2 + length
    } else {
      value.append(simple[mark] ?? mark)
      at += 2
    }
    return true
  }

  /// Reads a block string, whose lines are kept or folded.
  private mutating func takeBlock(deeperThan parent: Int) {
    let (start, isFolded) = (at, byte() == UInt8(ascii: ">"))
    skipLine()
    var lines: [[UInt8]] = []
    var indent: Int?
    while at < text.count {
      let begin = at + 1
      let content = text[begin...].prefix { $0 != 0x0A }
      let spaces = content.prefix { $0 == 0x20 }.count
      let isBlank = content.allSatisfy { $0 <= 0x20 }
      if !isBlank, spaces <= parent || spaces < indent ?? 0 { break }
      if !isBlank { indent = indent ?? spaces }
      lines.append(Array(content.dropFirst(min(indent ?? spaces, spaces)).trimmedAtEnd))
      at = content.endIndex
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let joined = lines.joined(separator: isFolded ? [0x20] : [0x0A])
    putText(Array(joined)[...], at: start)
  }

  /// Adds a text as a JSON string.
  mutating func putText(_ value: ArraySlice<UInt8>, at start: Int) {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        json += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: json.append(byte)
      }
    }
    output.mark(start, json + [UInt8(ascii: "\"")])
  }
}

// Brackets.
extension YAMLTranslator {
  private mutating func flow(_ depth: Int) {
    guard depth < Self.mostLevels else {
      return fail(
        at, "values are nested more than \(Self.mostLevels) levels deep",
        help: "move inner values to a higher level")
    }
    let (start, isMap) = (at, byte() == UInt8(ascii: "{"))
    let closing = isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")
    put(isMap ? "{" : "[", at: at)
    at += 1
    var isFirst = true
    while issue == nil {
      skip()
      guard let next = byte() else {
        return fail(start, "the bracket isn't closed", help: "close it with '\(isMap ? "}" : "]")'")
      }
      if next == closing { break }
      if !isFirst { put(",", at: at) }
      isFirst = false
      if isMap {
        flowValue(depth, isKey: true)
        skip()
        put(":", at: min(at, text.count))
        if byte() == UInt8(ascii: ":") {
          at += 1
          skip()
          flowValue(depth + 1)
        } else {
          output.mark(min(at, text.count), "null".utf8)
        }
      } else {
        flowValue(depth + 1)
      }
      skip()
      if byte() == UInt8(ascii: ",") {
        at += 1
      } else if let next = byte(), next != closing {
        return fail(at, "expected ',' or the closing bracket", help: "separate values with commas")
      }
    }
    put(isMap ? "}" : "]", at: min(at, text.count))
    at += 1
  }

  private mutating func flowValue(_ depth: Int, isKey: Bool = false) {
    switch byte() {
    case UInt8(ascii: "{") where !isKey, UInt8(ascii: "[") where !isKey: flow(depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): takeQuoted()
    case UInt8(ascii: "*") where !isKey: takeAlias()
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): output.mark(at, "null".utf8)
    default:
      let start = at
      while let byte = byte(), byte != 0x0A, !",]}[{".utf8.contains(byte), !endsLine() {
        let ends = self.byte(1).map { $0 <= 0x20 || ",]}".utf8.contains($0) } ?? true
        if byte == UInt8(ascii: ":"), ends { break }
        at += 1
      }
      let words = Array(text[start..<at].trimmed)
      if isKey || words.isEmpty {
        putText(words[...], at: start)
      } else {
        putPlain(words, at: start)
      }
    }
  }
}

extension Sequence<UInt8> {
  /// The bytes without trailing whitespace.
  var trimmedAtEnd: ArraySlice<UInt8> {
    var bytes = Array(self)[...]
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }

  /// The bytes without leading and trailing whitespace.
  var trimmed: ArraySlice<UInt8> { trimmedAtEnd.drop { $0 <= 0x20 } }
}
