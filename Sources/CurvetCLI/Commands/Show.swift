import CommandKit
import Curvet
import StrictJSON

/// Shows presets.
struct Show: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Shows what a preset is, where it comes from, and who uses it.",
    examples: [
      Example("curvet show transition/flip-present", "everything about one preset"),
      Example("curvet show spring/tether curve/card --json", "two, for a script"),
    ])

  @Argument(
    help: "Names or aliases of presets.", completion: .shellCommand("curvet search --names"))
  var names: [String]

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    // All are found before the first is printed.
    var details: [PresetDetail] = []
    for name in names { details.append(try catalog.detail(named: name)) }
    if output.json {
      try context.output.json { writer in
        writer.key("presets")
        writer.beginArray()
        for detail in details { writer.detail(detail) }
        writer.endArray()
      }
    } else {
      for (index, detail) in details.enumerated() {
        if index > 0 { context.output.line("") }
        PresetPage(detail).print(to: context.output)
      }
    }
    return ExitStatus.done
  }
}
