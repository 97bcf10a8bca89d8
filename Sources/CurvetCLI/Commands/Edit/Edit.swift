import CommandKit
import Curvet

/// Opens presets in an editor.
struct Edit: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit presets as JSON in your editor.",
    discussion: """
      The editor is VISUAL, else EDITOR, else vi. After a mistake it opens again with the finding \
      at the top; save without a change to give up, and the text is kept in a file. If somebody \
      else changes other fields in the meantime, both changes are kept; changes of the same field \
      are a conflict.
      """)

  static let examples: KeyValuePairs = [
    "curvet edit transition/flip-present": "one preset",
    "curvet edit --query tag:card": "all that a search finds, in one file",
  ]

  @Argument(help: "Names or aliases of presets.", completion: .live(.presets))
  var names: [String] = []

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let choice = try PresetChoice(names, query: query.query)
    let environment = context.environment
    guard
      let editor = environment.variable("VISUAL") ?? environment.variable("EDITOR")
        ?? (context.isInteractive ? "vi" : nil)
    else { throw ValidationError("no editor is set", help: "set EDITOR, as in EDITOR=nano") }
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let options = change.options(in: context, choice)
    let presets = try catalog.beginEditing(choice.selection, options)
    if presets.names.isEmpty { return try print(ChangeReport(), in: context) }
    let report = try EditSession(catalog: catalog, editor: context.editor, options: options).edit(
      presets, with: editor)
    return try print(report ?? ChangeReport(), nothing: "Nothing changed", in: context)
  }
}
