import Diagnostics
import Testing

@Suite struct FindingTextTests {
  private func place(
    _ line: String, at offset: Int, number: Int = 12, pointer: String = ""
  ) -> Place {
    Place(
      file: "team.json", line: number, column: offset + 1, pointer: pointer,
      excerpt: Excerpt(line: Array(line.utf8), offset: offset))
  }

  @Test func wholeFinding() {
    let finding = Finding(
      "spring/damping", "damping must be greater than 0", subject: "spring/tether",
      place: place(#"  "damping": 0"#, at: 13, pointer: "/presets/spring~1tether/motion/damping"),
      help: "for a lively spring try 0.2")
    #expect(
      finding.lines() == [
        "error: spring/tether: damping must be greater than 0",
        "  --> team.json:12:14 (/presets/spring~1tether/motion/damping)",
        #"   12 |   "damping": 0"#,
        "      |              ^",
        "help: for a lively spring try 0.2",
      ])
  }

  @Test(arguments: [
    (Finding.Level.error, "error: m"), (.warning, "warning: m"), (.info, "note: m"),
  ])
  func levelAlone(level: Finding.Level, expected: String) {
    #expect(Finding("a/b", "m", level: level).lines() == [expected])
  }

  @Test func placeWithoutExcerpt() {
    let finding = Finding("a/b", "m", place: Place(file: "-", line: 3, column: 4))
    #expect(finding.lines() == ["error: m", "  --> -:3:4"])
  }

  @Test(arguments: [
    (7, "    7 | x", "      | ^"),
    (99_999, "99999 | x", "      | ^"),
    (1_234_567, "1234567 | x", "        | ^"),
  ])
  func gutter(number: Int, line: String, caret: String) {
    let lines = Finding("a/b", "m", place: place("x", at: 0, number: number)).lines()
    #expect(Array(lines.dropFirst(2)) == [line, caret])
  }

  @Test func emptyLineHasNoTrailingSpace() {
    let lines = Finding("a/b", "m", place: place("", at: 0)).lines()
    #expect(Array(lines.dropFirst(2)) == ["   12 |", "      | ^"])
  }

  /// The caret stands under the character, whatever width and escapes come before it.
  @Test(arguments: [
    ("日本語: x", 11, "   12 | 日本語: x", "      |         ^"),
    ("e\u{301}: x", 5, "   12 | e\u{301}: x", "      |    ^"),
    ("\t\tx", 2, "   12 |   x", "      |   ^"),
    ("a\u{1B}b", 2, #"   12 | a\u{1B}b"#, "      |        ^"),
    ("\u{202E}x", 3, #"   12 | \u{202E}x"#, "      |         ^"),
  ])
  func caret(line: String, offset: Int, shown: String, caret: String) {
    let lines = Finding("a/b", "m", place: place(line, at: offset)).lines()
    #expect(Array(lines.dropFirst(2)) == [shown, caret])
  }

  @Test func nothingFromTheInputReachesTheTerminalRaw() {
    let esc = "\u{1B}]0;x\u{7}\n"
    let finding = Finding(
      "a/b", esc, subject: esc,
      place: Place(
        file: esc, line: 1, column: 1, pointer: "/" + esc,
        excerpt: Excerpt(line: Array(esc.utf8), offset: 0)),
      help: esc)
    let shown = #"\u{1B}]0;x\u{7}\n"#
    #expect(
      finding.lines() == [
        "error: \(shown): \(shown)",
        "  --> \(shown):1:1 (/\(shown))",
        "    1 | \(shown)",
        "      | ^",
        "help: \(shown)",
      ])
  }
}

extension FindingTextTests {
  @Test func theRuleIsNamedWhereThatHelps() {
    let finding = Finding("quality/too-long", "takes 1 s", level: .warning, subject: "a")
    #expect(finding.lines(namesRule: true) == ["warning: a: takes 1 s [quality/too-long]"])
  }
}
