import CommandKit
import Testing

@testable import CurvetCLI

struct ExampleTests {
  /// The examples of all commands, each with the path of its command.
  static let examples = CommandTree.describe(CurvetRoot.self).flatMap { command in
    ((command.type as? any ExplainedCommand.Type)?.examples ?? [:]).map {
      (path: command.path, example: $0.key)
    }
  }

  @Test("All commands have examples, and declare what can be read") func declarations() {
    #expect(CommandTree.validate(CurvetRoot.self) == [])
    let commands = CommandTree.describe(CurvetRoot.self).map(\.path)
    #expect(commands.filter { path in !Self.examples.contains { $0.path == path } } == [])
  }

  @Test("Every example calls its command, and parses", arguments: examples)
  func example(path: [String], example: String) throws {
    let words = try #require(ShellLine(example).curvetWords)
    guard case .command(_, let found) = try CommandParser(CurvetRoot.self).parse(words) else {
      Issue.record("it asks for help")
      return
    }
    #expect(found.starts(with: path))
  }

  @Test("Every example does what it says", arguments: examples)
  func run(path: [String], example: String) throws {
    let desk = try Self.desk(for: path)
    desk.isTerminal = example.contains("--play")
    var input = #"{"name": "curve/typed", "motion": "ease-in 300ms"}"#
    for words in ShellLine(example).commands where words.first == "curvet" {
      let run = desk.run(Array(words.dropFirst().prefix { $0 != ">" }), input: input)
      // These say with 1 that there is something to say.
      let isVerdict = run.status == 1 && ["validate", "diff", "status"].contains(path.last)
      #expect(run.status == 0 || isVerdict, "\(run.errors)")
      #expect(!run.errors.contains("No presets found"))
      input = run.output
    }
  }

  /// A project with all that the examples name.
  private static func desk(for path: [String]) throws -> Desk {
    if path.last == "init" { return try Desk(.none) }
    let desk = try Desk(.none)
    desk.browser = Browser { _ in 0 }
    desk.isInteractive = true
    let catalog = try catalog.get()
    for name in ["curvet", "old", "new", "b"] { try desk.write(catalog, to: "\(name).sqlite") }
    for (name, text) in files { try desk.write(text, to: name) }
    try prepare(before[path.last ?? ""] ?? [], on: desk)
    return desk
  }

  /// What precedes the examples of a command.
  private static let before = [
    "add": ["remove curve/card curve/hero"], "import": ["remove curve/card"], "redo": ["undo"],
    "alias": ["alias curve/card hero"], "export": ["export"],
  ]

  /// Some built-in presets, for all of them take ten times as long, and some of a team, with a history.
  private static let catalog = Result {
    let builtIn = try Desk(.builtIn).run(
      "export", "curve/*", "spring/*", "transition/flip-*", "animator/slide-200",
      "animator/pan-expand-blur", "keyframes/toast-in", "duration/material/short3")
    let desk = try Desk(.none)
    try desk.write(builtIn.output, to: "some.json")
    try prepare(
      [
        "init --empty", "import some.json",
        "add curve/hero '.3 0 0 1' --tag old", "add curve/standard '.2 0 .1 1'",
        "add curve/old/card '.4 0 0 1' --tag card", "tag spring/figma/gentle old",
        "add button/press '.5 0 0 1'", "remove button/press", "tag spring/tether app",
        "set spring/tether damping=9", "set spring/tether stiffness=90", "set curve/card title=A",
        "set curve/card summary=B", "set curve/hero title=C", "set curve/hero summary=D",
      ], on: desk)
    return try #require(desk.bytes(Desk.catalog))
  }

  private static func prepare(_ lines: [String], on desk: Desk) throws {
    for line in lines {
      let run = desk.run(try #require(ShellLine("curvet " + line).curvetWords))
      try #require(run.status == 0, "\(line): \(run.errors)")
    }
  }

  private static let files = [
    "curvet.config.json":
      #"{"catalog": "curvet.sqlite", "exports": [{"to": "css", "output": "motion.css"}]}"#,
    "Motion.swift": "enum Motion { static let card = Animation.snappy(duration: 0.4) }",
    "src/Card.kt": "val card = tween<Float>(240)",
    "acme.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>",
    "card.json": #"{"card": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}}}"#,
    "easing.css": ":root { --ease-card: cubic-bezier(.2, 0, 0, 1) }",
    "hero.json": #"{"motion": "ease-in 300ms"}"#,
    "motion.json": #"{"presets": {"curve/one": "ease-in 300ms"}}"#,
    "motion/a.json": #"{"presets": {"curve/a": "ease-in 300ms"}}"#,
    "surfaces.json": #"{"presets": {"curve/two": "ease-in 300ms"}}"#,
    "team.json": #"{"presets": {"curve/team": "ease-in 300ms"}}"#,
    "tokens/a.json": #"{"presets": {"curve/b": "ease-in 300ms"}}"#,
  ]

  @Test(
    "Lines are split as a shell does",
    arguments: [
      ("curvet show a", ["show", "a"]),
      ("curvet export --query 'kind:spring tag:m3'", ["export", "--query", "kind:spring tag:m3"]),
      ("generate | curvet import -", ["import", "-"]),
      ("curvet schema > curvet.schema.json", ["schema"]),
      ("ls", nil),
    ] as [(String, [String]?)])
  func splitting(line: String, words: [String]?) {
    #expect(ShellLine(line).curvetWords == words)
  }
}
