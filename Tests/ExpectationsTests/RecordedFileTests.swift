import Testing

@testable import Expectations

/// Sources before and after what runs of their expectations came to.
struct RecordedFileTests {
  /// A run of the expectation that is marked by `§` before its bracket.
  struct Run {
    var expected: (Int, String, String)
    var actual: (Int, String, String)

    var demands: [Demand] {
      [
        Demand(expected.0, actual: actual.0),
        Demand(expected.1, actual: actual.1, isOptional: true),
        Demand(expected.2, actual: actual.2, label: "errors", isOptional: true),
      ]
    }
  }

  /// Takes the marks from a source, and returns the places where they were.
  private static func places(in marked: String) -> (source: String, places: [SourcePlace]) {
    var source = ""
    var places: [SourcePlace] = []
    for character in marked {
      guard character == "§" else {
        source.append(character)
        continue
      }
      let line = source.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      places.append(
        SourcePlace(
          path: "", line: line.count, column: (line.last?.count ?? 0) + 1, function: "expect"))
    }
    return (source, places)
  }

  private static func text(_ file: RecordedFile) -> String {
    String(decoding: file.text, as: UTF8.self)
  }

  static let rewritten: [(source: String, run: Run, result: String)] = [
    (
      "  run(\"a\").expect§(0)\n", Run(expected: (0, "", ""), actual: (1, "", "")),
      "  run(\"a\").expect(1)\n"
    ),
    (
      "  run(\"a\").expect§(0, \"x\\n\")\n", Run(expected: (0, "x\n", ""), actual: (0, "y\n", "")),
      "  run(\"a\").expect(0, \"y\\n\")\n"
    ),
    (
      "  run(\"a\").expect§(0, \"x\\n\")\n", Run(expected: (0, "x\n", ""), actual: (0, "", "")),
      "  run(\"a\").expect(0)\n"
    ),
    (
      "  run(\"a\").expect§(0)\n", Run(expected: (0, "", ""), actual: (0, "y\n", "")),
      "  run(\"a\").expect(0, \"y\\n\")\n"
    ),
    (
      "  run(\"a\").expect§(0)\n",
      Run(expected: (0, "", ""), actual: (65, "", "error: e\nhelp: h\n")),
      """
        run("a").expect(
          65,
          errors: \"""
            error: e
            help: h

            \""")

      """
    ),
    (
      "  run(\"{\", { $0 }).expect§(0)\n", Run(expected: (0, "", ""), actual: (0, "a\nb", "")),
      """
        run("{", { $0 }).expect(
          0,
          \"""
          a
          b
          \""")

      """
    ),
    (
      """
        run("a").expect§(
          65,
          errors: \"""
            error: e

            \""")

      """, Run(expected: (65, "", "error: e\n"), actual: (0, "", "")),
      """
        run("a").expect(0)

      """
    ),
    (
      #"""
        run("a").expect§(
          0,
          """
          one
          \u{1B}[1mtwo
          three

          """)
        next()

      """#,
      Run(
        expected: (0, "one\n\u{1B}[1mtwo\nthree\n", ""),
        actual: (0, "1\n\u{1B}[1mtwo\n\\three\"\"\"\n", "")),
      #"""
        run("a").expect(
          0,
          """
          1
          \u{1B}[1mtwo
          \\three\"""

          """)
        next()

      """#
    ),
    (
      ##"""
        run("a")
          .expect§(
            0,
            #"""
            {"a": "\n"}

            """#, errors: "note\n")

      """##,
      Run(
        expected: (0, "{\"a\": \"\\n\"}\n", "note\n"),
        actual: (0, "{\"b\": \"\\t\"}\n", "x\n")),
      ##"""
        run("a")
          .expect(
            0,
            #"""
            {"b": "\t"}

            """#, errors: "x\n")

      """##
    ),
    (
      "  run(\"a\").expect§(0, \"x\\n\")\n",
      Run(
        expected: (0, "x\n", ""), actual: (0, "\(String(repeating: "long ", count: 20))end\n", "")),
      """
        run("a").expect(
          0,
          \"""
          \(String(repeating: "long ", count: 20))end

          \""")

      """
    ),
    (
      "  run(\"a\").expect§(0, text, errors: \"x\\n\")\n",
      Run(expected: (0, "same", "x\n"), actual: (0, "same", "y\n")),
      "  run(\"a\").expect(0, text, errors: \"y\\n\")\n"
    ),
  ]

  @Test("A literal is rewritten in place", arguments: rewritten.indices)
  func rewriting(index: Int) throws {
    let (marked, run, result) = Self.rewritten[index]
    let (source, places) = Self.places(in: marked)
    var file = RecordedFile(original: Array(source.utf8))
    #expect(file.record(run.demands, after: 0, at: try #require(places.first)) == nil)
    #expect(Self.text(file) == result)
  }

  static let refused: [(source: String, run: Run, problem: ByHand)] = [
    (
      "run().expect§(0, \"x\\(y)\")", Run(expected: (0, "xy", ""), actual: (0, "z", "")),
      .interpolated
    ),
    ("run().expect§(0, x)", Run(expected: (0, "x", ""), actual: (0, "z", "")), .notALiteral),
    (
      "run().expect§(0, \"a\" + \"b\")", Run(expected: (0, "ab", ""), actual: (0, "z", "")),
      .notALiteral
    ),
    ("run().expect§(code)", Run(expected: (0, "", ""), actual: (1, "", "")), .notALiteral),
    ("run().expect§(0, \"x\")", Run(expected: (0, "y", ""), actual: (0, "z", "")), .stale),
    ("run().expect§(0, \"x\")", Run(expected: (0, "", ""), actual: (0, "z", "")), .stale),
    ("run().expect§(0)", Run(expected: (0, "y", ""), actual: (0, "z", "")), .stale),
    ("run().expect§(1)", Run(expected: (0, "y", ""), actual: (0, "", "")), .stale),
    (
      "run().expect§(0, sourceLocation: here)", Run(expected: (0, "", ""), actual: (1, "", "")),
      .notACall
    ),
    ("check§(run())", Run(expected: (0, "", ""), actual: (1, "", "")), .notACall),
    ("run().reexpect§(0)", Run(expected: (0, "", ""), actual: (1, "", "")), .notACall),
    (
      "run().expect§(\n  0,  // done\n  \"x\")",
      Run(expected: (0, "x", ""), actual: (0, "y\nz", "")), .cramped
    ),
    (
      "for a in b { run(a).expect§(0) }",
      Run(expected: (0, "", ""), actual: (0, "y\nz", "")), .cramped
    ),
  ]

  @Test("What can't be rewritten stays, and is told", arguments: refused.indices)
  func refusing(index: Int) throws {
    let (marked, run, problem) = Self.refused[index]
    let (source, places) = Self.places(in: marked)
    var file = RecordedFile(original: Array(source.utf8))
    #expect(file.record(run.demands, after: 0, at: try #require(places.first)) == problem)
    #expect(Self.text(file) == source)
  }

  @Test("Many are rewritten in any order, though lines move") func many() {
    let (source, places) = Self.places(
      in: (0..<9).map { "  run(\($0)).expect§(0, \"\($0)\\n\")\n" }.joined())
    var file = RecordedFile(original: Array(source.utf8))
    for index in [4, 8, 0, 7, 1, 5, 2] {
      let run = Run(expected: (0, "\(index)\n", ""), actual: (0, "\(index)\nand more\n", ""))
      #expect(file.record(run.demands, after: 0, at: places[index]) == nil)
    }
    #expect(
      Self.text(file)
        == (0..<9).map { index in
          index == 3 || index == 6
            ? "  run(\(index)).expect(0, \"\(index)\\n\")\n"
            : "  run(\(index)).expect(\n    0,\n    \"\"\"\n    \(index)\n    and more\n\n    \"\"\")\n"
        }.joined())
  }

  @Test(
    "Runs of one expectation have to agree",
    arguments: [
      (["y", "y"], "y", [nil, nil]), (["x", "x"], "x", [nil, nil]),
      (["y", "z"], "x", [nil, .disagreeing]), (["y", "x"], "x", [nil, .disagreeing]),
      (["x", "y"], "x", [nil, .disagreeing]),
      (["y", "x", "y", "x"], "x", [nil, .disagreeing, .disagreeing, nil]),
    ] as [([String], String, [ByHand?])])
  func agreeing(actual: [String], result: String, problems: [ByHand?]) {
    let (source, places) = Self.places(in: "run().expect§(0, \"x\")\n")
    var file = RecordedFile(original: Array(source.utf8))
    let found = actual.map { actual in
      file.record(
        Run(expected: (0, "x", ""), actual: (0, actual, "")).demands, after: 0, at: places[0])
    }
    #expect(found == problems)
    #expect(Self.text(file) == "run().expect(0, \"\(result)\")\n")
  }

  @Test("A text after a value that stays") func value() {
    let (source, places) = Self.places(
      in: "  expect§(\n    desk.text(\"a,b\") ?? f(\")\", /\\)/, { $0 }),\n    equals: \"x\")\n")
    var file = RecordedFile(original: Array(source.utf8))
    let demand = Demand("x", actual: "y\nz\n", label: "equals")
    #expect(file.record([demand], after: 1, at: places[0]) == nil)
    #expect(
      Self.text(file) == """
          expect(
            desk.text("a,b") ?? f(")", /\\)/, { $0 }),
            equals: \"""
              y
              z

              \""")

        """)
  }

  @Test("Parts of pages are replaced where they were at first") func pages() {
    var file = RecordedFile(original: Array("# Ü\n```\nold\n```\n```\nold\n```\n".utf8))
    #expect(file.record("new\nlines\n", insteadOf: "old\n", at: 9) == nil)
    #expect(file.record("n\n", insteadOf: "old\n", at: 21) == nil)
    #expect(file.record("n\n", insteadOf: "older\n", at: 9) == .stale)
    #expect(file.record("same", insteadOf: "same", at: 1000) == nil)
    #expect(Self.text(file) == "# Ü\n```\nnew\nlines\n```\n```\nn\n```\n")
  }
}
