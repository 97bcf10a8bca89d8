import CommandKit
import Curvet
import Motion

/// Compares catalogs, files and revisions of the catalog.
struct Diff: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two catalogs, documents, folders or revisions.",
    discussion: """
      Each side is a file or folder that 'curvet import' reads, - for standard input, another \
      catalog, 'catalog' for the one in use, or its state after an operation: @12 is after \
      operation 12, @-1 one operation ago, @0 before the first, @ now. PATH@12 is a state of \
      another catalog. If a file has the name, the file is meant. Without a second side it is the \
      catalog in use.

      Renamed presets are matched. ≈ marks presets that are the same but are made of presets that \
      move differently. The exit code is 1 if anything differs; with --html it is 0 once the page \
      is written, unless --exit-code is given.
      """)

  static let examples: KeyValuePairs = [
    "curvet diff @-1": "what the last operation changed",
    "curvet diff team.json": "how the catalog differs from a document",
    "curvet diff old.sqlite new.sqlite --kind spring": "two catalogs, springs only",
    "curvet diff @12 --html review.html": "a page that plays before and after",
    "curvet export --all | curvet diff team.json -": "from a pipe",
  ]

  @Argument(
    help: ArgumentHelp("The old side: a file, a folder, a catalog or @operation.", valueName: "a"),
    completion: .file())
  var old: PathArgument

  @Argument(
    help: ArgumentHelp("The new side; the catalog in use by default.", valueName: "b"),
    completion: .file())
  var new: PathArgument?

  @Option(name: .customLong("kind"), help: "Compare only this kind.") var kinds: [MotionKind] = []

  @Flag(help: "Print only names, each with its sign.") var names = false

  @Option(
    help: ArgumentHelp(
      "Write a page that plays old and new side by side; - is standard output.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: PathArgument?

  @Flag(help: "With --html: exit with 1 if anything differs.") var exitCode = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(
      ["--names": names, "--json": output.json, "--html": html != nil])
    if [old, new].allSatisfy({ $0.map { CatalogEnvironment.isStandardInput($0.text) } == true }) {
      throw ValidationError(
        "standard input can be read only once", help: "name a file for one side")
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
