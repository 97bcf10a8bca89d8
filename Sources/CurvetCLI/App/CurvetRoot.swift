import CommandKit
import Curvet

/// The root command, which lists the other commands.
struct CurvetRoot: ExplainedCommand {
  /// The topics of `help` that aren't commands.
  static let helpTopics: [any ParsableCommand.Type] = [
    GettingStartedTopic.self, QueriesTopic.self, ExpressionsTopic.self, SharingTopic.self,
    ScriptingTopic.self, ExportsTopic.self, FormatsTopic.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "curvet",
    abstract: "A catalog of animation presets: timing curves, springs, keyframes, and transitions.",
    discussion: """
      Curvet uses the first catalog of these: the one in --catalog, the one in the variable \
      CURVET_CATALOG, the one that the nearest curvet.config.json in this folder or above points \
      to, or your own in ~/.local/share/curvet. Your own catalog is created with the built-in \
      presets on first use.

      A configuration can only refer to files in its project, unless you pass --allow-outside. The \
      project is the nearest folder above that contains .git. If there is none, it's the folder of \
      the configuration.

      Exit codes: 0 done; 1 findings, differences, or a partial undo; 64 usage error; 65 invalid \
      input; 66 not found; 73 already exists or can't be created; 74 reading or writing failed; 75 \
      catalog busy or changed meanwhile; 76 catalog damaged or from a newer Curvet; 130 \
      interrupted.
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
    "curvet show transition/flip-present": "show one of them",
    "curvet gallery": "play all of them in your browser",
    "curvet import team.json tokens/": "import your own presets and design tokens",
    "curvet validate team.json": "check a file before you share it",
    "curvet export --all -o motion.json": "export everything as JSON",
  ]

  @OptionGroup(title: "Global options") var global: GlobalOptions
}
