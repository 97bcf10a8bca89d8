/// Translates YAML to JSON, and records the original position of each byte.
///
/// It supports YAML as people write it by hand: block and flow mappings and sequences; plain, quoted, and
/// block strings; comments, anchors, and aliases. Tags, merge keys, multiline keys, and multiple documents
/// aren't supported. (YAML 1.2.2.)
struct YAMLTranslator {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  /// The start of the current line.
  private var line = 0
  /// The JSON.
  var output = JSONTranslation()
  /// The first error, with its position in the text.
  private(set) var issue: JSONIssue?
  /// The JSON of each anchor.
  private var anchors: [String: Range<Int>] = [:]

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func translate() {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { (at, line) = (3, 3) }
    skip()
    while issue == nil, at == line, begins(with: "%") || begins(with: "---") {
      if begins(with: "%") { skipLine() } else { at += 3 }
      skip()
    }
    node(deeperThan: -1, depth: 0)
    skip()
    if at == line, begins(with: "...") {
      at += 3
      skip()
    }
    guard at < text.count else { return }
    if at == line, begins(with: "---") {
      fail(at, "the file has more than one document", help: "write each document to its own file")
    } else {
      fail(at, "unexpected content after the document's value", help: "check its indentation")
    }
  }

  // MARK: Bytes

  var column: Int { at - line }

  func byte(_ offset: Int = 0) -> UInt8? { at + offset < text.count ? text[at + offset] : nil }

  func begins(with word: String) -> Bool { text[at...].starts(with: word.utf8) }

  /// Whether the line ends after some bytes, ignoring whitespace and a comment.
  func endsLine(_ offset: Int = 0) -> Bool {
    switch byte(offset) {
    case nil, 0x0A, 0x0D: true
    case UInt8(ascii: "#"): offset + at > 0 && Self.isSpace(text[at + offset - 1])
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func isSpaceOrEnd(_ offset: Int) -> Bool { byte(offset).map { $0 <= 0x20 } ?? true }

  mutating func skipSpaces() {
    while let byte = byte(), Self.isSpace(byte) { at += 1 }
  }

  mutating func skipLine() {
    while let byte = byte(), byte != 0x0A { at += 1 }
  }

  /// Skips whitespace, comments, and line breaks.
  mutating func skip() {
    while let byte = byte() {
      switch byte {
      case 0x0A:
        at += 1
        line = at
      case 0x09 where text[line..<at].allSatisfy({ $0 == 0x20 }) && !endsLine(1):
        return fail(at, "tabs can't indent YAML", help: "use spaces")
      case 0x09, 0x0D, 0x20: at += 1
      case UInt8(ascii: "#") where at == line || Self.isSpace(text[at - 1]): skipLine()
      default: return
      }
    }
  }

  mutating func fail(_ offset: Int, _ message: String, help: String) {
    guard issue == nil else { return }
    issue = JSONIssue(rule: JSONRule.syntax, offset: offset, message: message, help: help)
    at = text.count
  }

  mutating func put(_ byte: Character, at origin: Int) {
    output.mark(origin, String(byte).utf8)
  }
}

// Blocks.
extension YAMLTranslator {
  /// The maximum nesting depth of values.
  static let mostLevels = 100

  /// Reads the value at this position; null if nothing is indented deeper than a column.
  mutating func node(deeperThan parent: Int, depth: Int) {
    guard at < text.count, column > parent else {
      return output.mark(min(at, text.count), "null".utf8)
    }
    guard depth < Self.mostLevels else {
      return fail(
        at, "values are nested more than \(Self.mostLevels) levels deep",
        help: "move inner values to a higher level")
    }
    let start = output.json.count
    let anchor = takeAnchor()
    if anchor != nil, endsLine() {
      skip()
      if at >= text.count || column <= parent {
        return output.mark(min(at, text.count), "null".utf8)
      }
    }
    if byte() == UInt8(ascii: "?"), isSpaceOrEnd(1) {
      fail(at, "multiline keys aren't supported", help: "write 'key: value' on one line")
    } else if byte() == UInt8(ascii: "-"), isSpaceOrEnd(1) {
      sequence(at: column, depth)
    } else if isKey {
      mapping(at: column, depth)
    } else {
      scalar(deeperThan: parent, depth)
    }
    if let anchor { anchors[anchor] = start..<output.json.count }
  }

  private mutating func mapping(at indent: Int, _ depth: Int) {
    put("{", at: at)
    while issue == nil {
      takeKey(depth)
      skipSpaces()
      let colon = at
      at += 1
      put(":", at: colon)
      skipSpaces()
      let anchor = endsLine() ? nil : takeAnchor()
      let start = output.json.count
      if endsLine() {
        skip()
        let isList = column == indent && byte() == UInt8(ascii: "-") && isSpaceOrEnd(1)
        if isList, at < text.count {
          sequence(at: indent, depth + 1)
        } else {
          node(deeperThan: indent, depth: depth + 1)
        }
      } else {
        scalar(deeperThan: indent, depth + 1)
      }
      if let anchor { anchors[anchor] = start..<output.json.count }
      skip()
      guard at < text.count, column == indent, isKey else { break }
      put(",", at: at)
    }
    put("}", at: max(at - 1, 0))
  }

  private mutating func sequence(at indent: Int, _ depth: Int) {
    put("[", at: at)
    while issue == nil {
      at += 1
      skipSpaces()
      if endsLine() { skip() }
      node(deeperThan: indent, depth: depth + 1)
      skip()
      guard at < text.count, column == indent, byte() == UInt8(ascii: "-"), isSpaceOrEnd(1) else {
        break
      }
      put(",", at: at)
    }
    put("]", at: max(at - 1, 0))
  }

  /// Whether a key starts here: a string on one line, followed by a colon.
  private var isKey: Bool {
    guard let first = byte(), !"[{|>*&!%@`".utf8.contains(first) else { return false }
    var ahead = self
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      ahead.at += 1
      while let byte = ahead.byte(), byte != first, byte != 0x0A {
        ahead.at += byte == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
      }
      ahead.at += 1
      ahead.skipSpaces()
      return ahead.byte() == UInt8(ascii: ":") && ahead.isSpaceOrEnd(1)
    }
    while !ahead.endsLine() {
      if ahead.byte() == UInt8(ascii: ":"), ahead.isSpaceOrEnd(1) { return true }
      ahead.at += 1
    }
    return false
  }

  private mutating func takeKey(_ depth: Int) {
    if begins(with: "<<"), byte(2) == UInt8(ascii: ":") {
      return fail(at, "merge keys aren't supported", help: "write the members out")
    }
    if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'") { return takeQuoted() }
    let start = at
    while let byte = byte(), !(byte == UInt8(ascii: ":") && isSpaceOrEnd(1)) { at += 1 }
    putText(text[start..<at].trimmed, at: start)
  }

  /// Reads the name of an anchor; nil if there is none.
  private mutating func takeAnchor() -> String? {
    if byte() == UInt8(ascii: "!") {
      fail(at, "tags aren't supported", help: "remove the tag, and write a string in quotes")
    }
    guard byte() == UInt8(ascii: "&") else { return nil }
    let name = takeName()
    skipSpaces()
    return name
  }

  private mutating func takeName() -> String {
    let start = at + 1
    while let byte = byte(), byte > 0x20, !",]}".utf8.contains(byte) { at += 1 }
    return String(decoding: text[start..<at], as: UTF8.self)
  }

  /// Reads an alias: a copy of its anchor's JSON, with the anchor's positions.
  mutating func takeAlias() {
    let start = at
    let name = takeName()
    guard let range = anchors[name] else {
      return fail(
        start, "no anchor '&\(name)' above this alias", help: "add &\(name) before the value above")
    }
    guard output.json.count + range.count <= 16 * text.count + 65_536 else {
      return fail(start, "aliases make the document too long", help: "write the value out")
    }
    output.copy(range)
  }
}

extension JSONDocument {
  /// Reads a text as YAML.
  ///
  /// Findings have their positions in the original text.
  public static func read(yaml bytes: [UInt8], file: String) -> JSONReading {
    read(bytes, file: file) { text in
      var translator = YAMLTranslator(text)
      translator.translate()
      return (translator.output, translator.issue)
    }
  }
}
