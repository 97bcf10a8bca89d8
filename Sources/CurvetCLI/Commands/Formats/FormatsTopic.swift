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
    abstract: "List the formats that can be read and written, and what each covers.",
    discussion: """
      Formats are recognized by content, or named with --from. In a folder, files are found by \
      their extensions. Each export states how exact it is, preset by preset.
      """)

  static let examples: KeyValuePairs = [
    "curvet help formats": "for people",
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
