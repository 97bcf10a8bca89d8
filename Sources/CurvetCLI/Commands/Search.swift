import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Storage
import StrictJSON

/// Finds presets.
struct Search: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Finds presets by words, kind, tag, role and duration.",
    discussion: """
      Every word must be found in a name, title, summary, tag or source, in any language the preset \
      has; the beginning of a word is enough. Qualifiers may stand among the words: kind:spring, \
      tag:card, role:enter, duration:0.2..0.5, duration:>0.3. Without words everything is listed.
      """,
    examples: [
      Example("curvet search flip", "by a word"),
      Example("curvet search 反転", "in Japanese"),
      Example("curvet search kind:spring soft", "with a qualifier"),
      Example("curvet search --duration 0.2..0.5 --sort duration", "by duration in seconds"),
      Example("curvet search --names kind:curve", "names alone, for scripts"),
    ],
    aliases: ["list"])

  @Argument(help: "Words and qualifiers.")
  var words: [String] = []

  @Option(name: .customLong("kind"), help: "Only this kind.")
  var kinds: [MotionKind] = []

  @Option(name: .customLong("tag"), help: "Only with this tag.")
  var tags: [String] = []

  @Option(name: .customLong("role"), help: "Only this role.")
  var roles: [Role] = []

  @Option(help: ArgumentHelp("Only with such a duration in seconds.", valueName: "range"))
  var duration: NumberRangeArgument?

  @Option(help: "The order of the results.")
  var sort = SearchQuery.Order.relevance

  @Option(
    help: ArgumentHelp(
      "How many to list, 0 for all; 20 in the table, all with --names and --json.",
      valueName: "count"))
  var limit: Int?

  @Flag(help: "Prints names alone.")
  var names = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    if let limit, limit < 0 { throw ValidationError("'--limit' must be 0 or more") }
    if names, output.json { throw ValidationError("'--names' and '--json' exclude each other") }
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    var query = SearchQuery()
    (query.kinds, query.tags, query.roles) = (kinds, tags, roles)
    query.duration = duration?.range
    query.order = sort
    try SearchQualifier.take(from: words, into: &query)
    let isTable = !names && !output.json
    let limit = self.limit ?? (isTable ? 20 : 0)
    query.limit = limit == 0 ? nil : limit
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let result = try catalog.search(query)
    if output.json {
      try context.output.json { writer in
        writer.member("total", result.total)
        writer.key("presets")
        writer.beginArray()
        for record in result.records { writer.searchRow(record) }
        writer.endArray()
      }
    } else if names {
      for record in result.records { context.output.line("\(record.name)") }
    } else {
      table(result, context)
      if result.total == 0, !global.quiet { try say(nothingFoundBy: query, in: catalog, context) }
    }
    if result.isTooBroadToRank, !global.quiet {
      context.errors.line("note: too many matches to rank, so they are listed by name")
    }
    return ExitStatus.done
  }

  private func table(_ result: SearchResult, _ context: Context) {
    var table = TextTable()
    for record in result.records {
      let duration = record.facts.duration.map(Words.seconds) ?? ""
      let title = (record.title ?? "") + (record.isDeprecated ? " (deprecated)" : "")
      table.add([
        (record.name, .bold), (record.kind.rawValue, .dim), (duration, .plain), (title, .plain),
      ])
    }
    table.print(to: context.output)
    guard !global.quiet else { return }
    if result.total > result.records.count {
      context.errors.line(
        "\(result.records.count) of \(result.total) shown; --limit 0 shows all")
    }
  }

  private func say(
    nothingFoundBy query: SearchQuery, in catalog: Catalog, _ context: Context
  ) throws(CatalogError) {
    let tags = try catalog.tags().map(\.tag)
    if try catalog.count() == 0 {
      context.errors.line("The catalog is empty; 'curvet import' adds presets.")
    } else if let unknown = query.tags.first(where: { !tags.contains($0) }) {
      let question = Suggestion.question(for: unknown, among: tags).map { "; \($0)" } ?? "."
      context.errors.line("Nothing found: no preset has the tag '\(unknown)'\(question)")
    } else if query.words.isEmpty {
      context.errors.line("Nothing found; fewer conditions find more.")
    } else {
      context.errors.line("Nothing found; fewer or shorter words find more.")
    }
  }
}
