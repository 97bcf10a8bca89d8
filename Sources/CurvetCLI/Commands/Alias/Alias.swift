import CommandKit
import Curvet
import Diagnostics
import Presets

/// Adds and removes aliases of presets.
struct Alias: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "alias",
    abstract: "Add or remove aliases of presets.",
    discussion: """
      A - before an alias removes it. A * in <name> matches any text, and the * in an alias stands \
      for that text. With --query, pass only aliases. The * in an alias then stands for the whole \
      name.
      """)

  static let examples: KeyValuePairs = [
    "curvet alias curve/card card hero": "add two aliases",
    "curvet alias curve/card -hero": "remove an alias",
    "curvet alias 'spring/figma/*' 'figma/*'": "add an alias to each preset in a folder",
  ]

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "A preset name, then aliases to add. -ALIAS removes one.", valueName: "name> <alias"),
    completion: .live(.presets))
  var words: [String]

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let name = query.query == nil ? words[0] : "*"
    let aliases = query.query == nil ? words.dropFirst() : words[...]
    guard !aliases.isEmpty else {
      throw ValidationError("no aliases given", help: "for example: curvet alias curve/card card")
    }
    let isPattern = name.contains("*")
    let choice =
      isPattern && query.query == nil
      ? PresetChoice.all : try PresetChoice(isPattern ? [] : [name], query: query.query)
    let plain = isPattern ? name : choice.names.first ?? name
    let added = try aliases.filter { !$0.hasPrefix("-") }
      .map { try RenamingPattern(plain, to: $0) }
    let removed = try aliases.filter { $0.hasPrefix("-") }
      .map { try RenamingPattern(plain, to: String($0.dropFirst())) }
    let catalog = try global.openCatalog(for: .changing, in: &context)
    if query.query == nil, let some = NamePattern(name) { _ = try catalog.names(matching: some) }
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.alias(choice.selection, change.options(in: context, choice)) {
      name throws(CatalogError) in
      let names = try [added, removed].map { patterns throws(CatalogError) in
        try patterns.map { pattern throws(CatalogError) in try pattern.renamed(name) }
          .compactMap(\.self)
      }
      return names.allSatisfy(\.isEmpty) ? nil : (names[0], names[1])
    }
    return try print(report, in: context)
  }
}
