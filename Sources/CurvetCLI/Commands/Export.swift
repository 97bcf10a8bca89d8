import CommandKit
import Curvet
import Storage

/// Writes presets.
struct Export: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes presets, and what they refer to, as JSON.",
    discussion: """
      The JSON is canonical: the same presets give the same bytes, and importing it again changes \
      nothing. With -o the file is written beside its place and put there when it is whole.
      """,
    examples: [
      Example("curvet export --all -o motion.json", "the whole catalog"),
      Example(
        "curvet export transition/flip-present", "one preset and what it needs, to the terminal"),
      Example("curvet export --query 'kind:spring tag:m3'", "what a search finds"),
      Example("curvet export --all -o motion.json --check", "in CI: is the file in step?"),
    ])

  @Argument(
    help: "Names or aliases of presets.", completion: .shellCommand("curvet search --names"))
  var names: [String] = []

  @Option(name: .customLong("to"), help: "The format to write.")
  var format = OutputFormat.json

  @Option(help: ArgumentHelp("Exports what a search finds.", valueName: "words"))
  var query: String?

  @Flag(help: "Exports everything.")
  var all = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "path"),
    completion: .file())
  var path: PathArgument?

  @Flag(help: "Writes nothing; exits with 1 where the file differs from what would be written.")
  var check = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    let given = (names.isEmpty ? 0 : 1) + (query == nil ? 0 : 1) + (all ? 1 : 0)
    if given == 0 {
      throw ValidationError(
        "nothing to export was named", help: "name presets, or use --query or --all")
    }
    if given > 1 {
      throw ValidationError("names, '--query' and '--all' exclude each other")
    }
    if check, path == nil || path?.text == "-" {
      throw ValidationError("'--check' compares with a file", help: "name it with -o")
    }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let selection = try selection()
    guard let path = path?.text, path != "-" else {
      let output = context.output
      let report = try catalog.export(selection, to: format) { bytes throws(CatalogError) in
        try output.raw(bytes)
      }
      if report.asked == 0, query != nil, !global.quiet {
        context.errors.line("Nothing found; what was written is empty.")
      }
      return ExitStatus.done
    }
    if check { return try compare(catalog, selection, with: path, context) }
    let report = try catalog.export(selection, to: format, toFile: path)
    if !global.quiet {
      let need = report.asked == 1 ? "it needs" : "they need"
      let along = report.alongside == 0 ? "" : ", with \(report.alongside) that \(need)"
      context.output.line("Wrote \(Words.count(report.asked, "preset"), .bold) to \(path)\(along)")
    }
    return ExitStatus.done
  }

  private func selection() throws -> ExportSelection {
    if all { return .all }
    guard let query else { return .names(names) }
    var request = SearchQualifier.Request()
    try SearchQualifier.take(from: [query], into: &request)
    if request.like != nil {
      throw ValidationError(
        "'like:' orders what is found and leaves nothing out",
        help: "export the names that 'curvet search --names --limit' lists")
    }
    return .query(request.query)
  }

  private func compare(
    _ catalog: Catalog, _ selection: ExportSelection, with path: String, _ context: Context
  ) throws(CatalogError) -> ExitCode {
    guard let line = try difference(catalog, selection, from: path) else {
      if !global.quiet { context.output.line("\(path) is in step with the catalog") }
      return ExitStatus.done
    }
    context.errors.line("\(path) differs from the catalog from line \(line) on")
    context.errors.line("\("help:", .cyan) write it anew by the same command without --check")
    return ExitStatus.findings
  }

  private func difference(
    _ catalog: Catalog, _ selection: ExportSelection, from path: String
  ) throws(CatalogError) -> Int? {
    do throws(CatalogError) {
      return try catalog.difference(of: selection, in: format, from: path)
    } catch  where error.kind == .notFound && error.path == path {
      var error = error
      error.hints = ["write it first by the same command without --check"]
      throw error
    }
  }
}
