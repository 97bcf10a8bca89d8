import Diagnostics
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("ease-in", 7),
    ("Überblendung", 12),
    ("Карточка", 8),
    ("日本語", 6),
    ("ｶﾅ", 2),
    ("カナ", 4),
    ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("Ａ１", 4),
    ("、。", 4),
    ("e\u{301}", 1),
    ("か\u{3099}", 2),
    ("עִ", 1),
    ("a\u{200D}b", 2),
    ("✅", 2),
    ("✂", 1),
    ("⭐", 2),
    ("★", 1),
    ("😀", 2),
    ("🫠", 2),
    ("🇯🇵", 2),
    ("👍🏽", 4),
    ("𠮷", 2),
    ("→", 1),
    ("…", 1),
  ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("日本", 6, "日本  "),
    ("ab", 6, "ab    "),
    ("abcdef", 6, "abcdef"),
    ("abcdefg", 6, "abcdefg"),
    ("", 2, "  "),
  ])
  func padding(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.pad(text, to: columns) == expected)
  }
}
