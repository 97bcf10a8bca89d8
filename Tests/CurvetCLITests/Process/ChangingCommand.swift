import Testing

/// A changing command is one that must leave the catalog exactly as it was, or exactly as it is to be.
///
/// It is run on `catalog.sqlite`, which holds the presets of `Sample`.
struct ChangingCommand: CustomTestStringConvertible, Sendable {
  /// The words of the command, without the catalog.
  var words: [String]
  /// The files that it reads, by their names.
  var files: [String: String] = [:]

  var testDescription: String { words.joined(separator: " ") }

  /// Every command that changes a catalog.
  static let all = [
    ChangingCommand(
      words: ["import", "new.json"],
      files: ["new.json": #"{"presets": {"curve/new": "ease-in 200ms", "curve/newer": "ease"}}"#]),
    ChangingCommand(
      words: ["import", "new.json", "--on-conflict", "replace"],
      files: ["new.json": #"{"presets": {"curve/rush": "ease-in 200ms"}}"#]),
  ]

  /// The words with the catalog that the tests use.
  var line: [String] { words + ["--catalog", Self.catalog] }

  static let catalog = "catalog.sqlite"

  /// Makes a folder with the catalog and the files.
  func prepared() throws -> BuiltProgram {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: Self.catalog)
    for (name, text) in files { try program.write(text, to: name) }
    return program
  }
}
