import Testing

@testable import Expectations

struct StringLiteralTests {
  private static func read(_ source: String) -> StringLiteral? {
    StringLiteral(Array(source.utf8), at: 0)
  }

  @Test(
    "A literal stands for a text",
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""a\n\t\"\\\0""#, "a\n\t\"\\\0"),
      (#""\u{1B}[1m\u{65E5}""#, "\u{1B}[1m日"), (##"#"a\n"b"#"##, "a\\n\"b"),
      (##"#"a\#n"#"##, "a\n"), ("##\"a\"#b\"##", "a\"#b"), (##"#"""#"##, "\""),
      ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n\n\"\"\"", ""), ("\"\"\"\n  a\n\n  \"\"\"", "a\n"),
      ("\"\"\"\n    a\n   b\n  \"\"\"", "  a\n b"), ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
      ("\"\"\"\n  \\\"\"\" \"\" \\\\\n  \"\"\"", "\"\"\" \"\" \\"),
      ("#\"\"\"\n  \"\"\" \\( \\\n  \"\"\"#", "\"\"\" \\( \\"),
      ("\"\"\"\n  a\\r\\u{20}\n  \"\"\"", "a\r "), ("\"\"\"\n  a  \n  \"\"\"", "a  "),
    ])
  func value(source: String, value: String) {
    let literal = Self.read(source + " + x")
    #expect(literal?.value == value)
    #expect(literal?.range == 0..<source.utf8.count)
  }

  @Test(
    "What depends on an interpolation has no value",
    arguments: [
      #""a\(b)""#, #""\(f("x)", ["\(y)": 2]))""#, ##"#"a\#(b)"#"##,
      "\"\"\"\n  a\n  \\(b)\n  \"\"\"", "\"\"\"\n  \\(\"c\\(\"d\")\")\n  \"\"\"",
    ])
  func interpolation(source: String) {
    let literal = Self.read(source + " + x")
    #expect(literal?.isInterpolated == true)
    #expect(literal?.value == nil)
    #expect(literal?.range == 0..<source.utf8.count)
  }

  @Test(
    "What is no literal, or no whole one",
    arguments: [
      "", "a", "#", "#file", "\"a", "\"a\n\"", "\"\\q\"", "\"\"\"\n  a", "\"\"\"\n a\n  \"\"\"",
      "\"\\u{110000}\"", "\"\\(a\"", "#\"a\"",
    ])
  func none(source: String) {
    #expect(Self.read(source) == nil)
  }

  private static let texts = [
    "", "\n", "a", "a\n", "\"a\" \\ \\( \\n\n", "\"\"\"\n\"\"\"\"\n", "\"#\n\\#(\n\"\"\"#",
    "tab\tcr\r\r\nnul\0 esc\u{1B}[0m\n", "blank \n  two  \n", "\u{200B}\u{202E}\u{A0}\u{2028}x",
    "e\u{301}\n日本 — ⠋ ▁▂\n", "\u{301}starts\n", "👩‍👩‍👧\n", "x\\", " \n",
  ]

  @Test("What is written is read back", arguments: texts, [0, 1, 2])
  func writing(text: String, hashes: Int) {
    let short = StringLiteral.singleLine(text, hashes: hashes)
    #expect(Self.read(short)?.value.map { Array($0.utf8) } == Array(text.utf8))
    #expect(!short.contains("\n"))
    let long = StringLiteral.multiline(text, hashes: hashes, indentation: "    ")
    #expect(Self.read(long)?.value.map { Array($0.utf8) } == Array(text.utf8))
    #expect(!long.contains(" \n"))
  }

  @Test(
    "Only what has to be escaped is",
    arguments: [
      ("a \"b\" \"\"\n", "\"\"\"\n  a \"b\" \"\"\n\n  \"\"\""),
      ("\\d\u{1B}[1m\n", "\"\"\"\n  \\\\d\\u{1B}[1m\n\n  \"\"\""),
      ("a \n", "\"\"\"\n  a\\u{20}\n\n  \"\"\""),
      ("日本", "\"\"\"\n  日本\n  \"\"\""),
    ])
  func spelling(text: String, source: String) {
    #expect(StringLiteral.multiline(text, indentation: "  ") == source)
  }

  @Test("Lines that stay keep their spelling") func kept() throws {
    let old = """
      \"""
        a\\tb
        \\u{001B}[1m \\
        bold
        before
        trailing\("  ")
        \\"quoted\\"
        \"""
      """
    let literal = try #require(Self.read(old))
    let value = try #require(literal.value)
    #expect(
      StringLiteral.multiline(
        value, indentation: literal.indentation, like: literal) == old)
    let new = value.replacing("before", with: "after")
    #expect(
      StringLiteral.multiline(new, indentation: literal.indentation, like: literal)
        == old.replacing("before", with: "after"))
  }
}
