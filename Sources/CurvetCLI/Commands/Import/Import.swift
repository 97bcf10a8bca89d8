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
    abstract: "Import presets from documents, style sheets, tokens, Lottie, Figma, and more.",
    discussion: """
      If any preset is invalid, nothing is imported, and every error is reported with its \
      location. In other tools' formats, some values that can't be read are skipped and listed \
      instead. If the catalog already has an identical preset, it stays unchanged. All files in \
      one command are read as one set: a token or style sheet can refer to another file.

      --with imports a built-in preset collection instead of files. Identical presets are skipped. \
      Presets that the collection refers to are imported, too, unless the catalog has them with \
      the same name and motion.
      """)

  static let examples: KeyValuePairs = [
    "curvet import team.json": "a Curvet document",
    "curvet import motion.json surfaces.json": "design tokens in two files",
    "curvet import easing.css --prefix props": "the motion in a style sheet",
    "curvet import motion/ --tag team --dry-run": "show what a folder would import",
    "curvet import Motion.swift": "the animations in an app's code",
    "curvet import src/ --code --dry-run": "all code in a folder",
    "curvet import card.json --option unit=ms": "set a unit that the file doesn't specify",
    "curl … | curvet import - --stdin-filename motion.css": "a file from the web",
    "curvet import --with flutter": "a built-in preset collection",
    "generate | curvet import -": "NDJSON, one preset per line, from another program",
  ]

  @Argument(
    help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [PathArgument] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Import this built-in collection.", valueName: "collection"))
  var vocabularies: [VocabularyArgument] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The format of all files; by default, it's detected for each file.", valueName: "format"))
  var format: InputFormat?

  @Option(
    name: .customLong("on-conflict"),
    help: ArgumentHelp("What to do if a different preset already has the name.", valueName: "what"))
  var onConflict = ConflictPolicy.fail

  @Option(help: ArgumentHelp("Add this prefix and a / to every name.", valueName: "name"))
  var prefix: PresetName?

  @Option(name: .customLong("tag"), help: "Add this tag to every preset.", completion: .live(.tags))
  var tags: [TagArgument] = []

  @Flag(
    help: "Also read code and YAML in folders. A file passed by name is always read.")
  var code = false

  @Flag(
    name: .customLong("skip-duplicates"),
    help: "Skip presets whose motion is already in the catalog.")
  var skipsDuplicates = false

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Set a value that the file doesn't specify. An unknown name prints the list.",
      valueName: "name=value"),
    completion: .list(ReaderOptions.completions))
  var readerOptions: [String] = []

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "File name to assume for standard input when detecting its format.", valueName: "name"))
  var inputName: String?

  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Show the changes without making them.")
  var isDryRun = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    guard !vocabularies.isEmpty else {
      if !paths.isEmpty { return }
      throw ValidationError(
        "missing argument '<path>'", help: "run 'curvet import --help' for details")
    }
    guard paths.isEmpty else {
      throw ValidationError(
        "'--with' and files can't be used together", help: "import them in two commands")
    }
    try ValidationError.checkExclusive(["--with": true, "--from": format != nil])
    try ValidationError.checkExclusive(["--with": true, "--prefix": prefix != nil])
  }

  /// Asks on a terminal whether to read the code in folders; scripts are not asked.
  private func agreesToCode(_ context: inout Context) throws -> Bool {
    guard context.isInteractive, !output.json, format == nil else { return false }
    let count = CodeFiles.count(below: paths.map(\.text), in: context.environment)
    guard count > 0 else { return false }
    return try context.agrees(to: "Also read \(Words.count(count, "code file"))?")
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
      // Approximated presets are part of the report, if there is one.
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
        context.errors.line("Nothing was imported: \(Words.count(findings.errors, "error"))")
      }
    }
    guard findings.errors > 0 else { return ExitStatus.done }
    return report.outcome.conflicts == findings.errors ? ExitStatus.exists : ExitStatus.invalidInput
  }
}
