import CommandKit
import Curvet
import Diagnostics
import Presets
import Preview
import Storage
import StrictJSON

/// Finds presets.
struct Search: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search presets by words, facts, feel and likeness.",
    discussion: """
      Every word must be in a name, title, summary, tag, source or feel word, in any language the \
      preset has; the beginning of a word is enough. Qualifiers may be among the words: \
      kind:spring, tag:card, role:enter, feel:soft, duration:200ms..0.5s, settling:<1, \
      overshoot:>5%, bounce:0.1..0.3, damping-ratio:<1, like:spring/figma/quick. Feel words are \
      \(FeelWord.allCases.map(\.rawValue).joined(separator: ", ")), in English, Japanese or \
      Russian. Without words everything is listed.

      A word that ends in / and name:spring/app match the beginning of the name, and * and ? match \
      any text and any character in a name, as in 'curve/*/card'. Comparisons such as \
      'duration<0.3', times such as 300ms and '<0.4s', and an easing copied from a style sheet may \
      be among the words, too. A number matches everything that is shown like it: duration:0.819 finds \
      0.8193 s.

      Kinds, styles, roles and things such as a modal or a toast are found by what people call \
      them, in these languages. If nothing has all the words, misspelled words are corrected, then \
      words are dropped; a note says so. --query of other commands takes the words as typed.

      --like takes a name or an expression such as 'cubic-bezier(.2,0,0,1)'. The distance is the \
      root mean square of the differences between 32 samples of both shapes, each over its own \
      time: 0 is the same shape, and below 0.02 they can hardly be distinguished. How the time \
      differs is printed beside it.

      A preset that only uses another one has the same motion under a name of its own. Such presets \
      are listed once, with their other names; --names lists each.
      """,
    aliases: ["list"])

  static let examples: KeyValuePairs = [
    "curvet search flip": "by a word",
    "curvet search 反転": "in Japanese",
    "curvet search kind:spring soft": "with a qualifier",
    "curvet search spring/figma/": "by the beginning of the name",
    "curvet search --duration 0.2..0.5 --sort duration": "by duration in seconds",
    "curvet search --sort bounce --reverse": "the bounciest first",
    "curvet search feel:bouncy 'settling:<1'": "by how it feels and how long it takes",
    "curvet search --like 'cubic-bezier(.2,0,0,1)'": "the nearest in shape",
    "curvet search --names kind:curve": "only names, for scripts",
  ]

  @Argument(help: "Words and qualifiers.", completion: .live(.query)) var words: [String] = []

  @OptionGroup var filters: SearchFilters

  @Option(help: "Sort the results.") var sort: SearchQuery.Order?

  @Flag(help: "List the largest first, with --sort duration, settling, overshoot or bounce.")
  var reverse = false

  @Option(
    help: ArgumentHelp(
      "List up to this many, 0 for all; by default 20, or all with --names and --json.",
      valueName: "count"))
  var limit: Int?

  @Flag(help: "Print only names.") var names = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.check("--limit", limit, in: 0..., "0 or more")
    try ValidationError.checkExclusive(["--names": names, "--json": output.json])
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    var request = filters.request
    try request.add(words)
    if request.isPasted, !global.quiet, let like = request.like {
      context.errors.line("note: \(like) is an easing; listing the nearest in shape")
    }
    request.query.order = try order(like: request.like)
    request.query.isDescending = reverse
    if reverse, request.query.order.fact == nil {
      throw ValidationError(
        "'--reverse' needs a '--sort' by a number",
        help: "add --sort duration, settling, overshoot or bounce")
    }
    let isTable = !names && !output.json
    let limit = self.limit ?? (isTable ? 20 : 0)
    request.query.limit = limit == 0 ? nil : limit
    request.query.joinsSame = !names
    let query = request.query
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let result = try catalog.search(request)
    if output.json {
      try context.output.json { writer in
        writer.member("total", result.total)
        writer.searchedWords(result.words)
        writer.objects("presets", result.hits) { $0.searchRow($1, words: result.words.used) }
      }
    } else if names {
      for hit in result.hits { context.output.line("\(hit.record.name)") }
    } else {
      table(result, result.words.used, context)
      if result.total == 0, !global.quiet {
        try report(nothingFoundBy: query, in: catalog, context)
      }
    }
    if !global.quiet { note(result, query, catalog, context) }
    return ExitStatus.done
  }

  /// The order asked for: what resembles something is listed by its likeness.
  private func order(like: String?) throws -> SearchQuery.Order {
    guard like != nil else {
      if sort == .likeness {
        throw ValidationError(
          "'--sort likeness' needs a motion to compare with", help: "add '--like <motion>'")
      }
      return sort ?? .relevance
    }
    guard sort == nil || sort == .likeness else {
      throw ValidationError("'--like' lists the nearest first", help: "leave '--sort' out")
    }
    return .likeness
  }

  private func table(_ result: SearchResult, _ words: [String], _ context: Context) {
    let glyphs = PlotGlyphs { context.environment.variable($0) }
    var table = SearchTable(glyphs: glyphs, words: words)
    for hit in result.hits { table.add(hit) }
    table.print(to: context.output)
    if result.total > result.shown, !global.quiet {
      context.errors.line("\(result.shown) of \(result.total) shown; use --limit 0 to show all")
    }
  }

  private func note(
    _ result: SearchResult, _ query: SearchQuery, _ catalog: Catalog, _ context: Context
  ) {
    for correction in result.words.corrections {
      context.errors.line(
        "note: nothing has '\(correction.typed)'; showing results for '\(correction.used)'")
    }
    if !result.words.leftOut.isEmpty {
      let all = Self.list(result.words.asked)
      context.errors.line(
        "note: nothing has all of: \(all); showing results for \(Self.list(result.words.used))")
    }
    if result.isTooBroadToRank {
      context.errors.line("note: too many matches to rank, so they are listed by name")
    }
    if catalog.hasOldFacts {
      context.errors.line(
        """
        note: durations, feel and shapes may be out of date: they are from an older Curvet, and the \
        catalog can't be written
        """)
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private func report(
    nothingFoundBy query: SearchQuery, in catalog: Catalog, _ context: Context
  ) throws(CatalogError) {
    let tags = try catalog.tags().map(\.tag)
    if try catalog.count() == 0 {
      context.errors.line("The catalog is empty; run 'curvet import' to add presets.")
    } else if let unknown = query.tags.first(where: { !tags.contains($0) }) {
      let question = Suggestion.question(for: unknown, among: tags).map { "; \($0)" } ?? "."
      context.errors.line("No presets found: none has the tag '\(unknown)'\(question)")
    } else if let pattern = query.names.first, let wider = NamePattern("*/" + pattern.text),
      case let count = try catalog.count(of: wider), count > 0
    {
      context.errors.line(
        "No presets found: no name matches '\(pattern)', but '\(wider)' matches \(count).")
    } else if query.words.isEmpty {
      context.errors.line("No presets found; try fewer conditions.")
    } else {
      context.errors.line("No presets found; try fewer or shorter words.")
    }
  }
}

extension Catalog {
  /// How many primary names match a pattern.
  fileprivate func count(of pattern: NamePattern) throws(CatalogError) -> Int {
    var query = SearchQuery()
    query.names = [pattern]
    query.limit = 1
    return try search(query).total
  }
}
