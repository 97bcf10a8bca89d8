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
      by the nearest curvet.config.json upwards, else your own in ~/.local/share/curvet, which is \
      made with the built-in presets at first use. A configuration may name files inside its \
      project only, which is the nearest folder upwards with .git in it, else its own folder; \
      --allow-outside lifts that.

      Exit codes: 0 done; 1 findings or drift; 64 usage; 65 input is not valid; 66 no such file or \
      preset; 73 exists already or cannot be made; 74 reading or writing failed; 75 catalog busy; \
      76 catalog damaged or from a newer Curvet; 130 interrupted.
      """,
    version: "curvet \(CurvetVersion.text)",
    groupedSubcommands: [
      CommandGroup(name: "Start", subcommands: [Init.self, Import.self]),
      CommandGroup(name: "Look", subcommands: [Search.self, Show.self, Uses.self, Diff.self]),
      CommandGroup(
        name: "Change",
        subcommands: [
          Add.self, SetFields.self, Edit.self, Rename.self, Alias.self, Tag.self, Replace.self,
          Remove.self,
        ]),
      CommandGroup(
        name: "Take back",
        subcommands: [History.self, Undo.self, Redo.self, Revert.self, Purge.self]),
      CommandGroup(
        name: "Evaluate",
        subcommands: [Compare.self, Sample.self, Convert.self, Simulate.self]),
      CommandGroup(
        name: "Check and take",
        subcommands: [Validate.self, Explain.self, Export.self, Status.self, SchemaCommand.self]),
      CommandGroup(name: "Keep safe", subcommands: [Backup.self, Restore.self, Doctor.self]),
      CommandGroup(name: "In your shell", subcommands: [Completions.self]),
    ])

  static let examples: KeyValuePairs = [
    "curvet search flip": "find presets by words",
    "curvet show transition/flip-present": "look at one",
    "curvet import team.json tokens/": "add your own, design tokens too",
    "curvet validate team.json": "check a file before it is shared",
    "curvet export --all -o motion.json": "write everything as JSON",
  ]

  @OptionGroup(title: "Global options") var global: GlobalOptions
}
