import Testing

/// What a recipe of CONTRIBUTING.md asks for, and what nobody else would notice if it was forgotten.
struct RegistryTests {
  /// Returns the names that a pattern's first group finds in the files below a folder.
  private static func names(
    _ pattern: String, below folder: String
  ) throws -> [(name: String, file: SourceTree.File)] {
    let regex = try Regex(pattern, as: (Substring, Substring).self)
    return SourceTree.swiftFiles(below: folder).flatMap { file in
      file.text.matches(of: regex).map { (String($0.output.1), file) }
    }
  }

  @Test("Every rule is in the rule book") func rules() throws {
    let rules = try Self.names(#"static let (\w+) = Rule\("#, below: "Sources/Rules")
    #expect(rules.count > 40)
    let book = try #require(SourceTree.text("Sources/Rules/RuleBook.swift"))
    for (name, file) in rules {
      let isListed = book.contains(".\(name),") || book.contains(".\(name)]")
      #expect(isListed, "\(file) declares \(name)")
    }
  }

  @Test(
    "Every reader and writer is registered",
    arguments: [
      (#"struct (\w+): Preset(?:Line)?Reader\b"#, "Importing/ImportFormats", 3),
      (#"struct (\w+): (?:Preset|CodeExport)Writer\b"#, "Exporting/ExportFormats", 6),
    ])
  func formats(pattern: String, list: String, atLeast count: Int) throws {
    let formats = try Self.names(pattern, below: "Sources/\(list.prefix { $0 != "/" })")
    #expect(formats.count >= count)
    let registry = try #require(SourceTree.text("Sources/\(list).swift"))
    // The flat JSON is an option of the documents.
    for (name, file) in formats where name != "FlatWriter" {
      #expect(registry.contains(name), "\(file) declares \(name)")
    }
    let page = try #require(SourceTree.text("docs/exporting.md"))
    let names = try Self.names(#"static let name = "([a-z-]+)""#, below: "Sources/Exporting")
    #expect(names.count > 6)
    for (name, file) in names where name != "flat" {
      #expect(page.contains("| `\(name)` |"), "\(name) of \(file)")
    }
  }

  @Test("Every command is in a group of help") func commands() throws {
    let commands = try Self.names(
      #"struct (\w+): \w*Command\b"#, below: "Sources/CurvetCLI/Commands")
    #expect(commands.count > 25)
    let sources = SourceTree.swiftFiles(below: "Sources/CurvetCLI")
    for (name, file) in commands {
      #expect(sources.contains { $0.text.contains("\(name).self") }, "\(file) declares \(name)")
    }
  }

  @Test("Every field of the format is in docs/document-format.md and in the fuzzer's presets")
  func fields() throws {
    let fields = try Self.names(#"(?:Field|field)\(\s*"(\w+)""#, below: "Sources/Presets/Format")
    #expect(fields.count > 80)
    let page = try #require(SourceTree.text("docs/document-format.md"))
    let presets =
      try #require(SourceTree.text("Tests/Fuzzing/Corpus/presets.json"))
      + SourceTree.files(below: "Seeds", "json").map(\.text).joined()
    for (name, file) in fields {
      #expect(page.contains(try Regex("\\b\(name)\\b")), "\(name) of \(file)")
      #expect(presets.contains("\"\(name)\""), "\(name) of \(file)")
    }
  }
}
