import CommandKit
import Curvet

/// Points the references to a preset to another one.
struct Replace: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "replace",
    abstract: "Make all references to a preset point to another one.",
    discussion: """
      The old preset is kept; --deprecate marks it as deprecated in favor of the new one.
      """)

  static let examples: KeyValuePairs = [
    "curvet replace curve/late-rush curve/card": "one preset with another",
    "curvet replace curve/penner/quad-out curve/penner/quint-out curve/card --deprecate":
      "two presets, and mark them as deprecated",
    "curvet replace --query tag:old spring/figma/gentle -n": "all presets that match a search",
  ]

  @Argument(
    help: ArgumentHelp("The old presets, followed by the new one.", valueName: "old>… <new"),
    completion: .live(.presets))
  var names: [String]

  @Flag(help: "Mark the old presets as deprecated.") var deprecate = false

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    if names.count >= 2 && query.query == nil || names.count == 1 && query.query != nil { return }
    throw ValidationError(
      "'replace' takes an old and a new preset",
      help: "for example: curvet replace curve/late-rush curve/card")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let choice = try PresetChoice(names.dropLast(), query: query.query)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.replace(
      choice.selection, by: names.last ?? "", deprecating: deprecate,
      change.options(in: context, choice))
    let nothing =
      report.notes.isEmpty ? "No references to replace" : "No other references to replace"
    return try print(report, nothing: report.selected == 0 ? nil : nothing, in: context)
  }
}
