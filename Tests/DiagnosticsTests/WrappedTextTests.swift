import Testing

@testable import Diagnostics

@Suite("Text wraps by display width") struct WrappedTextTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 20, ["one two three"]),
    ("one two three", 7, ["one two", "three"]),
    ("incomprehensible ok", 5, ["incomprehensible", "ok"]),
    ("a  b", 10, ["a  b"]),
    ("one  two", 4, ["one", "two"]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("  set in lines", 9, ["  set in", "  lines"]),
    ("曲線とばね", 6, ["曲線と", "ばね"]),
    ("曲線。ばね", 4, ["曲", "線。", "ばね"]),
    ("see 曲線 now", 8, ["see 曲線", "now"]),
    ("see曲線now", 5, ["see曲", "線now"]),
    ("spring曲線。now", 8, ["spring曲", "線。now"]),
    ("  曲線とばね", 6, ["  曲線", "  とば", "  ね"]),
    ("à côté de là", 7, ["à côté", "de là"]),
    ("ends  ", 10, ["ends"]),
    ("   ", 10, [""]),
    ("wide 👍🏽👍🏽 words", 9, ["wide", "👍🏽👍🏽", "words"]),
  ])
  func lines(text: String, columns: Int, lines: [String]) {
    #expect(WrappedText(text, columns: columns).lines == lines)
  }
}
