import Diagnostics
import Testing

struct TextEditTests {
  private static func apply(_ edits: [(Int, Range<Int>, String)], to text: String) -> String {
    let edits = edits.map { TextEdit(line: $0.0, range: $0.1, replacement: $0.2) }
    let (text, isMade) = TextEdit.apply(edits, to: Array(text.utf8))
    return String(decoding: text, as: UTF8.self) + isMade.map { $0 ? "+" : "-" }.joined()
  }

  @Test(
    "Edits are made where they stand, whatever their order",
    arguments: [
      ([(1, 0..<1, "x")], "x12\n345\n+"),
      ([(2, 0..<3, ""), (1, 1..<2, "yy")], "0yy2\n\n++"),
      ([(1, 0..<2, "x"), (1, 1..<3, "y")], "x2\n345\n+-"),
      ([(1, 0..<1, ""), (1, 1..<2, "")], "12\n345\n+-"),
      ([(1, 0..<1, ""), (1, 2..<3, "")], "1\n345\n++"),
      ([(9, 0..<1, ""), (2, 0..<9, "")], "012\n345\n--"),
    ] as [([(Int, Range<Int>, String)], String)])
  func edits(edits: [(Int, Range<Int>, String)], expected: String) {
    #expect(Self.apply(edits, to: "012\n345\n") == expected)
  }
}
