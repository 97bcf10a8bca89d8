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

    KEEP PRESETS IN GIT
      curvet init .
      curvet export --all -o motion.json --save
      curvet export --check

    Commit motion.json and curvet.config.json. Ignore the catalog, which Git can't
    merge: add /curvet.sqlite* to .gitignore. Everybody makes a catalog from the
    document: 'curvet init . --empty', then 'curvet import motion.json'.

    GET THE CHANGES OF OTHERS
      curvet export
      curvet import motion.json --on-conflict replace

    First export and commit, so that Git merges your changes with those of others.
    Then run 'git pull', and import. The import is one operation, which 'curvet
    undo' undoes. It doesn't remove presets that others removed: 'curvet diff
    motion.json' lists what only your catalog has. docs/sharing.md shows a week of
    a team.

    SEE WHAT CHANGED
      curvet history
      curvet diff @-1

    'curvet diff' also compares two catalogs, files, or folders. --html writes a
    page that plays each changed preset before and after the change. The history
    shows the name in CURVET_AUTHOR. If it isn't set, it shows the one in USER.
    """
}
