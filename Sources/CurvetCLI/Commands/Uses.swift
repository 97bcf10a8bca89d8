import CommandKit
import Curvet
import Presets
import Storage
import StrictJSON

/// Lists what refers to a preset.
struct Uses: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses",
    abstract: "Lists the presets that refer to one, directly and through others.",
    examples: [
      Example("curvet uses curve/late-rush", "what would change with it"),
      Example("curvet uses duration/material/short3 --json", "the same for a script"),
    ])

  @Argument(
    help: "The name or an alias of a preset.",
    completion: .shellCommand("curvet search --names"))
  var name: String

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let (primary, uses) = try catalog.uses(of: name)
    if output.json {
      try context.output.json { writer in
        writer.member("name", primary)
        writer.key("uses")
        writer.beginArray()
        for use in uses { writer.use(use) }
        writer.endArray()
      }
      return ExitStatus.done
    }
    var table = TextTable()
    for use in uses {
      let through = use.depth > 1 ? "through \(use.target)" : ""
      table.add([(use.name, .bold), (Words.role(use.role), .dim), (through, .plain)])
    }
    table.print(to: context.output)
    if uses.isEmpty, !global.quiet { context.errors.line("Nothing refers to \(primary).") }
    return ExitStatus.done
  }
}
