import Expectations
import Foundation
import ShellChecking
import Storage
import Testing

/// Completion as people meet it: keys pressed in the real shells.
struct ShellCompletionTests {
  /// What is typed, and the line that comes of it in every shell.
  private static let lines: [(keys: String, line: String)] = [
    ("curvet sho\t", "curvet show"),
    ("curvet show curve/te\t", "curvet show curve/team/"),
    ("curvet show curve/team/card-o\t", "curvet show curve/team/card-out"),
    ("curvet search kind:spr\t", "curvet search kind:spring"),
    ("curvet search tag:弾\t", "curvet search tag:弾む"),
    ("curvet export --to=comp\t", "curvet export --to=compose"),
    ("curvet export --to comp\t", "curvet export --to compose"),
    ("curvet export --que\t", "curvet export --query"),
    ("curvet export --query 'kind:spring tag:he\t", "curvet export --query kind:spring tag:hero"),
    ("curvet set spring/card bo\t", "curvet set spring/card bounce="),
    ("curvet set spring/card role=ent\t", "curvet set spring/card role=enter"),
    ("curvet tag spring/card he\t", "curvet tag spring/card hero"),
    ("curvet explain quality/too-lo\t", "curvet explain quality/too-long"),
    ("curvet show spring/card --svg dra\t", "curvet show spring/card --svg drawing.svg"),
    ("curvet validate dra\t", "curvet validate drawing."),
    ("curvet init fo\tx", "curvet init folder/x"),
    (
      "curvet show spring/card --catalog other.sqlite curve/el\t",
      "curvet show spring/card --catalog other.sqlite curve/elsewhere"
    ),
    ("curvet show nothing\t", "curvet show nothing"),
  ]

  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(
      #"""
      {"presets": {
        "curve/team/card-in": "ease-in 300ms", "curve/team/card-out": "ease-out 300ms",
        "spring/card": {"tags": ["hero", "弾む"], "motion": {"duration": 0.4, "bounce": 0.2}}
      }}
      """#, to: "team.json")
    try program.write(#"{"presets": {"curve/elsewhere": "ease"}}"#, to: "other.json")
    for (catalog, file) in [("curvet.sqlite", "team.json"), ("other.sqlite", "other.json")] {
      try program.run("init", "--empty", "--catalog", catalog, "-q")
      try program.run("import", file, "--catalog", catalog, "-q")
    }
    try program.write(#"{"catalog": "curvet.sqlite"}"#, to: "curvet.config.json")
    for name in ["drawing.svg", "drawing.txt"] { try program.write("", to: name) }
    try program.run("init", "folder", "--empty", "-q")
  }

  @Test("Pressing Tab completes the word", arguments: Shell.allCases) func tab(shell: Shell) throws
  {
    let path = try #require(BuiltProgram.path, "build the program first: swift build")
    let answers = try shell.pressing(
      Self.lines.map(\.keys), program: path, in: program.file(""), home: "\(program.root)/home")
    for (expected, answer) in zip(Self.lines, answers) {
      #expect(answer.line == expected.line, "\(expected.keys)\n\(answer.screen)")
    }
  }

  @Test("Pressing Tab twice lists what there is", arguments: Shell.allCases)
  func list(shell: Shell) throws {
    let path = try #require(BuiltProgram.path, "build the program first: swift build")
    let answers = try shell.pressing(
      ["curvet export --to \t\t", "curvet \t\t"], program: path, in: program.file(""),
      home: "\(program.root)/home")
    for word in ["swift", "compose", "android-xml"] {
      #expect(answers[0].screen.contains(word), "\(answers[0].screen)")
    }
    for word in ["import", "completions", "help"] {
      #expect(answers[1].screen.contains(word), "\(answers[1].screen)")
    }
  }

  /// Texts that do something in a shell that runs them; each would make a file whose name begins so.
  private static let hostile = [
    "$(touch made-1)", "`touch made-2`", "x'; touch made-3 #", "y\"; touch made-4 #", "--force",
    "z\ntouch made-5\n", "${(e):-$(touch made-6)}", "a:b %F{red}*?[~]",
  ]

  /// What is typed: the beginnings of these texts, some after a quotation mark.
  private static let tab = [
    "curvet show \t\t", "curvet show x\t", "curvet show y\t", "curvet show z\t\t",
    "curvet show \\$\\(\t", "curvet show \\`\t", "curvet show 'x\t", "curvet show \"y\t",
    "curvet show curve/odd-\t\t", "curvet tag spring/card x\t", "curvet search tag:\\$\\(\t",
    "curvet validate odd/\t\t", "curvet validate odd/x\t",
  ]

  @Test("Names, titles, tags and files are only text", arguments: Shell.allCases)
  func text(shell: Shell) throws {
    let path = try #require(BuiltProgram.path, "build the program first: swift build")
    try hostile()
    let before = program.names
    let answers = try shell.pressing(
      Self.tab, program: path, in: program.file(""), home: "\(program.root)/home")
    // Each line was run after 'echo', so whatever isn't quoted in it would have made a file.
    #expect(program.names == before)
    for (keys, answer) in zip(Self.tab, answers) {
      #expect(answer.line != nil, "\(keys)\n\(answer.screen)")
    }
  }

  /// Titles come from files; names and tags like these only from other programs.
  private func hostile() throws {
    for (index, text) in Self.hostile.enumerated() {
      let presets = [
        "curve/odd-\(index)": ["title": text, "motion": "ease"],
        "curve/named-\(index)": ["motion": "linear \(index)ms"],
      ]
      try program.write(Array(JSONEncoder().encode(["presets": presets])), to: "odd.json")
      try program.run("import", "odd.json", "-q").expect(0)
    }
    try program.run(["tag", "spring/card"] + Self.hostile.indices.map { "t\($0)" } + ["-q"]).expect(
      0)
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    let file = CatalogFile(path: program.file("curvet.sqlite"), environment: environment)
    try FileManager.default.createDirectory(
      atPath: program.file("odd"), withIntermediateDirectories: true)
    for (index, text) in Self.hostile.enumerated() {
      let quoted = "'" + text.replacing("'", with: "''") + "'"
      try Desk.edit(
        file,
        """
        UPDATE name SET name = \(quoted) WHERE name = 'curve/named-\(index)';
        UPDATE tag SET tag = \(quoted) WHERE tag = 't\(index)'
        """)
      let name = text.replacing("/", with: "") + ".json"
      try program.write("", to: "odd/\(name)")
    }
  }
}
