import StrictJSON
import Testing

@Suite struct JSONLinesTests {
  /// Reads a text in chunks of `size` bytes.
  private func lines(
    _ text: String, size: Int, limit: Int = 100
  ) -> [JSONLines<Never>.Line] {
    var rest = Array(text.utf8)[...]
    var lines = JSONLines<Never>(limit: limit) { _ in
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    var found: [JSONLines<Never>.Line] = []
    while let line = lines.next() {
      found.append(line)
      #expect(lines.number == found.count)
    }
    #expect(lines.next() == nil)
    return found
  }

  private static let ten = String(repeating: "a", count: 10)
  private static let eleven = String(repeating: "b", count: 11)
  private static let hundred = String(repeating: "c", count: 100)

  @Test(
    arguments: [
      ("", []),
      ("\n", [""]),
      ("\r\n", [""]),
      ("\n\n", ["", ""]),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\r\n", ["a"]),
      ("a\r", ["a"]),
      ("a\n\nb", ["a", "", "b"]),
      ("{\"a\":1}\r\n{\"b\":2}\r\n", ["{\"a\":1}", "{\"b\":2}"]),
      // Only a carriage return before the line's end is part of it.
      ("a\rb\n", ["a\rb"]),
      ("a\r\r\n", ["a\r"]),
      ("日本\nКарта", ["日本", "Карта"]),
      ("\u{2028}\u{85}\u{C}\n", ["\u{2028}\u{85}\u{C}"]),
    ] as [(String, [String])])
  func sameLinesInAnyChunks(text: String, expected: [String]) {
    for size in 1...max(1, text.utf8.count) {
      #expect(lines(text, size: size) == expected.map { .text(Array($0.utf8)) }, "\(size)")
    }
  }

  @Test func limit() {
    let text = "\(Self.ten)\n\(Self.eleven)\nx\n\(Self.ten)\r\n\(Self.hundred)\n\(Self.eleven)\r\ny"
    for size in 1...text.utf8.count {
      #expect(
        lines(text, size: size, limit: 10) == [
          .text(Array(Self.ten.utf8)),
          .tooLong(Array(Self.eleven.utf8)),
          .text([0x78]),
          .text(Array(Self.ten.utf8)),
          .tooLong(Array(Self.hundred.utf8.prefix(64))),
          .tooLong(Array(Self.eleven.utf8)),
          .text([0x79]),
        ], "\(size)")
    }
  }

  @Test func longLastLine() {
    for size in 1...11 {
      #expect(lines(Self.eleven, size: size, limit: 10) == [.tooLong(Array(Self.eleven.utf8))])
    }
    #expect(lines(Self.ten, size: 3, limit: 10) == [.text(Array(Self.ten.utf8))])
  }

  @Test func limitIsTwoMebibytesByDefault() {
    let size = 2 << 20
    for (count, isText) in [(size, true), (size + 1, false)] {
      var chunks = [[UInt8](repeating: 0x20, count: count), [0x0A, 0x31]]
      var lines = JSONLines<Never> { _ in chunks.isEmpty ? [] : chunks.removeFirst() }
      let head = [UInt8](repeating: 0x20, count: isText ? count : 64)
      #expect(lines.next() == (isText ? .text(head) : .tooLong(head)))
      #expect(lines.next() == .text([0x31]))
      #expect(lines.next() == nil)
    }
  }

  /// A source without end is asked for bounded pieces, and a line without end is not kept.
  @Test func memoryIsBounded() {
    var chunks = 0
    var largest = 0
    var lines = JSONLines<Never>(limit: 1000) { count in
      largest = max(largest, count)
      chunks += 1
      return chunks < 2_000
        ? [UInt8](repeating: 0x61, count: count) : chunks == 2_000 ? [0x0A, 0x62] : []
    }
    #expect(lines.next() == .tooLong([UInt8](repeating: 0x61, count: 64)))
    #expect(lines.next() == .text([0x62]))
    #expect(lines.next() == nil)
    #expect(largest == 1 << 18)
  }

  @Test func aFailingSourceIsReported() throws {
    struct Broken: Error, Equatable { var code = 5 }
    var chunks: [[UInt8]] = [Array("a\nb".utf8)]
    var lines = JSONLines<Broken> { _ throws(Broken) in
      if chunks.isEmpty { throw Broken() }
      return chunks.removeFirst()
    }
    #expect(try lines.next() == .text([0x61]))
    #expect(throws: Broken(code: 5)) { try lines.next() }
    #expect(lines.number == 1)
  }

  /// Every line is a document of its own: one that is broken does not harm the next.
  @Test func brokenLinesStandAlone() {
    let text = "{\"a\":1}\n{\"a\":}\n\n  [1,]\n{\"a\":1,\"a\":2}\n{\"b\":2}"
    var verdicts: [String] = []
    for (number, line) in lines(text, size: 7).enumerated() {
      guard case .text(let bytes) = line, !bytes.isEmpty else { continue }
      let reading = JSONDocument.read(bytes, file: "t.ndjson", firstLine: number + 1)
      verdicts += reading.findings.map(brief)
      if reading.findings.isEmpty { verdicts.append("\(number + 1) is good") }
    }
    #expect(
      verdicts == [
        "1 is good", "2:6 json/syntax", "4:5 json/syntax", "5:8 json/duplicate-key /a",
        "6 is good",
      ])
  }
}
