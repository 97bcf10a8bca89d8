import CommandKit
import Curvet

/// Lets what refers to a preset refer to another one.
struct Replace: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "replace",
    abstract: "Replace a preset with another one wherever it is used.",
    discussion: "The old preset stays; --deprecate marks it, with the new one to use instead.")

  static let examples: KeyValuePairs = [
    "curvet replace curve/card curve/standard": "one preset by another",
    "curvet replace curve/card curve/hero curve/standard --deprecate":
      "two, and mark them deprecated",
    "curvet replace --query tag:old spring/figma/gentle -n": "all that a search finds",
  ]

  @Argument(
    help: ArgumentHelp("The old presets, and last the new one.", valueName: "old>… <new"),
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
      help: "as in curvet replace curve/card curve/standard")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let choice = try PresetChoice(names.dropLast(), query: query.query)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.replace(
      choice.selection, by: names.last ?? "", deprecating: deprecate,
      change.options(in: context, choice))
    let nothing = report.notes.isEmpty ? "Nothing refers to it" : "Nothing else refers to it"
    return try print(report, nothing: report.selected == 0 ? nil : nothing, in: context)
  }
}
