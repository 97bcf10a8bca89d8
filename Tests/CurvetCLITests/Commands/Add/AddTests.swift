import Expectations
import Testing

struct AddTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("add", "--help").expect(
      0,
      """
      Add a preset from an expression, a snippet or a file.

      EXAMPLES
        curvet add curve/card 'cubic-bezier(.2, 0, 0, 1) 300ms'
                                                    an expression
        curvet add 'spring(duration: .45, bounce: .25)' --role enter
                                                    without a name of your own
        pbpaste | curvet add button/press -         what was copied
        curvet add curve/hero hero.json --tag hero  from a file

      USAGE
        curvet add [<options>] <name> <what> ...

      ARGUMENTS
        <name> <what> ...       The name, which is optional, and what to add.

      OPTIONS
        --title <title>         A short title.
        --summary <summary>     A sentence about it.
        --role <role>           What it is used for. (values: enter, exit, emphasis,
                                feedback, navigation, loop)
        --tag <tag>             Add this tag. (repeatable)
        --option <name=value>   Settle what the snippet doesn't say, such as unit=ms.
                                (repeatable)
        --force                 Add it even if a preset moves in the same way.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      A snippet is an expression, CSS, a constant in code, Android's XML, or JSON: a
      motion, a preset, presets by name, a document, design tokens, Lottie, what Figma
      gives, or the options of an animation library. Several motions become several
      presets. If neither you nor the snippet gives a name, it is made from the title,
      or from kind, role, feel and time; 'curvet rename' changes it. A name that is
      taken is refused; 'curvet set' changes the preset that has it. A curve or spring
      that the catalog has under another name is refused, too.

      """)
  }

  @Test("An expression with a name") func named() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "cubic-bezier(.2, 0, 0, 1) 300ms").expect(
      0,
      """
      Added curve/card, a curve: cubic-bezier(0.2, 0, 0, 1), in 0.3 s

      """)
    desk.run("export", "curve/card").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "curve/card": {
            "kind": "curve",
            "motion": {
              "cubicBezier": [
                0.2,
                0,
                0,
                1
              ],
              "duration": 0.3
            }
          }
        }
      }

      """)
  }

  @Test("With all that can be told of it") func details() throws {
    let desk = try Desk()
    desk.run(
      "add", "curve/card", "ease-out 300ms", "--title", "Card", "--summary", "Opens a card.",
      "--role", "enter", "--tag", "card", "--tag", "hero"
    ).expect(
      0,
      """
      Added curve/card, a curve: easeOut, in 0.3 s

      """)
    desk.run("export", "curve/card").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": {
          "curve/card": {
            "kind": "curve",
            "title": "Card",
            "summary": "Opens a card.",
            "tags": [
              "card",
              "hero"
            ],
            "role": "enter",
            "motion": {
              "named": "easeOut",
              "duration": 0.3
            }
          }
        }
      }

      """)
  }

  @Test("A name is made of what is known") func unnamed() throws {
    let desk = try Desk()
    desk.run("add", "spring(duration: .5, bounce: .3)", "--role", "enter").expect(
      0,
      """
      Added spring/enter-snappy-bouncy-819ms, a spring: perceptual duration 0.5 s, bounce 0.3

      """)
    desk.run("add", "spring(duration: .5, bounce: .3)", "--role", "enter", "--force").expect(
      0,
      """
      Added spring/enter-snappy-bouncy-819ms-2, a spring: perceptual duration 0.5 s, bounce 0.3

      """)
    desk.run("add", "ease-in-out .2s").expect(
      0,
      """
      Added curve/ease-in-ease-out-200ms, a curve: easeInEaseOut, in 0.2 s

      """)
    desk.run("add", "cubic-bezier(.2, 0, 0, 1)").expect(
      0,
      """
      Added curve/snappy, a curve: cubic-bezier(0.2, 0, 0, 1)

      """)
    desk.run(
      "add",
      #"{"timing": "curve/rush", "duration": 1, "animations": [{"property": "position.x", "by": 2}]}"#
    )
    .expect(
      0,
      """
      Added animator/position-x-1000ms, an animator: in 1 s

      """)
    desk.run("add", #"{"seconds": 0.25}"#).expect(
      0,
      """
      Added duration/250ms, a duration: 0.25 s

      """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "ease-out 300ms", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/card",
            "change": "created",
            "revision": 1,
            "uses": 0,
            "fields": []
          }
        ]
      }

      """)
  }

  @Test("A dry run changes nothing") func dryRun() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("add", "curve/card", "ease-out 300ms", "-n").expect(
      0,
      """
      Would add curve/card, a curve: easeOut, in 0.3 s

      """)
    desk.run("add", "curve/card", "ease-out 300ms", "-n", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": true,
        "changes": [
          {
            "name": "curve/card",
            "change": "created",
            "revision": 1,
            "uses": 0,
            "fields": []
          }
        ]
      }

      """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Quietly") func quiet() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "ease-out", "-q").expect(0)
    desk.run("search", "card", "--names").expect(
      0,
      """
      curve/card

      """)
  }

  @Test("The first change makes the catalog") func first() throws {
    let desk = try Desk(.none)
    desk.run("add", "curve/mine", "ease-out 300ms").expect(
      0,
      """
      Added curve/mine, a curve: easeOut, in 0.3 s

      """,
      errors: """
        note: created ~/.local/share/curvet/catalog.sqlite with 241 built-in presets

        """)
  }
}
