import CommandKit
import Curvet

/// Opens presets in an editor.
struct Edit: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit presets as JSON in your editor.",
    discussion: """
      The variable VISUAL or EDITOR sets the editor. VISUAL comes first. On a terminal, the default \
      is vi; without a terminal, one of them must be set.

      If the text has an error, the editor reopens with the error at the top. To cancel, save \
      without changes. Curvet then keeps your text in a file. If someone else changes other fields \
      meanwhile, both changes are kept. Changes to the same field are a conflict.
      """)

  static let examples: KeyValuePairs = [
    "curvet edit transition/flip-present": "one preset",
    "curvet edit --query tag:card": "all presets that match a search, in one file",
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
    else { throw ValidationError("no editor is set", help: "set EDITOR, for example EDITOR=nano") }
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
