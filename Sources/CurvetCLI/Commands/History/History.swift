import CommandKit
import Curvet
import Presets
import StrictJSON

/// Lists operations.
struct History: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List operations: what changed, when, and by whom.",
    discussion: """
      The latest operation comes first. With a preset name, only changes to that preset are \
      listed, each with the revision to pass to 'curvet revert'. Former names and names of removed \
      presets work, too. With an operation number, everything that the operation changed is listed.
      """,
    aliases: ["log"])

  static let examples: KeyValuePairs = [
    "curvet history": "the latest operations",
    "curvet history spring/tether": "changes to one preset",
    "curvet history @12": "one operation and everything that it changed",
    "curvet history --limit 0 --json": "all operations, for a script",
  ]

  @Argument(
    help: ArgumentHelp("A preset name, or an operation number.", valueName: "name|@operation"),
    completion: .live(.presets))
  var subject: String?

  @Option(help: ArgumentHelp("List at most this many operations; 0 lists all.", valueName: "count"))
  var limit = 20

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.check("--limit", limit, in: 0..., "0 or more")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    var entries = try entries(catalog)
    let isCut = limit > 0 && entries.count > limit
    if isCut { entries.removeLast() }
    if output.json {
      try context.output.json { writer in
        writer.objects("operations", entries) { $0.historyEntry($1) }
      }
      return ExitStatus.done
    }
    let operation = subject.flatMap(OperationArgument.init(argument:))
    let page = HistoryPage(output: context.output, name: operation == nil ? subject : nil)
    for entry in entries { page.print(entry, isWhole: operation != nil) }
    if entries.isEmpty, !global.quiet { context.errors.line("No changes yet") }
    if isCut, !global.quiet {
      let shown = limit == 1 ? "Showing the last operation" : "Showing the last \(limit) operations"
      context.errors.line("\(shown); use --limit 0 to list all")
    }
    return ExitStatus.done
  }

  private func entries(_ catalog: Catalog) throws -> [HistoryEntry] {
    // One more than listed, to find out whether there are more.
    let limit = limit == 0 || limit == .max ? nil : limit + 1
    guard let subject else {
      return try catalog.history(
        limit: limit, changeLimit: output.json ? nil : HistoryPage.most + 1)
    }
    if let operation = OperationArgument(argument: subject) {
      return [try catalog.history(ofOperation: operation.number)]
    }
    let entries = try catalog.history(of: subject, limit: limit)
    if entries.isEmpty { throw try catalog.missingInHistory(subject) }
    return entries
  }
}
