import CommandKit
import Curvet
import Diagnostics
import StrictJSON

/// A form in which findings are printed.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github
}

/// Checks files or the catalog.
struct Validate: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks files, or the catalog, and says how to mend what is wrong.",
    discussion: """
      Structure, types, ranges and references are checked. What files refer to is looked for in \
      the files themselves and then in the catalog in use. Nothing is changed. The exit code is 1 \
      where something was found, and 65 where a file is not JSON or of no known format.
      """,
    examples: [
      Example("curvet validate team.json", "a document before it is shared"),
      Example("curvet validate motion/ --format json", "a folder, in a script"),
      Example("curvet validate", "the catalog in use"),
    ])

  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input; the catalog where none is given.",
      valueName: "path"), completion: .file())
  var paths: [PathArgument] = []

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("Reads everything as this; else each file tells.", valueName: "format"))
  var inputFormat: InputFormat?

  @Option(help: "From which level on a finding counts.")
  var level = Finding.Level.error

  @Option(help: "How to print findings.")
  var format = FindingFormat.text

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let report: ValidationReport
    if paths.isEmpty {
      report = try global.openCatalog(for: .reading, in: &context).validate()
    } else {
      let catalog = try global.openCatalogIfPossible(in: &context)
      report = try FileValidation.run(
        paths.map(\.text), format: inputFormat, catalog: catalog, in: context.environment)
    }
    switch output.json ? .json : format {
    case .json:
      try context.output.json { writer in
        writer.member("presets", report.presets)
        writer.member("files", report.files)
        writer.findings(report.findings)
      }
    case .sarif: try context.output.sarif(report.findings, rules: [])
    case .github: context.output.gitHubCommands(report.findings)
    case .text:
      context.output.findings(report.findings)
      if !global.quiet {
        if !report.findings.isEmpty { context.output.line("") }
        context.output.line("\(summary(report))")
      }
    }
    if report.hasForeignText { return ExitStatus.invalidInput }
    let counted = Finding.Level.allCases.prefix { $0 != level } + [level]
    let count = counted.reduce(0) { $0 + (report.findings.counts[$1] ?? 0) }
    return count > 0 ? ExitStatus.findings : ExitStatus.done
  }

  private func summary(_ report: ValidationReport) -> String {
    let what = report.files == 0 ? "in the catalog" : "in \(Words.count(report.files, "file"))"
    let levels = Finding.Level.allCases.compactMap { level in
      report.findings.counts[level].map {
        Words.count($0, level == .info ? "note" : level.rawValue)
      }
    }
    let found = levels.isEmpty ? "nothing to mend" : levels.joined(separator: ", ")
    return "\(Words.count(report.presets, "good preset")) \(what); \(found)"
  }
}
