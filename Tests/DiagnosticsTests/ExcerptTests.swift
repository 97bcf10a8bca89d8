import Diagnostics
import Testing

@Suite struct ExcerptTests {
  @Test(arguments: [
    ("", 0, "", 0),
    ("abc", 0, "abc", 0),
    ("abc", 3, "abc", 3),
    ("Карта: x", 12, "Карта: x", 7),
    ("0123456789", 5, "0123456789", 5),
    // A line that is too long keeps what stands around the position.
    ("0123456789A", 0, "0123456789…", 0),
    ("0123456789A", 5, "0123456789…", 5),
    ("0123456789A", 6, "…123456789A", 6),
    ("0123456789A", 11, "…123456789A", 11),
    ("0123456789ABCDEFGHIJ", 10, "…56789ABCDE…", 6),
    ("0123456789ABCDEFGHIJ", 18, "…ABCDEFGHIJ", 9),
  ])
  func tenWide(line: String, offset: Int, text: String, caret: Int) {
    let excerpt = Excerpt(line: Array(line.utf8), offset: offset, width: 10)
    #expect(excerpt == Excerpt(text: text, caret: caret))
  }

  /// In a line of a million wide characters every position shows whole characters.
  @Test(arguments: [
    (0, "", "日", "…"),
    (10, "", "日", "…"),
    (500_000, "…", "日", "…"),
    (999_999, "…", "日", ""),
    (1_000_000, "…", "", ""),
  ])
  func millionCharacters(position: Int, before: String, at: String, after: String) {
    let line = [UInt8](String(repeating: "日", count: 1_000_000).utf8)
    let excerpt = Excerpt(line: line, offset: position * 3)
    let shown = Array(excerpt.text)
    let ellipses = before.count + after.count
    #expect(shown.count == 96 + ellipses)
    #expect(shown.filter { $0 == "日" }.count == 96)
    #expect(String(shown.prefix(before.count)) == before)
    #expect(String(shown.suffix(after.count)) == after)
    #expect(String(shown.dropFirst(excerpt.caret).prefix(at.count)) == at)
    #expect(excerpt.caret <= shown.count)
  }

  @Test func onlyTheNeighbourhoodIsRead() {
    let line = CountingBytes(count: 100_000_000)
    let excerpt = Excerpt(line: line, offset: 50_000_000)
    #expect(excerpt.text == "…" + String(repeating: "a", count: 96) + "…")
    #expect(excerpt.caret == 49)
    #expect(line.reads.count < 2_000)
  }

  @Test func brokenUTF8IsShownAsReplacement() {
    let excerpt = Excerpt(line: [0x61, 0xFF, 0x62], offset: 1)
    #expect(excerpt == Excerpt(text: "a\u{FFFD}b", caret: 1))
  }
}

/// A line of the letter a that counts how often it is read.
private struct CountingBytes: RandomAccessCollection {
  final class Reads { var count = 0 }

  let count: Int
  let reads = Reads()
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> UInt8 {
    reads.count += 1
    return UInt8(ascii: "a")
  }
}
