import CommandKit
import Curvet
import Diagnostics
import Exporting
import Importing
import StrictJSON

/// Lists the formats of presets.
struct FormatsTopic: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats that Curvet reads and writes, and what each one covers.",
    discussion: """
      Curvet detects the format of a file from its content, unless --from specifies it. In a \
      folder, it finds files by their extensions. Each export reports how exact it is, preset by \
      preset.
      """)

  static let examples: KeyValuePairs = [
    "curvet help formats": "as text",
    "curvet help formats --json": "for a script",
  ]

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    if output.json {
      try context.output.json { $0.formats() }
    } else {
      FormatsPage().print(to: context.output)
    }
    return ExitStatus.done
  }
}
