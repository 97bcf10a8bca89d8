import Diagnostics
import Presets
import Testing

@testable import Importing

/// Texts that are made to take forever, or to end the program.
struct HostileStyleTests {
  @Test("Variables that double are left out at once") func doubling() throws {
    let lines = (1..<2000).map { "--d\($0): var(--d\($0 - 1)) var(--d\($0 - 1));" }
    let text = ":root { --d0: 1s; \(lines.joined(separator: "\n")) }"
    let (entries, report) = try readStyles([("a.css", text)])
    #expect(entries.count < 8)
    #expect(report.leftOut.all.reduce(0) { $0 + $1.count } + entries.count == 2000)
  }

  @Test("A long chain of names is followed in order, and no deeper than the stack") func chain()
    throws
  {
    let forward = (1..<3000).map { "--d\($0): var(--d\($0 - 1));" }
    let (entries, _) = try readStyles([("a.css", "--d0: 1s; " + forward.joined())])
    #expect(entries.count == 3000)
    let backward = ("--d0: 1s; " + forward.joined()).split(separator: ";").reversed()
    let (some, report) = try readStyles([("a.css", backward.joined(separator: ";"))])
    #expect(some.count + report.leftOut.all.reduce(0) { $0 + $1.count } == 3000)
  }

  @Test(
    "Nesting of any depth ends",
    arguments: [
      ("a{", "}"), ("(", ")"), ("calc(", ")"), ("var(--x,", ")"), ("@media x{", "}"), ("[", "]"),
      ("#{", "}"), ("/*", ""), ("'", ""), ("@keyframes a{", "}"), ("$m:(a:", ")"),
    ])
  func nesting(open: String, close: String) throws {
    let count = 100_000
    for text in [
      String(repeating: open, count: count) + "1s" + String(repeating: close, count: count),
      "--x: " + String(repeating: open, count: count) + "1s"
        + String(repeating: close, count: count),
      "@keyframes a { to { transform: " + String(repeating: open, count: count),
    ] {
      _ = try readStyles([("a.scss", text)])
    }
  }

  @Test("A value of megabytes and hundreds of thousands of small ones are read in their time")
  func large() throws {
    let stops = (0..<400_000).map { "\($0 % 7)" }.joined(separator: ",")
    let (entries, report) = try readStyles([("a.css", "--e: linear(\(stops)); --b: 1s")])
    #expect(entries.count == 1)
    #expect(report.leftOut.all.count == 1)
    let many = (0..<100_000).map { "--v\($0):1px;" }.joined()
    #expect(
      try readStyles([("a.css", many)]).report.leftOut.lines == ["custom properties × 100000"])
  }

  @Test("Variables of SCSS that are set again and again, and files in a circle, end") func sass()
    throws
  {
    let again = (0..<20_000).map { "$a: \($0 % 9 + 1)00ms; $b\($0): $a * 2;" }
    #expect(try readStyles([("a.scss", again.joined())]).entries.count == 20_001)
    let forwards = String(repeating: "@forward 'a'; @forward 'b'; @forward 'c';", count: 40)
    let (entries, report) = try readStyles([
      ("a.scss", forwards), ("b.scss", forwards), ("c.scss", forwards + "$fast: 1s;"),
      ("d.scss", "@use 'a' with ($fast: 2s); $x: a.$fast; $y: a.$none;"),
    ])
    #expect(entries.map(\.preset.line) == [#"fast {"seconds":1}"#, #"x {"seconds":1}"#])
    #expect(report.leftOut.lines == ["$y: cannot resolve 'a.$none'"])
    let sums =
      "$x: " + String(repeating: "(1s + ", count: 3000) + "1s" + String(repeating: ")", count: 3000)
    #expect(try readStyles([("a.scss", sums)]).report.leftOut.lines.count == 1)
  }

  @Test("Names that every rule declares again are looked up in their time") func repeated() throws {
    let rules = (0..<20_000).map { ".r\($0) { --b: \($0)ms; --a: var(--b) }" }
    #expect(try readStyles([("a.css", rules.joined())]).entries.count == 40_000)
    let plays = (0..<10_000).map {
      ".r\($0) { @keyframes b { to { opacity: .\($0 % 9) } } --a\($0): b \($0)ms infinite }"
    }
    let (entries, report) = try readStyles([("a.css", plays.joined())])
    #expect(entries.count + report.leftOut.all.reduce(0) { $0 + $1.count } == 20_000)
    let properties = (0..<50_000).map { "--p\($0): \($0)px;" }.joined()
    #expect(
      try readStyles([("a.css", "@keyframes a { to { \(properties) } }")]).entries.count == 1)
  }

  @Test("Text that is not UTF-8 is refused with its place") func encoding() throws {
    var report = ReadingReport()
    var input = ReaderInput(shown: "a.css", text: Array("--a: 1s;\n--b: ".utf8) + [0xFF, 0x31])
    var reading = CSSFormat().reading()
    try reading.open(&input, &report)
    #expect(report.findings.kept.map(\.message) == ["the file isn't valid UTF-8"])
    #expect(report.findings.kept.first?.place?.line == 2)
  }
}
