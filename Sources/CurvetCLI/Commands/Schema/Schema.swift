import CommandKit
import Curvet
import Exporting
import Presets

/// Prints the JSON Schema of documents.
struct SchemaCommand: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of documents, for use in editors.",
    discussion: """
      Save the schema next to a document, and point the document's "$schema" to it. Editors then \
      complete fields and kinds. The schema doesn't check everything; 'curvet validate' does.
      """)

  static let examples: KeyValuePairs = [
    "curvet schema > curvet.schema.json": "save it for an editor",
    "curvet schema --config > curvet.config.schema.json": "the schema of curvet.config.json",
    "curvet schema --flat > curvet-motion.schema.json":
      "the schema of JSON that apps play at run time",
  ]

  @Flag(help: "Print the schema of curvet.config.json instead.") var config = false

  @Flag(help: "Print the schema of flat JSON ('export --to json --flat') instead.") var flat = false

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
