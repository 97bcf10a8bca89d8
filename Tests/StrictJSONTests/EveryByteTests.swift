import Diagnostics
import SeededNumbers
import StrictJSON
import Testing

/// What cannot be tried by hand: every byte, every prefix, thousands of mutations.
@Suite struct EveryByteTests {
  @Test(arguments: UInt8.min...UInt8.max)
  func alone(byte: UInt8) {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    #expect((read([byte]).document != nil) == isDigit)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func inString(byte: UInt8) {
    let isPlain = byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
    // Every place of a word of eight bytes.
    for place in 0..<20 {
      var text = [UInt8](repeating: 0x61, count: 20)
      text[place] = byte
      let document = read([0x22] + text + [0x22]).document
      #expect((document != nil) == isPlain)
      #expect(document?.root.string == (isPlain ? String(decoding: text, as: UTF8.self) : nil))
    }
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func afterBackslash(byte: UInt8) {
    let isEscape = #""\/bfnrt"#.utf8.contains(byte)
    #expect((read([0x22, 0x5C, byte, 0x22]).document != nil) == isEscape)
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func asHexadecimalDigit(byte: UInt8) {
    let isDigit = "0123456789abcdefABCDEF".utf8.contains(byte)
    for place in 3...6 {
      var text = Array(#""\u1111""#.utf8)
      text[place] = byte
      #expect((read(text).document != nil) == isDigit)
    }
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func betweenTokens(byte: UInt8) {
    let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    for text in ["{", "{\"a\"", "{\"a\":", "{\"a\":[]"] {
      let rest = "{\"a\":[]}".dropFirst(text.count)
      let whole = Array(text.utf8) + [byte] + Array(rest.utf8)
      #expect((read(whole).document != nil) == isSpace, "\(text)")
    }
  }

  private static let valid = Array(
    #"""
    {"a":[1,2.5,-3e2,{"b":"xé日😀\u00e9\ud83d\ude00\n","c":null}],
     "d":true,"e":false,"g":{},"h":[],"\u0066":[[[ ]]] }
    """#.utf8)

  @Test func everyPrefixIsRefused() {
    #expect(read(Self.valid).findings == [])
    for count in 0..<Self.valid.count {
      let reading = read(Array(Self.valid.prefix(count)))
      #expect(reading.document == nil, "\(count)")
      // Beside what ended the reading, a surrogate may have lost its other half.
      let ends = reading.findings.filter { $0.rule != JSONRule.character }
      #expect(ends.count == 1, "\(count)")
    }
  }

  /// Whatever is read, findings have a place in the text, and what is written reads the same.
  @Test(arguments: UInt64(1)...8)
  func mutations(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    for _ in 0..<2_000 {
      let bytes = mutated(&generator)
      let reading = read(bytes)
      #expect(reading.document != nil || !reading.findings.isEmpty)
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for finding in reading.findings {
        guard let place = finding.place, lines.indices.contains(place.line - 1) else {
          Issue.record("no place: \(bytes)")
          continue
        }
        let line = String(decoding: lines[place.line - 1], as: UTF8.self).unicodeScalars
        #expect((1...line.count + 1).contains(place.column))
      }
      guard reading.findings.isEmpty else { continue }
      let written = oneLine(reading.document?.root)
      #expect(written != nil)
      #expect(oneLine(written.flatMap(value)) == written)
    }
  }

  private func mutated(_ generator: inout SeededNumbers) -> [UInt8] {
    var bytes = Self.valid
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let at = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: at)
      case 2:
        bytes.insert(#"{}[],:"\019-.eE+ tu"#.utf8.randomElement(using: &generator) ?? 0, at: at)
      case 3: bytes.insert(contentsOf: bytes[at..<min(at + 9, bytes.count)], at: at)
      default: bytes.swapAt(at, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }
}
