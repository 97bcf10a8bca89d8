import CommandKit
import Curvet
import Diagnostics
import Importing
import Rules
import StrictJSON
import Validation

/// A form in which findings are printed.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github
}

/// Checks files or the catalog.
struct Validate: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check files or the catalog, and suggest fixes.",
    discussion: """
      It finds what would break, what a platform would silently ignore, and what would feel wrong. \
      'curvet explain' explains a rule. Of files that Curvet wrote for apps it says whether they are up \
      to date with the catalog in use. A preset may ignore a rule by an entry in its "ignore", \
      with a reason; a project sets levels in curvet.config.json, as in {"rules": \
      {"quality/too-long": "off"}}.

      References in files are looked up in the files themselves and then in the catalog in use. \
      Nothing is changed without --fix, which only makes changes that keep the meaning. Warnings \
      of the first 1,000 presets are shown at any level, notes only at --level info. The exit code \
      is 1 if something of the level was found, and 65 if a file is not JSON or has an unknown \
      format.
      """)

  static let examples: KeyValuePairs = [
    "curvet validate team.json": "a document before you share it",
    "curvet validate motion/ --level warning": "a folder, strictly, in CI",
    "curvet validate team.json --fix --dry-run": "what could be fixed, as a difference",
    "curvet validate": "the catalog in use",
  ]

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input; by default the catalog.",
      valueName: "path"), completion: .file())
  var paths: [PathArgument] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The format of all files; by default each is recognized.", valueName: "format"))
  var inputFormat: InputFormat?

  @Option(help: "The lowest level that counts.") var level = Finding.Level.error

  @Option(help: "How to print findings.") var format = FindingFormat.text

  @Option(
    help: ArgumentHelp(
      "Print up to this many findings, 100 by default; 0 prints all.", valueName: "number"))
  var limit: Int?

  @Flag(help: "Fix what is safe in the files.") var fix = false

  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "With --fix: print the difference and change nothing.")
  var dryRun = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.check("--limit", limit, in: 0..., "0 or more")
    if dryRun, !fix {
      throw ValidationError("'--dry-run' needs '--fix'", help: "nothing is changed without it")
    }
    guard fix else { return }
    if paths.isEmpty {
      throw ValidationError(
        "'--fix' fixes files",
        help: "name them; a fixed file is imported with --on-conflict replace"
      )
    }
    if paths.contains(where: { CatalogEnvironment.isStandardInput($0.text) }) {
      throw ValidationError("'--fix' can't fix standard input", help: "name a file")
    }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    var options = ValidationOptions()
    options.format = inputFormat
    options.level = level
    // Code hosts show up to 5,000 results of a run.
    options.limit = limit ?? (format == .sarif ? 5_000 : 100)
    if options.limit == 0 { options.limit = .max }
    context.showProgress(unless: global.quiet)
    var report = try report(options, in: &context)
    var generated: [GeneratedFileState] = []
    if !report.generated.isEmpty {
      let catalog = try global.openCatalogIfPossible(in: &context)
      generated = report.generated.map { GeneratedFileState($0, catalog, in: context) }
      report.findings.append(contentsOf: generated.compactMap(\.finding))
      report.findings.sortByPlace()
    }
    let page = ValidationPage(
      report: report, generated: generated, format: output.json ? .json : format,
      isQuiet: global.quiet)
    try page.print(to: context.output)
    if report.hasForeignText { return ExitStatus.invalidInput }
    let counted = Finding.Level.allCases.filter { $0 >= level }
    let count = counted.reduce(0) { $0 + (report.findings.counts[$1] ?? 0) }
    return count > 0 ? ExitStatus.findings : ExitStatus.done
  }

  private func report(
    _ options: ValidationOptions, in context: inout Context
  ) throws(CatalogError) -> ValidationReport {
    let settings = try ProjectConfig.rules(in: context.environment)
    if paths.isEmpty {
      let catalog = try global.openCatalog(for: .reading, in: &context)
      return try catalog.validate(options, settings: settings)
    }
    let catalog = try global.openCatalogIfPossible(in: &context)
    let paths = paths.map(\.text)
    guard fix else {
      return try FileValidation.run(
        paths, options, settings: settings, catalog: catalog, in: context.environment)
    }
    let fixing = try FileValidation.fix(
      paths, options, settings: settings, catalog: catalog, isDryRun: dryRun,
      in: context.environment)
    let isText = format == .text && !output.json
    if dryRun, isText, !fixing.files.isEmpty {
      for file in fixing.files {
        context.output.difference(of: file.shown, from: file.before, to: file.after)
      }
      context.output.line("")
    }
    if !global.quiet {
      let words = context.errors
      for finding in fixing.fixed {
        words.line(
          "\(dryRun ? "Would fix" : "Fixed") \(finding.subject ?? "the document"): \(finding.message)"
        )
      }
    }
    return fixing.rest
  }
}
