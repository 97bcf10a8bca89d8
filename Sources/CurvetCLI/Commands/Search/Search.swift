import CommandKit
import Curvet
import Diagnostics
import Presets
import Preview
import Storage
import StrictJSON

/// Searches presets.
struct Search: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search presets by text, properties, feel, and similarity.",
    discussion: """
      Every word must match a name, alias, title, summary, tag, source, kind, style, role, or feel, in \
      any language that the preset has. The beginning of a word is enough. Without words, all \
      presets are listed; a terminal shows the kinds and folders of the catalog instead. You can also use \
      common names of kinds, styles, roles, and UI elements, such as modal or toast, in English, \
      Japanese, or Russian. Opposites aren't found: 'fade in' doesn't find what fades out. \
      'bounce 0.2' and '0.3 s' are conditions. A note says how the words were read.

      Qualifiers: kind:spring, tag:card, role:enter, feel:soft, duration:200ms..0.5s, settling:<1, \
      overshoot:>5%, bounce:0.1..0.3, damping-ratio:<1, stiffness:250..350, mass:1, damping:>20, \
      x1:0.4, source:figma, property:opacity, like:spring/figma/quick. These are the feel keywords, which also work in Japanese and Russian: \
      \(FeelWord.allCases.map(\.rawValue).joined(separator: ", ")).

      spring/app/ and name:spring/app find names that begin with that text. In a name, * matches \
      any text, and ? matches one character, for example 'curve/*/card'. You can also write \
      comparisons such as 'duration<0.3', times such as 300ms and '<0.4s', and an easing copied \
      from a style sheet. A number matches all values that are displayed as that number: \
      duration:0.819 finds 0.8193 s.

      If no preset matches all words, misspelled words are corrected first. Then words are \
      dropped. If few presets match, presets that match some of the words come last. Notes report \
      this. The --query option of other commands uses the words as typed.

      --like takes a preset name or an expression such as 'cubic-bezier(.2,0,0,1)', and compares \
      shapes, whatever their durations. The distance is the root mean square difference between 32 \
      samples of both shapes. 0 means the same shape, and below 0.02, shapes look nearly the same. \
      The difference in duration is printed next to the distance.

      A preset that only uses another preset has the same motion under a different name. Such \
      presets are listed once, with their other names. --names lists each name.
      """,
    aliases: ["list"])

  static let examples: KeyValuePairs = [
    "curvet search flip": "by a word",
    "curvet search 反転": "in Japanese",
    "curvet search kind:spring soft": "with a qualifier",
    "curvet search spring/figma/": "by name prefix",
    "curvet search --duration 0.2..0.5 --sort duration": "by duration in seconds",
    "curvet search --sort bounce --reverse": "the bounciest first",
    "curvet search feel:bouncy 'settling:<1'": "by feel and settling time",
    "curvet search --like 'cubic-bezier(.2,0,0,1)'": "most similar shapes",
    "curvet search --names kind:curve": "only names, for scripts",
  ]

  @Argument(help: "Search words and qualifiers.", completion: .live(.query)) var words: [String] =
    []

  @OptionGroup var filters: SearchFilters

  @Option(help: "Sort the results.") var sort: SearchQuery.Order?

  @Flag(
    help: "List the largest values first; needs --sort duration, settling, overshoot, or bounce.")
  var reverse = false

  @Option(
    help: ArgumentHelp(
      "List at most this many; 0 lists all. Default: 20, or all with --names or --json.",
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
    try request.add(words, isFree: true)
    if asksForNothing(request), context.output.isTerminal, context.words.contains("search") {
      let catalog = try global.openCatalog(for: .reading, in: &context)
      OverviewPage(overview: try catalog.overview(), path: catalog.location.shown)
        .print(to: context.output)
      return ExitStatus.done
    }
    if request.isPasted, !global.quiet, let like = request.like {
      context.errors.line("note: '\(like)' is an easing; listing the most similar shapes")
    }
    request.query.order = try order(like: request.like)
    request.query.isDescending = reverse
    if reverse, request.query.order.fact == nil {
      throw ValidationError(
        "'--reverse' needs '--sort' by a number",
        help: "add --sort duration, settling, overshoot, or bounce")
    }
    let isTable = !names && !output.json
    let limit = self.limit ?? (isTable ? 20 : 0)
    request.query.limit = limit == 0 ? nil : limit
    (request.query.joinsSame, request.query.listsNames) = (!names, names)
    let query = request.query
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let result = try catalog.search(request)
    if output.json {
      try context.output.json { writer in
        writer.member("total", result.total)
        writer.searchedWords(result.words)
        let whole = result.hits.count - result.near
        let explainer = MatchExplainer(result.words.used)
        writer.objects("presets", Array(result.hits.enumerated())) { writer, row in
          writer.searchRow(row.element, explainer, isPartial: row.offset >= whole)
        }
      }
    } else if names {
      for hit in result.hits { context.output.line("\(hit.record.name)") }
    } else {
      table(result, result.words.used, context)
      if result.total == 0, !global.quiet {
        try report(nothingFoundBy: query, in: catalog, context)
      }
    }
    if !global.quiet {
      noteReading(of: request, result, context)
      note(result, query, catalog, context)
    }
    return ExitStatus.done
  }

  /// Whether no word, filter, or option says what to list.
  private func asksForNothing(_ request: SearchRequest) -> Bool {
    request.query == SearchQuery() && request.like == nil && sort == nil && limit == nil
      && !reverse && !names && !output.json && !global.quiet
  }

  /// Returns the order of the results; with --like, they are sorted by similarity.
  private func order(like: String?) throws -> SearchQuery.Order {
    guard like != nil else {
      if sort == .likeness {
        throw ValidationError(
          "'--sort likeness' needs a motion to compare with", help: "add '--like MOTION'")
      }
      return sort ?? .relevance
    }
    guard sort == nil || sort == .likeness else {
      throw ValidationError("'--like' always sorts by similarity", help: "leave out '--sort'")
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

  /// Says what the words were taken for, in the language of the search.
  private func noteReading(of request: SearchRequest, _ result: SearchResult, _ context: Context) {
    let conditions = request.spoken.map { "\($0.qualifier):\($0.value)" }
    let meanings = result.words.meanings
    guard !conditions.isEmpty || meanings != nil else { return }
    let words = meanings?.parts.map { $0.typed + ($0.meaning.map { " (\($0))" } ?? "") }
    let parts = conditions + (words ?? request.query.words)
    let ignored = meanings?.ignored ?? []
    let (start, left) =
      switch Meanings.language(of: self.words.joined()) {
      case "ja": ("検索の解釈: ", "、無視した語: ")
      case "ru": ("поиск прочитан так: ", "; пропущено: ")
      default: ("searching for ", "; ignoring ")
      }
    let end = ignored.isEmpty ? "" : left + ignored.joined(separator: ", ")
    context.errors.line("note: \(start)\(parts.joined(separator: ", "))\(end)")
  }

  private func note(
    _ result: SearchResult, _ query: SearchQuery, _ catalog: Catalog, _ context: Context
  ) {
    for correction in result.words.corrections {
      context.errors.line(
        "note: no matches for '\(correction.typed)'; showing results for '\(correction.used)'")
    }
    if !result.words.leftOut.isEmpty {
      let all = Self.list(result.words.asked)
      context.errors.line(
        "note: no preset matches all of \(all); showing results for \(Self.list(result.words.used))"
      )
    }
    if result.near > 0 {
      let whole = result.hits.count - result.near
      let all = whole == 1 ? "1 preset matches" : "\(whole) presets match"
      let some = result.near == 1 ? "the last one matches" : "the last \(result.near) match"
      context.errors.line("note: \(all) all words; \(some) some of them")
    }
    if result.isTooBroadToRank {
      context.errors.line("note: too many matches to rank, so they are sorted by name")
    }
    if catalog.hasOldFacts {
      context.errors.line(
        """
        note: durations, feel, and shapes may be out of date, because they are from an older Curvet \
        and the catalog can't be written
        """)
    }
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }

  private func report(
    nothingFoundBy query: SearchQuery, in catalog: Catalog, _ context: Context
  ) throws(CatalogError) {
    let tags = try catalog.tags().map(\.tag)
    if try catalog.count() == 0 {
      context.errors.line("The catalog is empty; run 'curvet import' to add presets")
    } else if let unknown = query.tags.first(where: { !tags.contains($0) }) {
      let question = Suggestion.question(for: unknown, among: tags).map { "; \($0)" } ?? ""
      context.errors.line("No presets found: no preset has the tag '\(unknown)'\(question)")
    } else if let pattern = query.names.first, let wider = NamePattern("*/" + pattern.text),
      case let count = try catalog.count(of: wider), count > 0
    {
      context.errors.line(
        "No presets found: no name matches '\(pattern)', but '\(wider)' matches \(count)")
    } else if query.words.isEmpty {
      context.errors.line("No presets found; try fewer or other conditions")
    } else {
      context.errors.line("No presets found; try fewer or shorter words")
    }
  }
}

extension Catalog {
  /// Returns how many primary names match a pattern.
  fileprivate func count(of pattern: NamePattern) throws(CatalogError) -> Int {
    var query = SearchQuery()
    query.names = [pattern]
    query.limit = 1
    return try search(query).total
  }
}
