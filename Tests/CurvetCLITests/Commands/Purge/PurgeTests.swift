import Expectations
import Testing

struct PurgeTests {
  /// A desk with two presets in the trash.
  private func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("remove", "group/all", "spring/tether", "-q").expect(0)
    return desk
  }

  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("purge", "--help").expect(
      0,
      """
      Delete removed presets for good, with their history.

      EXAMPLES
        curvet purge --dry-run  see what is in the trash
        curvet purge --yes      empty it without being asked

      USAGE
        curvet purge [<options>] [<names> ...]

      ARGUMENTS
        <names> ...             Names of removed presets.

      OPTIONS
        -y, --yes               Don't ask.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      This is the only command that can't be undone, so it asks first, unless --yes is
      given. Without names it empties the trash.

      """)
  }

  @Test("It asks, and goes on after a yes") func yes() throws {
    let desk = try desk()
    desk.isInteractive = true
    desk.run(["purge"], input: "y\n").expect(
      0,
      """
      Deleted 2 presets for good

      """,
      errors: """
          group/all, removed 2027-01-15 08:00Z
          spring/tether, removed 2027-01-15 08:00Z
        Delete 2 presets for good? [y/N] 
        """)
    desk.run(["purge"], input: "y\n").expect(
      0,
      """
      The trash is empty

      """)
    desk.run("history", "spring/tether").expect(
      66,
      errors: """
        error: there is no preset "spring/tether"
        help: run 'curvet search' to look for it

        """)
    desk.run("history").expect(
      0,
      """
      3  2027-01-15 08:00Z  curvet purge
          purged group/all, spring/tether
      2  2027-01-15 08:00Z  curvet remove group/all spring/tether -q
          removed 2; purged since
      1  2027-01-15 08:00Z  curvet import sample.json
          animator/slide added
          curve/rush added
          curve/rush-old added
          duration/short added
          transition/fade added

      """)
  }

  @Test("Anything else is a no", arguments: ["n\n", "\n", "", "yess\n", "no\ny\n"])
  func no(answer: String) throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    desk.isInteractive = true
    desk.run(["purge"], input: answer).expect(
      130,
      errors: """
          group/all, removed 2027-01-15 08:00Z
          spring/tether, removed 2027-01-15 08:00Z
        Delete 2 presets for good? [y/N] \(answer.isEmpty ? "\n" : "")error: nothing was deleted

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Where nobody can be asked") func unattended() throws {
    let desk = try desk()
    desk.run("purge").expect(
      64,
      errors: """
        error: 'purge' can't be undone, and this is not an interactive terminal
        help: add --yes

        """)
    desk.run("purge", "-y").expect(
      0,
      """
      Deleted 2 presets for good
        group/all, removed 2027-01-15 08:00Z
        spring/tether, removed 2027-01-15 08:00Z

      """)
  }

  @Test("One of them") func one() throws {
    let desk = try desk()
    desk.run("purge", "spring/tether", "--dry-run").expect(
      0,
      """
      Would delete 1 preset for good
        spring/tether, removed 2027-01-15 08:00Z

      """)
    desk.run("purge", "spring/tether", "--yes").expect(
      0,
      """
      Deleted 1 preset for good
        spring/tether, removed 2027-01-15 08:00Z

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet remove group/all spring/tether -q
      Brought back group/all, a group: animator/slide

      """)
    desk.run("purge", "--dry-run").expect(
      0,
      """
      The trash is empty

      """)
  }

  @Test("JSON for scripts, and quietly") func json() throws {
    let desk = try desk()
    desk.run("purge", "--json", "-n").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": true,
        "purged": [
          {
            "name": "group/all",
            "revisions": 2,
            "removedAt": "2027-01-15T08:00:00Z"
          },
          {
            "name": "spring/tether",
            "revisions": 2,
            "removedAt": "2027-01-15T08:00:00Z"
          }
        ]
      }

      """)
    desk.run("purge", "--json", "--yes").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 3,
        "dryRun": false,
        "purged": [
          {
            "name": "group/all",
            "revisions": 2,
            "removedAt": "2027-01-15T08:00:00Z"
          },
          {
            "name": "spring/tether",
            "revisions": 2,
            "removedAt": "2027-01-15T08:00:00Z"
          }
        ]
      }

      """)
    desk.run("purge", "--json", "--yes").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": false,
        "purged": []
      }

      """)
    desk.run("purge", "-q", "--yes").expect(0)
  }

  @Test("What was purged can't be undone, and is said to be") func undo() throws {
    let desk = try desk()
    desk.run("purge", "-y", "-q").expect(0)
    desk.run("undo", "2").expect(
      65,
      errors: """
        error: operation 2 can't be undone: what it changed has been purged, or it purged itself

        """)
    desk.run("undo", "3").expect(
      65,
      errors: """
        error: operation 3 can't be undone: what it changed has been purged, or it purged itself

        """)
    desk.run("revert", "spring/tether@1").expect(
      66,
      errors: """
        error: there is no preset "spring/tether"
        help: run 'curvet search' to look for it

        """)
    desk.run("add", "spring/tether", "spring(duration: .5, bounce: .2)").expect(
      0,
      """
      Added spring/tether, a spring: perceptual duration 0.5 s, bounce 0.2

      """)
    desk.run("history", "spring/tether").expect(
      0,
      """
      4  2027-01-15 08:00Z  curvet add spring/tether 'spring(duration: .5, bounce: .2)'
          spring/tether@1 added

      """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try desk()
    desk.run("purge", "curve/rush").expect(
      66,
      errors: """
        error: there is no "curve/rush" in the trash
        help: only what has been removed can be purged

        """)
    desk.run("purge", "spring/tethr").expect(
      66,
      errors: """
        error: there is no "spring/tethr" in the trash
        help: did you mean 'spring/tether'?

        """)
    desk.run("purge", "--yess").expect(
      64,
      errors: """
        error: unknown option '--yess'
        help: did you mean '--yes'?

        """)
  }
}
