import CommandKit
import Curvet
import Diagnostics
import Importing
import Motion
import Presets
import Storage

/// Adds presets from files.
struct Import: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import presets from documents, style sheets, tokens, Lottie, Figma and more.",
    discussion: """
      All or nothing: if one preset is not valid, none is imported, and every mistake is shown \
      with its location. Identical presets are left alone. The files of one command are read \
      together, so that tokens and style sheets may refer from one to another.

      --with imports a vocabulary that comes with Curvet in place of files. What its presets refer \
      to comes along, unless the catalog has a preset of that name and motion.
      """)

  static let examples: KeyValuePairs = [
    "curvet import team.json": "a document of Curvet's own",
    "curvet import motion.json surfaces.json": "design tokens in two files",
    "curvet import easing.css --prefix props": "what style sheets say about motion",
    "curvet import motion/ --tag team --dry-run": "see what a folder would import",
    "curvet import Motion.swift": "the animations that an app's code has",
    "curvet import src/ --code --dry-run": "all the code below a folder",
    "curvet import card.json --option unit=ms": "settle what a file doesn't say",
    "curl … | curvet import - --stdin-filename motion.css": "a file from the web",
    "curvet import --with flutter": "the presets of a vocabulary",
    "generate | curvet import -": "NDJSON, one preset per line, from another program",
  ]

  @Argument(
    help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [PathArgument] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Import this vocabulary; may be repeated.", valueName: "vocabulary"))
  var vocabularies: [VocabularyArgument] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The format of all files; by default each is recognized.", valueName: "format"))
  var format: InputFormat?

  @Option(
    name: .customLong("on-conflict"),
    help: ArgumentHelp("What to do if a different preset has the name.", valueName: "what"))
  var onConflict = ConflictPolicy.fail

  @Option(help: ArgumentHelp("Prefix every name with this and a /.", valueName: "name"))
  var prefix: PresetName?

  @Option(name: .customLong("tag"), help: "Add this tag to every preset.", completion: .live(.tags))
  var tags: [TagArgument] = []

  @Flag(
    help: "Read the code in folders, too; a file of code that is named is always read.")
  var code = false

  @Flag(
    name: .customLong("skip-duplicates"),
    help: "Leave out presets that move as others of the catalog do.")
  var skipsDuplicates = false

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Settle what a file doesn't say; an unknown name lists them all.", valueName: "name=value"),
    completion: .list(ReaderOptions.completions))
  var readerOptions: [String] = []

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp("What standard input is called, to recognize its format.", valueName: "name")
  )
  var inputName: String?

  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Change nothing; print what would change.")
  var isDryRun = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    guard !vocabularies.isEmpty else {
      if !paths.isEmpty { return }
      throw ValidationError("missing argument '<path>'", help: "see 'curvet import --help'")
    }
    guard paths.isEmpty else {
      throw ValidationError(
        "'--with' and files can't be used together", help: "import them one after another")
    }
    try ValidationError.checkExclusive(["--with": true, "--from": format != nil])
    try ValidationError.checkExclusive(["--with": true, "--prefix": prefix != nil])
  }

  /// Asks on a terminal whether the code in folders is to be read; a script is not asked.
  private func agreesToCode(_ context: inout Context) throws -> Bool {
    guard context.isInteractive, !output.json, format == nil else { return false }
    let count = CodeFiles.count(below: paths.map(\.text), in: context.environment)
    guard count > 0 else { return false }
    return try context.agrees(to: "Read \(Words.count(count, "file")) of code, too?")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    var options = ImportOptions()
    options.format = format
    options.onConflict = onConflict
    options.prefix = prefix
    options.tags = tags.map(\.text)
    options.isDryRun = isDryRun
    options.reading = try ReaderOptions(readerOptions)
    options.inputName = inputName
    options.readsCode = try code || agreesToCode(&context)
    options.skipsDuplicates = skipsDuplicates
    options.command = context.command
    context.showProgress(unless: global.quiet)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report =
      try vocabularies.isEmpty
      ? catalog.importPresets(from: paths.map(\.text), options: options)
      : catalog.importVocabularies(vocabularies.vocabularies, options: options)
    let findings = report.outcome.findings
    if output.json {
      try context.output.json { $0.importReport(report, isDryRun: isDryRun) }
    } else {
      // What is approximated stands in the report, if there is one.
      let hasReport = findings.errors == 0 && !global.quiet
      context.errors.findings(
        hasReport ? findings.without(ForeignRule.approximate) : findings)
      if !global.quiet {
        if findings.errors > 0, !report.notRead.isEmpty { context.errors.line("") }
        context.errors.notRead(report.notRead)
      }
      if findings.errors == 0 {
        say(report, catalog: catalog.location.shown, in: context)
      } else if !global.quiet {
        context.errors.line("")
        context.errors.line("Nothing was imported: \(Words.count(findings.errors, "error")).")
      }
    }
    guard findings.errors > 0 else { return ExitStatus.done }
    return report.outcome.conflicts == findings.errors ? ExitStatus.exists : ExitStatus.invalidInput
  }
}
