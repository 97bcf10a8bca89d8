/// The translator turns YAML into JSON, and knows where each byte of it came from.
///
/// It reads what people write by hand: mappings and sequences in blocks and in brackets; texts that are
/// plain, in quotes and in blocks; comments, anchors and aliases. Tags, merge keys, keys of more than one
/// line and further documents are refused. (YAML 1.2.2.)
struct YAMLTranslator {
  let text: UnsafeBufferPointer<UInt8>
  var at = 0
  /// Where the line begins that is read.
  private var line = 0
  /// The JSON.
  var output = JSONTranslation()
  /// The part that can't be read, with its place in the text.
  private(set) var issue: JSONIssue?
  /// The JSON that each anchor stands for.
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
      fail(at, "a second document begins", help: "keep each document in a file of its own")
    } else {
      fail(at, "this doesn't belong to what is above it", help: "check its indentation")
    }
  }

  // MARK: Bytes

  var column: Int { at - line }

  func byte(_ offset: Int = 0) -> UInt8? { at + offset < text.count ? text[at + offset] : nil }

  func begins(with word: String) -> Bool { text[at...].starts(with: word.utf8) }

  /// Whether the line, or what counts of it, ends some bytes from here.
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

  /// Goes to what comes next, beyond white space and comments, on whatever line it is.
  mutating func skip() {
    while let byte = byte() {
      switch byte {
      case 0x0A:
        at += 1
        line = at
      case 0x09 where text[line..<at].allSatisfy({ $0 == 0x20 }) && !endsLine(1):
        return fail(at, "a tab can't indent in YAML", help: "use spaces")
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
  /// How deep values may stand in each other.
  static let mostLevels = 100

  /// Takes the value that begins here; null if nothing is deeper than a column.
  mutating func node(deeperThan parent: Int, depth: Int) {
    guard at < text.count, column > parent else {
      return output.mark(min(at, text.count), "null".utf8)
    }
    guard depth < Self.mostLevels else {
      return fail(
        at, "values are nested too deeply", help: "at most \(Self.mostLevels) levels are read")
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
      fail(at, "keys of more than one line aren't read", help: "write \"key: value\"")
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

  /// Whether a key begins here: a text on one line, and a colon after it.
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
      return fail(at, "merge keys aren't read", help: "write the members out")
    }
    if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'") { return takeQuoted() }
    let start = at
    while let byte = byte(), !(byte == UInt8(ascii: ":") && isSpaceOrEnd(1)) { at += 1 }
    putText(text[start..<at].trimmed, at: start)
  }

  /// Takes the name of an anchor; nil if there is none.
  private mutating func takeAnchor() -> String? {
    if byte() == UInt8(ascii: "!") {
      fail(at, "tags aren't read", help: "write a text in quotes, and everything else plainly")
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

  /// Takes an alias: what its anchor stands for, with the places that it has there.
  mutating func takeAlias() {
    let start = at
    let name = takeName()
    guard let range = anchors[name] else {
      return fail(
        start, "nothing above has the anchor &\(name)", help: "write &\(name) before its value")
    }
    guard output.json.count + range.count <= 16 * text.count + 65_536 else {
      return fail(start, "its aliases make it too long", help: "write the value out")
    }
    output.copy(range)
  }
}

extension JSONDocument {
  /// Reads YAML as the JSON that it stands for; places are those in the text.
  public static func read(yaml bytes: [UInt8], file: String) -> JSONReading {
    read(bytes, file: file) { text in
      var translator = YAMLTranslator(text)
      translator.translate()
      return (translator.output, translator.issue)
    }
  }
}
