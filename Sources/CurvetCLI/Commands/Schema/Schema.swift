import CommandKit
import Curvet
import Exporting
import Presets

/// Prints the JSON Schema of documents.
struct SchemaCommand: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of documents, for editors.",
    discussion: """
      Save it beside a document and name it in the document's "$schema"; the editor then completes \
      fields and kinds. The schema helps you type; 'curvet validate' checks everything.
      """)

  static let examples: KeyValuePairs = [
    "curvet schema > curvet.schema.json": "save it for an editor",
    "curvet schema --config > curvet.config.schema.json": "the schema of curvet.config.json",
    "curvet schema --flat > curvet-motion.schema.json": "the schema of JSON that apps play",
  ]

  @Flag(help: "Print the schema of curvet.config.json instead.") var config = false

  @Flag(help: "Print the schema of what 'export --to json --flat' writes instead.") var flat = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    guard config, flat else { return }
    throw ValidationError(
      "'--config' and '--flat' can't be used together", help: "leave out one of them")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    try context.output.raw(
      flat ? FlatSchema.text : config ? ConfigSchema.text : DocumentSchema.text)
    return ExitStatus.done
  }
}
