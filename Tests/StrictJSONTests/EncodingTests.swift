import Diagnostics
import StrictJSON
import Testing

/// Bytes that are not UTF-8, wherever they stand.
@Suite struct EncodingTests {
  private static let malformed: [[UInt8]] = [
    // Continuation bytes alone, and bytes that UTF-8 never has.
    [0x80], [0xBF], [0xC0], [0xC1], [0xF5], [0xF8], [0xFC], [0xFE], [0xFF],
    // Overlong forms of U+0000, '/', U+007F, U+07FF and U+FFFF.
    [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
    [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF8, 0x80, 0x80, 0x80, 0xAF],
    // Surrogates, alone and as a pair (CESU-8).
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    // Above U+10FFFF.
    [0xF4, 0x90, 0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF],
    // Cut short.
    [0xC3], [0xE6, 0x97], [0xE6], [0xF0, 0x9F, 0x98], [0xF0, 0x9F], [0xF0],
    // A continuation byte that is none.
    [0xC3, 0x28], [0xE6, 0x28, 0xA5], [0xE6, 0x97, 0x28], [0xF0, 0x9F, 0x98, 0x28],
    [0xF0, 0x28, 0x98, 0x80], [0xC3, 0xC3],
  ]

  private func check(_ bytes: [UInt8], column: Int) {
    let reading = read(bytes)
    #expect(reading.document == nil)
    #expect(reading.findings.map(brief) == ["1:\(column) json/encoding"])
    #expect(reading.findings.first?.message == "invalid UTF-8")
    #expect(reading.findings.first?.help == "save the file as UTF-8")
  }

  @Test(arguments: malformed)
  func inStrings(bytes: [UInt8]) {
    check(Array("[\"".utf8) + bytes + Array("\"]".utf8), column: 3)
    check(Array("[\"日é plain text of some length".utf8) + bytes + Array("\"]".utf8), column: 31)
    check(Array("{\"".utf8) + bytes + Array("\":1}".utf8), column: 3)
    // The text ends within the character.
    check(Array("[\"a".utf8) + bytes, column: 4)
  }

  @Test(arguments: malformed)
  func betweenValues(bytes: [UInt8]) {
    check(Array("[".utf8) + bytes + Array("]".utf8), column: 2)
    check(Array("[1".utf8) + bytes + Array("]".utf8), column: 3)
    check(Array("[true".utf8) + bytes + Array("]".utf8), column: 6)
    check(Array("[]".utf8) + bytes, column: 3)
  }

  @Test(
    arguments: [
      [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
      [0x00, 0x7B, 0x00, 0x7D], [0x7B, 0x00, 0x7D, 0x00], [0x31, 0x00], [0x00, 0x31],
      [0x00, 0x00, 0x00, 0x31], [0x31, 0x00, 0x00, 0x00], [0xFF, 0xFE], [0xFE, 0xFF],
      [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x31],
    ] as [[UInt8]])
  func utf16(bytes: [UInt8]) {
    let reading = read(bytes)
    #expect(reading.document == nil)
    #expect(reading.findings.map(brief) == ["1:1 json/encoding"])
    #expect(
      reading.findings.first?.message == "the file looks like UTF-16 or UTF-32, not UTF-8")
    #expect(reading.findings.first?.help == "save it as UTF-8")
  }

  /// All pairs of bytes in a string agree with the standard library's decoder.
  @Test func everyPairOfBytes() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0)...0xFF {
        let bytes = [0x22, first, second, 0x22]
        let isText =
          String(validating: [first, second], as: UTF8.self) != nil
        #expect((read(bytes).document != nil) == isText, "\(first), \(second)")
      }
    }
  }
}
