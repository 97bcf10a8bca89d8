import CommandKit
import Curvet
import FileSystem
import StrictJSON

/// Creates a catalog.
struct Init: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a catalog with the built-in presets.",
    discussion: """
      With a folder, Curvet creates a project: the catalog curvet.sqlite, and curvet.config.json, \
      which points to it. Commands in that folder and below then use this catalog.

      Without a folder, the catalog is created where --catalog, CURVET_CATALOG, or the nearest \
      curvet.config.json specifies. If none of them does, it's created in your home folder.
      """)

  static let examples: KeyValuePairs = [
    "curvet init": "create your own catalog",
    "curvet init .": "create one for the project in this folder",
    "curvet init design --empty": "create one without the built-in presets",
    "curvet init . --with flutter --with gsap": "choose the preset collections",
  ]

  @Argument(help: ArgumentHelp("The project folder.", valueName: "dir"), completion: .directory)
  var folder: PathArgument?

  @Flag(help: "Create the catalog without presets.") var empty = false

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Start with this collection instead of the default set.",
      valueName: "collection"))
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
          help: "run 'curvet init --catalog PATH' to create only the catalog")
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
      context.errors.line("note: \(path) already exists and was not changed")
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
      if let config { context.output.line("Created \(config, .bold), which points to it") }
      if folder != nil || global.catalog != nil { try keepOutOfGit(location, &context) }
    }
    return ExitStatus.done
  }

  /// Offers to ignore a catalog in a git repository, which can't merge it, and says what to commit instead.
  private func keepOutOfGit(_ location: CatalogLocation, _ context: inout Context) throws {
    let file = FileTree.resolved(context.environment.absolute(location.path))
    guard let repository = GitRepository(around: FileTree.folder(of: file)),
      let path = repository.path(of: file)
    else { return }
    // The journal and the backups have the same beginning.
    let escaped = path.map { "\\*?[".contains($0) ? "\\\($0)" : String($0) }.joined()
    let pattern = "/\(escaped)*"
    let list = context.environment.shortened(repository.root + "/.gitignore")
    let isTracked = repository.tracks(path)
    if repository.ignores(path), !isTracked { return }
    if !repository.ignores(path) {
      if context.isInteractive, try context.agrees(to: "Add '\(pattern)' to \(list)?") {
        try repository.ignore(pattern, shown: list)
        context.output.line("Added '\(pattern)' to \(list)")
      } else {
        context.errors.line("note: git can't merge catalogs; add '\(pattern)' to \(list)")
      }
    }
    if isTracked {
      context.errors.line(
        "note: git tracks the catalog; run 'git rm --cached \(ShellWord.quoted(location.shown))'")
    }
    context.errors.line(
      "note: to share the presets, commit a document: 'curvet export --all -o motion.json'")
  }
}
