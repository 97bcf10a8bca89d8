import CommandKit
import Curvet
import Presets
import Storage

/// The options that choose presets by a search.
struct QueryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Select the presets that match a search.", valueName: "words"),
    completion: .live(.query))
  var query: String?

  @Flag(name: .customLong("yes"), help: "Confirm changes to presets found by a free-text search.")
  var isAgreed = false
}

/// A preset choice is the presets that a command line selects: names or a search.
struct PresetChoice {
  /// The presets.
  let selection: PresetSelection
  /// The revisions that were given with names, as in `spring/card@3`.
  private(set) var expected: [String: Int] = [:]
  /// The names, without revisions; none if it is a search.
  private(set) var names: [String] = []

  /// Every preset.
  static let all = PresetChoice(selection: .all)

  private init(selection: PresetSelection) { self.selection = selection }

  /// Selects presets by a search; an empty one, which would match everything, is a mistake.
  init(query: String) throws {
    if query.allSatisfy(\.isWhitespace) {
      throw ValidationError(
        "'--query' is empty, which would match every preset",
        help: "write a search, such as kind:spring")
    }
    self.init(selection: try PresetSelection(query: query))
  }

  /// Selects presets by names and name patterns, or by a search.
  init(_ names: [String], query: String?) throws {
    if let query {
      guard names.isEmpty else {
        throw ValidationError("names and '--query' can't be used together")
      }
      try self.init(query: query)
      return
    }
    guard !names.isEmpty else {
      throw ValidationError("no presets given", help: "pass preset names, or use --query")
    }
    var plain: [String] = []
    var expected: [String: Int] = [:]
    for name in names {
      guard let revision = RevisionArgument(argument: name) else {
        plain.append(name)
        continue
      }
      if NamePattern(revision.name) != nil {
        throw ValidationError(
          "'\(name)' has a revision, but can match several presets",
          help: "pass one preset, such as spring/tether@3")
      }
      plain.append(revision.name)
      expected[revision.name] = revision.rev
    }
    self.init(selection: .names(plain))
    (self.names, self.expected) = (plain, expected)
  }

  /// Refuses to change presets found by a free-text search without --yes, and lists them: words also
  /// match in summaries and other texts, where people may not expect it.
  ///
  /// - Throws: the exit code, after printing the reason.
  func confirm(
    _ option: QueryOption, _ change: ChangeArguments, in catalog: Catalog, _ context: Context,
    isQuiet: Bool
  ) throws {
    guard case .query(var query) = selection, !query.words.isEmpty, !option.isAgreed else { return }
    let words = query.words.joined(separator: " ")
    if change.isDryRun {
      if isQuiet { return }
      context.errors.line(
        "note: '\(words)' is a free-text search; without --dry-run, it needs --yes")
      return
    }
    query.limit = ChangePage.most
    // List exactly the presets that would change.
    query.isExact = true
    let result = try catalog.search(query)
    if result.total == 0 { return }
    context.errors.report(
      "'\(words)' is a free-text search, so nothing was changed;"
        + " \(Words.count(result.total, "preset")) would change", help: nil)
    var table = TextTable()
    for hit in result.hits {
      table.add([("  " + hit.record.name, .bold), (Self.reason(of: hit, query.words), .dim)])
    }
    table.print(to: context.errors)
    if result.total > result.hits.count {
      context.errors.line("  … and \(result.total - result.hits.count) more")
    }
    let isAll = result.total == result.hits.count
    let names =
      isAll ? Self.names(of: result.hits.map(\.record.name), query.words, in: catalog) : nil
    let orNames = names.map { ", or select by name: \($0)" } ?? ""
    context.errors.line("\("help:", .cyan) run it again with --yes\(orNames)")
    throw ExitStatus.usage
  }

  /// Notes that words of a search were found only in texts, for commands that only read.
  static func noteTexts(
    of selection: PresetSelection, in catalog: Catalog, _ context: Context
  ) throws {
    guard case .query(var query) = selection, !query.words.isEmpty else { return }
    query.limit = ChangePage.most
    query.isExact = true
    for hit in try catalog.search(query).hits {
      guard let reason = foundIn(hit, query.words).first else { continue }
      context.errors.line(
        """
        note: words match in all texts, for example in \(hit.record.name) (\(reason)); \
        to select by name, write \(names(of: [hit.record.name], query.words, in: catalog) ?? "names")
        """)
      return
    }
  }

  /// Returns words that select exactly these presets: a pattern with a word, a folder pattern, or up to
  /// three names; nil if there is nothing short.
  private static func names(
    of presets: [String], _ words: [String], in catalog: Catalog
  ) -> String? {
    let folder = presets.first.flatMap { name in
      name.lastIndex(of: "/").map { "\(name[...$0])*" }
    }
    let patterns = words.flatMap { ["\($0)/*", "*/\($0)/*"] } + [folder].compactMap(\.self)
    let pattern = patterns.first { text in
      NamePattern(text).flatMap { try? catalog.names(matching: $0) }.map(Set.init) == Set(presets)
    }
    if presets.count > 1, let pattern { return "'\(pattern)'" }
    return presets.count <= 3 ? presets.map { "'\($0)'" }.joined(separator: " ") : nil
  }

  /// Where the words were found, as `summary: A soft card`.
  private static func reason(of hit: SearchHit, _ words: [String]) -> String {
    let reasons = foundIn(hit, words)
    return reasons.isEmpty ? "name, title, or kind" : reasons.joined(separator: "; ")
  }

  private static func foundIn(_ hit: SearchHit, _ words: [String]) -> [String] {
    MatchExplainer(words).reasons(in: hit.record.payload, feel: hit.record.facts.feel)
      .map { "\($0.field): \($0.text)" }
  }
}
