import CommandKit
import Curvet
import StrictJSON

/// Makes a catalog.
struct Init: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a catalog with the built-in presets.",
    discussion: """
      With a folder, the catalog belongs to a project: it is created in the folder as \
      curvet.sqlite, and curvet.config.json beside it names it, so that every command below that \
      folder uses it. Without a folder, it is the catalog that --catalog or CURVET_CATALOG names, \
      else your own.
      """)

  static let examples: KeyValuePairs = [
    "curvet init": "create your own catalog",
    "curvet init .": "create one for the project in this folder",
    "curvet init design --empty": "create one without the built-in presets",
    "curvet init . --with flutter --with gsap": "choose vocabularies",
  ]

  @Argument(help: ArgumentHelp("The project's folder.", valueName: "dir"), completion: .directory)
  var folder: PathArgument?

  @Flag(help: "Leave out the built-in presets.") var empty = false

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Take the presets of this vocabulary instead; may be repeated.", valueName: "vocabulary"))
  var vocabularies: [VocabularyArgument] = []

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--empty": empty, "--with": !vocabularies.isEmpty])
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let environment = context.environment
    var location: CatalogLocation
    var config: String?
    if let folder = folder?.text {
      guard global.catalog == nil else {
        throw ValidationError(
          "'--catalog' and a folder can't be used together",
          help: "run 'curvet init --catalog PATH' to create one file")
      }
      let base = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
      let name = base == "." ? "curvet.sqlite" : "\(base)/curvet.sqlite"
      location = CatalogLocation(path: name, in: environment)
      config = base == "." ? ProjectConfig.fileName : "\(base)/\(ProjectConfig.fileName)"
    } else {
      location = try global.location(in: environment)
    }
    try Catalog.create(
      location, isEmpty: empty,
      with: vocabularies.isEmpty ? Vocabulary.standard : vocabularies.vocabularies, in: environment)
    if let path = config,
      try !ProjectConfig.write(to: path, catalog: "curvet.sqlite", in: environment)
    {
      context.errors.line("note: \(path) exists already and was left as it is")
      config = nil
    }
    let count = try Catalog(location, for: .reading, in: environment).count()
    if output.json {
      try context.output.json { writer in
        writer.member("catalog", location.shown)
        writer.member("config", ifPresent: config)
        writer.member("presets", count)
      }
    } else if !global.quiet {
      context.output.line("Created \(location.shown, .bold) with \(Words.count(count, "preset"))")
      if let config { context.output.line("Created \(config, .bold), which names it") }
    }
    return ExitStatus.done
  }
}
