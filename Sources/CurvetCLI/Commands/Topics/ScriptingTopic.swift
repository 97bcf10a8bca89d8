import CommandKit

/// Explains what scripts can rely on.
struct ScriptingTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "scripting",
    abstract: "Use Curvet in scripts: names, JSON, exit codes, and variables.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    PRINT NAMES OR JSON
      curvet search --names kind:spring
      curvet search kind:spring --json
      curvet show curve/card --json
      curvet validate --json

    Results are on standard output, with findings and notes that belong to them,
    as in 'validate', 'doctor', and 'show'. Other notes, warnings, and errors are
    on standard error. With --json, standard output is always JSON or empty. While
    "curvet" is 1, new members can be added to the JSON, but none is renamed or
    removed. Messages can change, so use exit codes and JSON in scripts.

    EXIT CODES
    0    done
    1    something was found: problems, differences, files that are out of date, a
         call that would crash (simulate), or changes that undo skipped
    64   the command line is wrong
    65   the input isn't valid
    66   no such file or preset, nothing to undo, or no curvet.config.json
    73   the name, file, or motion is already in use, or can't be created
    74   reading or writing failed
    75   the catalog is in use, or was changed meanwhile
    76   the catalog is damaged, or from a newer version of Curvet
    130  interrupted

    WRITE TO A FILE, READ STANDARD INPUT
      curvet show curve/card --json > card.json
      curvet import - < tokens.json

    CHANGE PRESETS WITHOUT QUESTIONS
      curvet tag 'curve/penner/*' penner --quiet
      curvet rename 'curve/penner/*' 'curve/easings/*' --dry-run

    If standard input isn't a terminal, commands never ask. Those that need
    confirmation fail, and print the option that confirms the change. 'undo N'
    doesn't need it. --dry-run shows what would change.

    VARIABLES
    CURVET_CATALOG  the catalog to use, unless --catalog is given
    CURVET_AUTHOR   the name that the history shows
    NO_COLOR        print without colors, like --no-color
    EDITOR          the editor of 'curvet edit'; VISUAL comes first
    """
}
