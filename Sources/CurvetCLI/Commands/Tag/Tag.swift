import CommandKit
import Curvet
import Storage

/// Adds or removes tags.
struct Tag: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "Add tags to presets, or remove them.",
    discussion: """
      A - before a tag removes it. The first word is a preset, and so is every word that contains \
      a /. All other words are tags. If you write a + before any tag, all words without + or - are \
      presets.
      """)

  static let examples: KeyValuePairs = [
    "curvet tag spring/tether soft -old": "add a tag and remove one",
    "curvet tag curve/card spring/tether hero": "tag two presets",
    "curvet tag --query kind:spring +physics": "all presets that match a search",
  ]

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Preset names and tags.", valueName: "name|tag"),
    completion: .live(.presetsAndTags))
  var words: [String]

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let (names, added, removed) = try sorted()
    guard !added.isEmpty || !removed.isEmpty else {
      throw ValidationError(
        "no tags given", help: "for example: curvet tag spring/tether soft -old")
    }
    let choice = try PresetChoice(names, query: query.query)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    if !words.contains(where: { $0.hasPrefix("+") }) { try refuseNames(added, in: catalog) }
    let report = try catalog.tag(
      choice.selection, adding: added, removing: removed, change.options(in: context, choice))
    return try print(report, in: context)
  }

  private func sorted() throws -> (names: [String], added: [String], removed: [String]) {
    var names: [String] = []
    var added: [String] = []
    var removed: [String] = []
    let hasSigns = words.contains { $0.hasPrefix("+") }
    for (index, word) in words.enumerated() {
      if word.hasPrefix("-") {
        removed.append(try legal(String(word.dropFirst())))
      } else if word.hasPrefix("+") {
        added.append(try legal(String(word.dropFirst())))
      } else if query.query == nil, hasSigns || index == 0 || word.contains("/") {
        names.append(word)
      } else {
        added.append(try legal(word))
      }
    }
    return (names, added, removed)
  }

  private func legal(_ text: String) throws -> String {
    if let tag = TagArgument(argument: text) { return tag.text }
    throw ValidationError("'\(text)' isn't a valid tag", help: "use \(TagArgument.expectation)")
  }

  /// Throws if a word could be either a preset or a tag.
  private func refuseNames(_ tags: [String], in catalog: Catalog) throws {
    for tag in tags {
      guard let detail = try catalog.detailIfPresent(named: tag) else { continue }
      throw ValidationError(
        "'\(tag)' could be a tag or the preset '\(detail.record.name)'",
        help: "write '+\(tag)' for the tag, or '\(detail.record.name)' for the preset")
    }
  }
}
