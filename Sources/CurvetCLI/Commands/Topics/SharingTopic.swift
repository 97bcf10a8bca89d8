import CommandKit

/// Explains how a team shares a catalog.
struct SharingTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "sharing",
    abstract: "Share a catalog with designers, other teams, and a Git repository.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    SEND PRESETS TO SOMEBODY
      curvet export --query tag:bouncy -o bouncy.json
      curvet import bouncy.json --dry-run
      curvet import bouncy.json

    The JSON file contains the presets, and the presets that they refer to.
    'curvet import' reads it without loss. If the catalog has a different preset
    with the same name, nothing is imported, unless you choose what to do with
    --on-conflict. 'curvet undo' undoes an import.

    SHOW MOTION TO SOMEBODY WITHOUT CURVET
      curvet gallery -o motion.html
      curvet export keyframes/toast-in --to spec -o toast.html

    The gallery is one page that plays every preset and works offline. A spec
    sheet is a page to print, or to attach to a ticket.

    KEEP THE CATALOG IN GIT
      curvet init .
      curvet export --all -o presets.json --save
      curvet export --check

    Commit curvet.sqlite, curvet.config.json, and presets.json. Git can't show or
    merge changes of an SQLite file, so review the changes in presets.json.

    IF TWO BRANCHES CHANGED IT
    Keep one curvet.sqlite. With 'git show', get the other branch's presets.json
    and curvet.sqlite, and the presets.json of the common ancestor. Then see what
    the other branch changed: 'curvet diff ancestor.json other.json'. Export only
    those presets, with --catalog other.sqlite, and import them with --on-conflict
    replace. --dry-run shows whether the import would replace any other preset.
    Remove the removed presets with 'curvet remove'.

    SEE WHAT CHANGED
      curvet history
      curvet diff @-1

    'curvet diff' also compares two catalogs, files, or folders. --html writes a
    page that plays each changed preset before and after the change. The history
    shows the name in CURVET_AUTHOR. If it isn't set, it shows the one in USER.
    """
}
