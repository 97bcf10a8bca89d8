/// A call in Swift source, with its arguments.
struct SourceCall {
  /// An argument.
  struct Argument {
    /// What stands before the colon, if anything.
    var label: String?
    /// The bytes of the value.
    var range: Range<Int>
    /// The value, if it is a string literal and nothing else.
    var literal: StringLiteral?
    /// The value, if it is a whole number.
    var number: Int?
  }

  let source: [UInt8]
  /// The bytes between the brackets.
  private(set) var list: Range<Int>
  private(set) var arguments: [Argument] = []
  /// Whether a comment stands between the arguments.
  private(set) var hasComments = false

  /// Reads the call whose arguments begin at a line and column; nil if no call of this name does.
  init?(of name: String, in source: [UInt8], line: Int, column: Int) {
    self.source = source
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    start += column - 1
    // The compiler names the place of the name, or of the bracket after it.
    let word = Array(name.utf8)
    guard start <= source.count else { return nil }
    if source[start...].starts(with: word) { start += word.count }
    guard start < source.count, source[start] == UInt8(ascii: "("), start >= word.count,
      source[..<start].suffix(word.count).elementsEqual(word)
    else { return nil }
    let before = source[..<(start - word.count)].last
    guard before.map(Self.isPartOfName) != true else { return nil }
    list = start..<start
    guard readList(from: start + 1) else { return nil }
  }

  private mutating func readList(from start: Int) -> Bool {
    var scanner = SourceScanner(source, at: start)
    while true {
      scanner.skipTrivia()
      guard let byte = scanner.peek() else { return false }
      if byte == UInt8(ascii: ")") { break }
      let first = scanner.position
      var last = first
      while let byte = scanner.peek(), byte != UInt8(ascii: ","), scanner.skipElement() {
        // What an argument ends with is its last byte that is not blank.
        if !" \n\t".utf8.contains(byte) { last = scanner.position }
      }
      arguments.append(argument(in: first..<last))
      guard let end = scanner.peek() else { return false }
      switch end {
      case UInt8(ascii: ","): scanner.position += 1
      case UInt8(ascii: ")"): break
      default: return false
      }
    }
    list = start..<scanner.position
    hasComments = gaps.contains { gap in
      String(decoding: source[gap], as: UTF8.self).contains { !", \n\t:".contains($0) }
    }
    return true
  }

  /// What stands between the arguments: white space, commas and comments.
  private var gaps: [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = list.lowerBound
    for argument in arguments {
      let label = argument.label.map { $0.utf8.count + 2 } ?? 0
      gaps.append(start..<max(start, argument.range.lowerBound - label))
      start = argument.range.upperBound
    }
    return gaps + [start..<list.upperBound]
  }

  private func argument(in range: Range<Int>) -> Argument {
    var argument = Argument(range: range)
    let name = source[range].prefix { Self.isPartOfName($0) }
    if !name.isEmpty, source[name.endIndex..<range.upperBound].starts(with: ": ".utf8) {
      argument.label = String(decoding: name, as: UTF8.self)
      argument.range = (name.endIndex + 2)..<range.upperBound
    } else if !name.isEmpty, source[name.endIndex..<range.upperBound].starts(with: ":\n".utf8) {
      var scanner = SourceScanner(source, at: name.endIndex + 1)
      scanner.skipTrivia()
      argument.label = String(decoding: name, as: UTF8.self)
      argument.range = min(scanner.position, range.upperBound)..<range.upperBound
    }
    if let literal = StringLiteral(source, at: argument.range.lowerBound),
      literal.range == argument.range
    {
      argument.literal = literal
    }
    argument.number = Int(String(decoding: source[argument.range], as: UTF8.self))
    return argument
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
}
