import CommandKit
import Curvet
import Diagnostics
import Interchange
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

  mutating func run(in context: inout Context) throws -> ExitCode {
    var options = ImportOptions()
    options.format = format
    options.onConflict = onConflict
    options.prefix = prefix
    options.tags = tags.map(\.text)
    options.isDryRun = isDryRun
    options.reading = try ReaderOptions(readerOptions)
    options.inputName = inputName
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
      context.errors.findings(findings)
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

  private func say(_ report: ImportReport, catalog: String, in context: Context) {
    guard !global.quiet else { return }
    let outcome = report.outcome
    let files =
      vocabularies.isEmpty
      ? Words.count(report.files, "file") : vocabularies.map(\.name).joined(separator: ", ")
    if outcome.changed == 0, outcome.count(.skipped) > 0 || !report.duplicates.isEmpty {
      context.output.line("Nothing to import into \(catalog)")
    } else if outcome.changed == 0, outcome.count(.unchanged) > 0 {
      context.output.line("Nothing to import: \(catalog) has all of it")
    } else if outcome.changed == 0 {
      context.output.line("Nothing to import: no presets found in \(files)")
    } else {
      let did = isDryRun ? "Would import" : "Imported"
      var kinds = outcome.changes[.created] ?? [:]
      kinds.merge(outcome.changes[.updated] ?? [:], uniquingKeysWith: +)
      let presets = Words.count(outcome.changed, "preset")
      context.output.line("\(did) \(presets, .bold) from \(files) into \(catalog)")
      context.output.line("  \(Words.kinds(kinds))")
    }
    for (change, words) in [
      (ImportChange.updated, "replaced"), (.unchanged, "unchanged"),
      (.skipped, "skipped (name taken)"),
    ] where outcome.count(change) > 0 { context.output.line("  \(outcome.count(change)) \(words)") }
    for renaming in report.renamed {
      context.output.line("  renamed \(renaming.old) to \(renaming.new)")
    }
    if !report.unkeptOfGroups.isEmpty {
      let properties = report.unkeptOfGroups.sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      context.output.line("  skipped properties of token groups: \(properties)")
    }
    let unknown = report.skippedTokens.filter { Self.isMotion($0.key) }
    for (type, count) in unknown.sorted(by: { $0.key < $1.key }) {
      context.output.line(
        "  skipped \(count) \(type), which design tokens (DTCG 2025.10) do not define")
    }
    let others = report.skippedTokens.filter { type in
      !Self.isMotion(type.key) && !Self.ofSheets.contains { $0.key == type.key }
    }
    if !others.isEmpty {
      let types = others.sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      context.output.line("  skipped tokens that are not motion: \(types)")
    }
    for (what, one) in Self.ofSheets {
      guard let count = report.skippedTokens[what] else { continue }
      context.output.line("  skipped \(count) \(count == 1 ? one : what), no motion")
    }
    for one in report.duplicates.prefix(Self.lines) {
      context.output.line("  skipped \(one.name), which is the same as \(one.other)")
    }
    if report.duplicates.count > Self.lines {
      let rest = report.duplicates.count - Self.lines
      context.output.line("  skipped \(rest) more that are the same as others; see --json")
    }
    sayLeftOut(report, in: context)
    saySame(report, in: context)
  }

  /// Says what was left out for a reason: the first ones, and how many there are.
  private func sayLeftOut(_ report: ImportReport, in context: Context) {
    let all = report.reading.leftOut.others
    if !all.isEmpty {
      let (found, taken) = (report.found, report.reading.taken)
      context.output.line("  found \(found): took \(taken), skipped \(found - taken)")
    }
    for (omission, reason) in all.prefix(Self.lines) {
      let count = omission.count == 1 ? "" : "\(omission.count) "
      context.output.line("  skipped \(count)\(omission.what): \(reason)")
    }
    if all.count > Self.lines {
      let rest = all.dropFirst(Self.lines).reduce(0) { $0 + $1.omission.count }
      context.output.line("  skipped \(rest) more; see --json")
    }
  }

  /// Says which presets move as others of the catalog do.
  private func saySame(_ report: ImportReport, in context: Context) {
    for one in report.same.prefix(Self.lines) {
      context.output.line("  \(one.name) is the same as \(one.other)")
    }
    if report.same.count > Self.lines {
      let rest = report.same.count - Self.lines
      context.output.line("  \(rest) more are the same as others; see --json")
    }
  }

  /// How many lines of one sort are printed.
  private static let lines = 20
  /// What style sheets hold beside motion.
  private static let ofSheets: KeyValuePairs = [
    "custom properties": "custom property", "variables": "variable",
  ]

  /// Whether an unknown type of tokens is about motion.
  private static func isMotion(_ type: String) -> Bool {
    let type = type.lowercased()
    return ["spring", "easing", "motion", "animation", "keyframe"].contains { type.contains($0) }
  }
}
