import StrictJSON
import Testing

/// Strings that are not closed, or hold what must be escaped.
@Suite struct RefusedStringTests {
  private static let unclosed = "this string has no closing quote on its line"
  private static let close = #"close it with ", and write a line break inside a string as \n"#
  private static let unknown = "a backslash begins an escape that JSON does not know"
  private static let escapes =
    #"write \\ for a backslash; JSON knows \" \\ \/ \b \f \n \r \t and \uXXXX"#
  private static let digits = #"\u takes four hexadecimal digits"#
  private static let digitsHelp = #"as in \u00e9"#

  @Test(arguments: [
    RefusedText("\"", 1, unclosed, close),
    RefusedText("\"abc", 1, unclosed, close),
    RefusedText("[\"abc\n\"]", 2, unclosed, close),
    RefusedText("[\"abc\r\n\"]", 2, unclosed, close),
    RefusedText("{\"a\": \"b\n}", 7, unclosed, close),
    RefusedText("\"\\\"", 1, unclosed, close),
    RefusedText(
      "\"a\\", 4, "the document ends where the rest of an escape is expected", RefusedText.whole),
    RefusedText(
      "[\"\\", 4, "the document ends where the rest of an escape is expected", RefusedText.open),
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
    RefusedText("[\"\t\"]", 3, "a tab is unescaped in a string", #"write it as \t"#),
    RefusedText("[\"a\u{0}\"]", 4, "there is a NUL in a string", "remove it"),
    RefusedText(
      "[\"\u{1}\"]", 3, "the control character U+0001 is unescaped in a string",
      #"remove it, or write it as \u0001"#),
    RefusedText(
      "[\"日\u{1F}\"]", 4, "the control character U+001F is unescaped in a string",
      #"remove it, or write it as \u001F"#),
  ])
  func strings(row: RefusedText) { row.check() }
}
