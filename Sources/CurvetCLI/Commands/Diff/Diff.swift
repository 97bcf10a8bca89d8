import CommandKit
import Curvet
import Motion

/// Compares catalogs, files, and revisions of the catalog.
struct Diff: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two catalogs, documents, folders, or revisions.",
    discussion: """
      Each side can be a file or folder that 'curvet import' reads, another catalog, or - for \
      standard input. 'catalog' is the catalog in use. @12 is that catalog after operation 12, @-1 \
      is one operation ago, @0 is before the first operation, and @ is now. PATH@12 is another \
      catalog after operation 12. If a file has one of these names, the file is used. Without the \
      second side, the catalog in use is compared.

      Renamed presets are recognized. ≈ marks a preset that didn't change, but refers to a preset \
      whose motion changed. The exit code is 1 if anything differs. With --html, the exit code is \
      0, unless you pass --exit-code.
      """)

  static let examples: KeyValuePairs = [
    "curvet diff @-1": "what the last operation changed",
    "curvet diff team.json": "how the catalog differs from a document",
    "curvet diff old.sqlite new.sqlite --kind spring": "two catalogs, springs only",
    "curvet diff @12 --html review.html": "a page that plays both versions",
    "curvet export --all | curvet diff team.json -": "from a pipe",
  ]

  @Argument(
    help: ArgumentHelp("The old side: a file, folder, catalog, or @operation.", valueName: "a"),
    completion: .file())
  var old: PathArgument

  @Argument(
    help: ArgumentHelp("The new side. (default: the catalog in use)", valueName: "b"),
    completion: .file())
  var new: PathArgument?

  @Option(name: .customLong("kind"), help: "Compare only presets of this kind.") var kinds:
    [MotionKind] = []

  @Flag(help: "Print only names, each after a sign: +, -, ~, or ≈.") var names = false

  @Option(
    help: ArgumentHelp(
      "Write a page that plays old and new side by side; - is standard output.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: PathArgument?

  @Flag(help: "With --html, exit with code 1 if anything differs.") var exitCode = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(
      ["--names": names, "--json": output.json, "--html": html != nil])
    if [old, new].allSatisfy({ $0.map { CatalogEnvironment.isStandardInput($0.text) } == true }) {
      throw ValidationError(
        "standard input can be read only once", help: "pass a file for one side")
    }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let sides = try DiffSides(
      old.text, new?.text ?? SnapshotReader.catalogInUse, global: global, in: &context)
    if !global.quiet { sides.printNotes(to: context.errors) }
    let difference = try SnapshotDiff(from: sides.old, to: sides.new, kinds: Set(kinds))
    let page = DiffPage(difference: difference, sides: sides)
    if let html {
      let inputs = [old, new].compactMap { $0?.text }.compactMap {
        SnapshotReader.file(of: $0, in: context.environment)
      }
      let precious = global.preciousFiles(reading: inputs, in: context)
      try context.write(Array(page.html.utf8), to: html.text, sparing: precious)
      if html.text != "-", !global.quiet {
        context.errors.line("Wrote \(html.text): \(page.counts)")
      }
    } else if output.json {
      try context.output.json { writer in writer.difference(page) }
    } else if names {
      page.printNames(to: context.output)
    } else {
      page.print(to: context.output, isQuiet: global.quiet)
    }
    let isFinding = html == nil || exitCode
    return isFinding && !difference.isEmpty ? ExitStatus.findings : ExitStatus.done
  }
}
