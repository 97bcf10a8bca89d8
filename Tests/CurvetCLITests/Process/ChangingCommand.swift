import Testing

/// A changing command is one that must leave the catalog exactly as it was, or exactly as it is to be.
///
/// It is run on `catalog.sqlite`, which holds the presets of `Sample`.
struct ChangingCommand: CustomTestStringConvertible, Sendable {
  /// The words of the command, without the catalog.
  var words: [String]
  /// The files that it reads, by their names.
  var files: [String: String] = [:]
  /// Commands that are run first.
  var before: [[String]] = []

  var testDescription: String { words.joined(separator: " ") }

  /// Every command that changes a catalog.
  static let all = [
    ChangingCommand(
      words: ["import", "new.json"],
      files: ["new.json": #"{"presets": {"curve/new": "ease-in 200ms", "curve/newer": "ease"}}"#]),
    ChangingCommand(
      words: ["import", "new.json", "--on-conflict", "replace"],
      files: ["new.json": #"{"presets": {"curve/rush": "ease-in 200ms"}}"#]),
    ChangingCommand(words: ["add", "curve/new", "ease-in 200ms"]),
    ChangingCommand(words: ["set", "curve/rush", "duration=0.9"]),
    ChangingCommand(words: ["rename", "curve/rush", "curve/rushed"]),
    ChangingCommand(words: ["alias", "curve/rush", "rushed"]),
    ChangingCommand(words: ["tag", "--query", "kind:curve", "+hasty", "-calm"]),
    ChangingCommand(words: ["replace", "curve/rush", "spring/tether"]),
    ChangingCommand(words: ["remove", "--with-users", "curve/rush"]),
    ChangingCommand(words: ["undo"], before: [["set", "curve/rush", "duration=0.9"]]),
    ChangingCommand(words: ["redo"], before: [["set", "curve/rush", "duration=0.9"], ["undo"]]),
    ChangingCommand(
      words: ["revert", "curve/rush@1"], before: [["set", "curve/rush", "duration=0.9"]]),
  ]

  /// The words with the catalog that the tests use.
  var line: [String] { words + ["--catalog", Self.catalog] }

  static let catalog = "catalog.sqlite"

  /// Makes a folder with the catalog and the files.
  func prepared() throws -> BuiltProgram {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: Self.catalog)
    for (name, text) in files { try program.write(text, to: name) }
    for words in before {
      let run = try program.run(words + ["-q", "--catalog", Self.catalog])
      #expect(run.status == 0, "\(run.errors)")
    }
    return program
  }
}
