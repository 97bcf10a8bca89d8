import CommandKit
import Curvet

/// The program's own command: it shows what the others do.
struct CurvetRoot: ExplainedCommand {
  /// What `help` runs besides the help of commands.
  static let helpTopics: [any ParsableCommand.Type] = [FormatsTopic.self]

  static let configuration = CommandConfiguration(
    commandName: "curvet",
    abstract: "A catalog of motion: timing curves, springs, keyframes and transitions by name.",
    discussion: """
      The catalog in use is the one given by --catalog, else by the variable CURVET_CATALOG, else \
      by the nearest curvet.config.json in this folder or above it, else your own in \
      ~/.local/share/curvet, which is created with the built-in presets at first use. A \
      configuration may only name files inside its project, which is the nearest folder above with \
      .git in it, else its own folder, unless --allow-outside is given.

      Exit codes: 0 done; 1 findings or outdated files; 64 usage; 65 input is not valid; 66 no \
      such file or preset; 73 exists already or can't be created; 74 reading or writing failed; 75 \
      catalog busy; 76 catalog damaged or from a newer Curvet; 130 interrupted.
      """,
    version: "curvet \(CurvetVersion.text)",
    groupedSubcommands: [
      group("Start", Init.self, Import.self, Completions.self),
      group("Find", Search.self, Show.self, Gallery.self, Uses.self, Diff.self),
      group(
        "Edit", Add.self, SetFields.self, Edit.self, Rename.self, Alias.self, Tag.self,
        Replace.self,
        Remove.self),
      group("History", History.self, Undo.self, Redo.self, Revert.self, Purge.self),
      group("Play", Compare.self, Sample.self, Convert.self, Simulate.self),
      group("Check", Validate.self, Explain.self, SchemaCommand.self),
      group("Export", Export.self, Status.self),
      group("Maintain", Backup.self, Restore.self, Doctor.self),
    ])

  private static func group(
    _ name: String, _ subcommands: any ParsableCommand.Type...
  ) -> CommandGroup {
    CommandGroup(name: name, subcommands: subcommands)
  }

  static let examples: KeyValuePairs = [
    "curvet search flip": "find presets by words",
    "curvet show transition/flip-present": "see one of them",
    "curvet gallery": "see all of them move, in a browser",
    "curvet import team.json tokens/": "import your own presets and design tokens",
    "curvet validate team.json": "check a file before you share it",
    "curvet export --all -o motion.json": "export everything as JSON",
  ]

  @OptionGroup(title: "Global options") var global: GlobalOptions
}
