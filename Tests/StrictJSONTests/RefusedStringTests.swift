import StrictJSON
import Testing

/// Strings that are not closed, or hold what must be escaped.
@Suite struct RefusedStringTests {
  private static let unclosed = "the string isn't closed on its line"
  private static let close = #"close it with ", and write a line break in a string as \n"#
  private static let unknown = "invalid escape sequence"
  private static let escapes =
    #"write \\ for a backslash; JSON also has \" \/ \b \f \n \r \t and \uXXXX"#
  private static let digits = #"\u must be followed by 4 hexadecimal digits"#
  private static let digitsHelp = #"write 4 digits, for example \u00e9"#

  @Test(arguments: [
    RefusedText("\"", 1, unclosed, close),
    RefusedText("\"abc", 1, unclosed, close),
    RefusedText("[\"abc\n\"]", 2, unclosed, close),
    RefusedText("[\"abc\r\n\"]", 2, unclosed, close),
    RefusedText("{\"a\": \"b\n}", 7, unclosed, close),
    RefusedText("\"\\\"", 1, unclosed, close),
    RefusedText(
      "\"a\\", 4, "expected the rest of the escape sequence, found the end of the document",
      RefusedText.whole),
    RefusedText(
      "[\"\\", 4, "expected the rest of the escape sequence, found the end of the document",
      RefusedText.open),
    RefusedText(#"["\x41"]"#, 3, unknown, escapes),
    RefusedText(#"["\'"]"#, 3, unknown, escapes),
    RefusedText(#"["a\0"]"#, 4, unknown, escapes),
    RefusedText(#"["\U0041"]"#, 3, unknown, escapes),
    RefusedText(#"["\N"]"#, 3, unknown, escapes),
    RefusedText("[\"\\é\"]", 3, unknown, escapes),
    RefusedText("[\"\\\n\"]", 3, unknown, escapes),
    RefusedText(#"["\u"]"#, 3, digits, digitsHelp),
    RefusedText(#"["\u00e"]"#, 3, digits, digitsHelp),
    RefusedText(#"["\u00g0"]"#, 3, digits, digitsHelp),
    RefusedText(#"["\u-001"]"#, 3, digits, digitsHelp),
    RefusedText(#"["\u{e9}"]"#, 3, digits, digitsHelp),
    RefusedText(#"["\ud83d\u"]"#, 9, digits, digitsHelp),
    RefusedText(#"["\u004"#, 3, digits, digitsHelp),
    RefusedText("[\"\t\"]", 3, "unescaped tab in a string", #"write it as \t"#),
    RefusedText("[\"a\u{0}\"]", 4, "NUL is not allowed in a string", "remove it"),
    RefusedText(
      "[\"\u{1}\"]", 3, "unescaped control character U+0001 in a string",
      #"remove it, or write it as \u0001"#),
    RefusedText(
      "[\"日\u{1F}\"]", 4, "unescaped control character U+001F in a string",
      #"remove it, or write it as \u001F"#),
  ])
  func strings(row: RefusedText) { row.check() }
}
