import CommandKit
import Curvet
import Storage

/// Gives presets tags.
struct Tag: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag",
    abstract: "Add or remove tags of presets.",
    discussion: """
      A tag after a - is removed. The first word is a preset, and so is every word with a / in it; \
      the others are tags. A + marks a tag, and then words without a sign are presets.
      """)

  static let examples: KeyValuePairs = [
    "curvet tag spring/tether soft -old": "add a tag and remove one",
    "curvet tag curve/card spring/tether hero": "two presets",
    "curvet tag --query kind:spring +physics": "all that a search finds",
  ]

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Names of presets, and tags.", valueName: "name|tag"),
    completion: .live(.presetsAndTags))
  var words: [String]

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let (names, added, removed) = try sorted()
    guard !added.isEmpty || !removed.isEmpty else {
      throw ValidationError("no tags given", help: "as in curvet tag spring/tether soft -old")
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
    throw ValidationError("'\(text)' is not a tag", help: "a tag is \(TagArgument.expectation)")
  }

  /// A word that may be a preset as well as a tag is refused.
  private func refuseNames(_ tags: [String], in catalog: Catalog) throws {
    for tag in tags {
      guard let detail = try catalog.detailIfPresent(named: tag) else { continue }
      throw ValidationError(
        "'\(tag)' may be a tag or the preset \(detail.record.name)",
        help: "write +\(tag) for the tag, \(detail.record.name) for the preset")
    }
  }
}
