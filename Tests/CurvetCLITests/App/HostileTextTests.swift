import Diagnostics
import Testing

/// Text that would move a terminal's cursor, colour it, or turn its letters round.
struct HostileTextTests {
  /// Every text that a document may hold, with what a terminal would act on.
  private static let document: String = {
    let text = #"a\u001b[31m\u009b2J\u202eb\u0007\u2066\r\n\u200f"#
    return """
      {"presets": {
        "curve/hostile": {
          "title": "\(text)", "summary": "\(text)", "tags": ["a\\u009b\\u202eb"],
          "source": {"title": "\(text)", "author": "\(text)", "url": "\(text)", "license": "\(text)",
            "path": "\(text)"},
          "localizations": {"ja": {"title": "\(text)", "summary": "\(text)"}},
          "deprecated": {"reason": "\(text)", "use": "keyframes/hostile"},
          "ignore": [{"rule": "quality/too-long", "reason": "\(text)"}],
          "extensions": {"\(text)": {"\(text)": "\(text)"}},
          "motion": {"named": "easeIn", "duration": 0.1}},
        "keyframes/hostile": {"motion": {"duration": 1, "tracks": [
          {"target": "\(text)", "property": "\(text)", "values": ["\(text)", "\(text)"],
           "calculationMode": "discrete"}]}}
      }}
      """
  }()

  /// A document of mistakes whose lines are shown.
  private static let mistakes = """
    {"presets": {"a\u{1B}[2J\u{202E}": "b\u{9B}", "c\\u001b]0;x\\u0007": {"d\\u202e": 1},
      "e": {"kind": "f\\u001b[1m", "tags": ["g\\u001b "], "motion": {"use": "h\\u001b"}}}}
    """

  /// Looks for anything but lines of visible text.
  private func expectVisible(
    _ run: CommandRun, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in [run.output, run.errors] {
      let hidden = text.unicodeScalars.filter { $0 != "\n" && VisibleText.isHidden($0) }
      #expect(hidden.isEmpty, "\(VisibleText.of(text))", sourceLocation: sourceLocation)
    }
  }

  @Test("What changed in a document is shown, not acted on", arguments: [true, false])
  func changes(isTerminal: Bool) throws {
    let desk = try Desk()
    desk.run("import", "-", "-q", input: Self.document).expect(0)
    try desk.write(
      Self.document.replacing("easeIn", with: "easeOut").replacing(#"b\u0007"#, with: #"c\u0007"#),
      to: "changed.json")
    desk.isTerminal = isTerminal
    for words in [
      ["diff", "@0"], ["diff", "changed.json"], ["diff", "changed.json", "--json"],
      ["diff", "changed.json", "--html", "-"], ["diff", "changed.json", "--names"],
    ] {
      let run = desk.run(words + ["--no-color"])
      #expect(run.status == (words.contains("--html") ? 0 : 1))
      #expect(run.output.contains("curve/hostile"))
      expectVisible(run)
    }
  }

  @Test(
    "What a document says is shown, not acted on",
    arguments: [
      ["search"], ["search", "--json"], ["search", "--names"], ["search", "hostile"],
      ["show", "curve/hostile", "keyframes/hostile"],
      ["show", "curve/hostile", "keyframes/hostile", "--json"],
      ["uses", "keyframes/hostile"], ["uses", "keyframes/hostile", "--json"],
      ["validate"], ["validate", "--json"], ["export", "--all"], ["status"], ["status", "--json"],
      ["export", "curve/hostile", "--to", "ndjson"],
    ],
    [true, false])
  func document(words: [String], isTerminal: Bool) throws {
    let desk = try Desk()
    desk.run("import", "-", "-q", input: Self.document).expect(0)
    desk.isTerminal = isTerminal
    let run = desk.run(words + ["--no-color"])
    #expect(run.status == 0)
    #expect(run.output != "")
    expectVisible(run)
  }

  @Test(
    "Mistakes and names are shown, not acted on",
    arguments: [
      ["import", "evil\u{1B}[31m.json"], ["import", "evil\u{1B}[31m.json", "--json"],
      ["validate", "evil\u{1B}[31m.json"], ["validate", "evil\u{1B}[31m.json", "--json"],
      ["import", "none\u{1B}[31m\u{202E}.json"], ["validate", "\u{9B}"],
      ["search", "--catalog", "none\u{1B}[31m"], ["init", "\u{202E}dir\u{7}", "--empty"],
      ["init", "\u{202E}dir\u{7}", "--empty", "--json"],
      ["show", "rush\u{1B}[31m"], ["uses", "\u{202E}"], ["export", "a\u{7}"],
      ["export", "rush", "-o", "none\u{1B}/a"], ["export", "rush", "-o", "a\u{1B}.json"],
      ["export", "rush", "-o", "evil\u{1B}[31m.json", "--check"],
      ["\u{1B}[31m"], ["help", "\u{1B}[31m"], ["search", "--\u{1B}[31m"], ["search", "-\u{1B}"],
      ["search", "--kind", "\u{1B}[31m"], ["search", "kind:\u{1B}[31m"], ["search", "knd:\u{1B}"],
      ["search", "\u{1B}[31m"], ["search", "--tag", "\u{202E}"], ["search", "--limit", "\u{1B}"],
      ["search", "--duration", "\u{1B}"], ["import", "x", "--prefix", "\u{1B}"],
      ["import", "x", "--tag", "\u{1B}"], ["schema", "\u{1B}"],
    ])
  func mistakes(words: [String]) throws {
    let desk = try Desk()
    try desk.write(Self.mistakes, to: "evil\u{1B}[31m.json")
    let run = desk.run(words)
    #expect(run.output + run.errors != "")
    expectVisible(run)
  }
}
