import Testing

@testable import Motion

/// What a text is cut into, as CSS Syntax 3 has it, and SCSS.
struct CSSTokenTests {
  @Test(
    "Every kind of token",
    arguments: [
      ("ease-in --a -x _b \\2d a", "word space word space word space word space word"),
      ("cubic-bezier(.2,0)", "function number comma number close"),
      (
        "1 +1 -1 .5 1.5 1e3 1E-3 +.5e+2",
        "number space number space number space number space number space number space number space number"
      ),
      (
        "300ms 1e3s 1em 5px 1.e3",
        "dimension space dimension space dimension space dimension space number mark word"
      ),
      ("50% -12.5%", "percentage space percentage"),
      ("1-2 1 - 2", "number number space number space mark space number"),
      ("@media @-webkit-x @ @1", "at space at space mark space mark number"),
      ("#fff #a-b # #{$x}", "hash space hash space mark space interpolation variable close"),
      ("$ease-out $1 $", "variable space mark number space mark"),
      ("'a\\'b' \"(;}\" 'open\nx", "string space string space string space word"),
      ("url(//a.b/c) url( 'x' ) URL(a)", "url space function space string space close space url"),
      ("a/* ; } */b // ; }\nc", "word space word space word"),
      ("/* open", "space"),
      ("<!-- a --> b", "space word space word"),
      ("a:b;c,d", "word colon word semicolon word comma word"),
      ("([{}])", "open open open close close close"),
      ("> + ~ * ! & .", "mark space mark space mark space mark space mark space mark space mark"),
      ("日本 é", "word space word"),
      ("\u{FEFF}a", "word"),
      ("", ""),
    ])
  func kinds(text: String, kinds: String) {
    let tokens = CSSInputTokens(of: Array(text.utf8)).all
    #expect(tokens.map { "\($0.kind)" }.joined(separator: " ") == kinds)
    let ends = tokens.map { Int($0.end) }
    #expect(ends == ends.sorted() && ends.last ?? 0 <= text.utf8.count)
  }

  @Test("Brackets know their partners, and those without have none") func partners() {
    let tokens = CSSInputTokens(of: Array("a(b[c]){d}".utf8))
    #expect(tokens.partners == [5, 0, 4, 0, 0, 0, 8, 0, 0])
    #expect(tokens.unclosed == nil)
    let open = CSSInputTokens(of: Array("a { b(c; } d".utf8))
    #expect(open.unclosed == 2)
    #expect(open.partners[4] == Int32(open.all.count))
  }
}
