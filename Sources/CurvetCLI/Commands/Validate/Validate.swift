import CommandKit
import Curvet
import Diagnostics
import Importing
import Rules
import StrictJSON
import Validation

/// An output format of findings.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github
}

/// Checks files or the catalog.
struct Validate: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check files or the catalog, and suggest fixes.",
    discussion: """
      Finds values that would break, values that a platform would silently ignore, and motion that \
      would feel wrong. 'curvet explain' explains a rule. For files that Curvet exported, it \
      reports whether they're up to date with the catalog in use. To ignore a rule, add it to the \
      "ignore" field of a preset, with a reason. A project can change the level of a rule in \
      curvet.config.json, for example {"rules": {"quality/too-long": "off"}}.

      References are looked up in the files first, and then in the catalog in use. Only --fix \
      changes files; it changes a motion by less than a ten-millionth. With --level error, only \
      the first 1,000 presets are checked for warnings. Notes are shown, and fixed, only with \
      --level note.

      The exit code is 1 if there is a finding of the given level or above. It's 65 if a file \
      can't be parsed or has an unknown format.
      """)

  static let examples: KeyValuePairs = [
    "curvet validate team.json": "a document before you share it",
    "curvet validate motion/ --level warning": "a folder in CI, failing on warnings",
    "curvet validate team.json --fix --dry-run": "show possible fixes as a diff",
    "curvet validate": "the catalog in use",
  ]

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input; by default, the catalog.",
      valueName: "path"), completion: .file())
  var paths: [PathArgument] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The format of all files; by default, it's detected for each file.", valueName: "format"))
  var inputFormat: InputFormat?

  @Option(help: "The lowest level that fails the check.") var level = Finding.Level.error

  @Option(help: "The output format.") var format = FindingFormat.text

  @Option(
    help: ArgumentHelp(
      "Print at most this many findings, 100 by default; 0 prints all.", valueName: "number"))
  var limit: Int?

  @Flag(help: "Apply safe fixes to the files.") var fix = false

  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "With --fix, show the changes as a diff without making them.")
  var dryRun = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.check("--limit", limit, in: 0..., "0 or more")
    if dryRun, !fix {
      throw ValidationError("'--dry-run' needs '--fix'", help: "add --fix")
    }
    guard fix else { return }
    if paths.isEmpty {
      throw ValidationError(
        "'--fix' works only on files",
        help: "pass files, and import the fixed ones with --on-conflict replace"
      )
    }
    if paths.contains(where: { CatalogEnvironment.isStandardInput($0.text) }) {
      throw ValidationError("'--fix' can't fix standard input", help: "pass a file")
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
    if !global.quiet {
      for var finding in try ProjectConfig.renamedRules(in: context.environment) {
        finding.place = finding.place.map { place in
          var place = place
          place.file = context.environment.shortened(place.file)
          return place
        }
        context.errors.finding(finding)
      }
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
