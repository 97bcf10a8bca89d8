import Testing

struct SearchTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("search", "--help").expect(
      0,
      """
      Search presets by words, facts, feel and likeness.

      EXAMPLES
        curvet search flip                             by a word
        curvet search 反転                             in Japanese
        curvet search kind:spring soft                 with a qualifier
        curvet search spring/figma/                    by the beginning of the name
        curvet search --duration 0.2..0.5 --sort duration
                                                       by duration in seconds
        curvet search --sort bounce --reverse          the bounciest first
        curvet search feel:bouncy 'settling:<1'        by how it feels and how long it
                                                       takes
        curvet search --like 'cubic-bezier(.2,0,0,1)'  the nearest in shape
        curvet search --names kind:curve               only names, for scripts

      USAGE
        curvet search [<options>] [<words> ...]

      ALIASES
        list

      ARGUMENTS
        <words> ...             Words and qualifiers.

      OPTIONS
        --kind <kind>           Filter by kind. (values: curve, spring, duration,
                                keyframes, transition, animator, group; repeatable)
        --tag <tag>             Filter by tag. (repeatable)
        --role <role>           Filter by role. (values: enter, exit, emphasis,
                                feedback, navigation, loop; repeatable)
        --feel <feel>           Filter by feel word. (values: linear, soft, snappy,
                                bouncy, elastic, abrupt, lazy, stepped, anticipating;
                                repeatable)
        --duration <range>      Filter by duration, in seconds.
        --settling <range>      Filter springs by settling time, in seconds.
        --overshoot <range>     Filter by overshoot, as in 0.05 or 5%.
        --bounce <range>        Filter springs by bounce, -1 to 1.
        --damping-ratio <range>
                                Filter springs by damping ratio.
        --like <motion>         List the nearest in shape to a preset or expression.
        --sort <sort>           Sort the results. (values: relevance, name, duration,
                                settling, overshoot, bounce, updated, likeness)
        --reverse               List the largest first, with --sort duration,
                                settling, overshoot or bounce.
        --limit <count>         List up to this many, 0 for all; by default 20, or all
                                with --names and --json.
        --names                 Print only names.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Every word must be in a name, title, summary, tag, source or feel word, in any
      language the preset has; the beginning of a word is enough. Qualifiers may be
      among the words: kind:spring, tag:card, role:enter, feel:soft,
      duration:200ms..0.5s, settling:<1, overshoot:>5%, bounce:0.1..0.3,
      damping-ratio:<1, like:spring/figma/quick. Feel words are linear, soft, snappy,
      bouncy, elastic, abrupt, lazy, stepped, anticipating, in English, Japanese or
      Russian. Without words everything is listed.

      A word that ends in / and name:spring/app match the beginning of the name, and *
      and ? match any text and any character in a name, as in 'curve/*/card'.
      Comparisons such as 'duration<0.3', times such as 300ms and '<0.4s', and an
      easing copied from a style sheet may be among the words, too. A number matches
      everything that is shown like it: duration:0.819 finds 0.8193 s.

      Kinds, styles, roles and things such as a modal or a toast are found by what
      people call them, in these languages. If nothing has all the words, misspelled
      words are corrected, then words are dropped; a note says so. --query of other
      commands takes the words as typed.

      --like takes a name or an expression such as 'cubic-bezier(.2,0,0,1)'. The
      distance is the root mean square of the differences between 32 samples of both
      shapes, each over its own time: 0 is the same shape, and below 0.02 they can
      hardly be distinguished. How the time differs is printed beside it.

      A preset that only uses another one has the same motion under a name of its own.
      Such presets are listed once, with their other names; --names lists each.

      """)
    desk.run("list", "--help").expect(sameAs: desk.run("search", "--help"))
  }

  @Test("Everything, by name") func all() throws {
    let desk = try Desk()
    desk.run("search").expect(
      0,
      """
      animator/slide   animator    1 s      _________..'  abrupt, lazy  Slide
      curve/rush       curve       0.3 s    _________..'  abrupt        Rush
      curve/rush-old   curve       0.2 s    ____....---'  abrupt        Rush as it was (deprecated)
      duration/short   duration    0.2 s
      group/all        group       1 s
      spring/tether    spring      1.211 s  _.-'^^^^''''  bouncy        Tether
      transition/fade  transition  0.2 s    __....----''  linear        Fade

      """)
    desk.run("list").expect(sameAs: desk.run("search"))
    desk.run("search", "").expect(sameAs: desk.run("search"))
  }

  @Test("Words") func words() throws {
    let desk = try Desk()
    desk.run("search", "rush").expect(
      0,
      """
      curve/rush      curve  0.3 s  _________..'  abrupt  Rush
      curve/rush-old  curve  0.2 s  ____....---'  abrupt  Rush as it was (deprecated)

      """)
    desk.run("search", "RU", "late").expect(
      0,
      """
      curve/rush  curve  0.3 s  _________..'  abrupt  Rush
        tag: late

      """)
    desk.run("search", "突進").expect(
      0,
      """
      curve/rush  curve  0.3 s  _________..'  abrupt  Rush
        ja: 突進

      """)
    desk.run("search", "book", "writer", "--names").expect(
      0,
      "curve/rush\n")
  }

  @Test("JSON") func json() throws {
    let desk = try Desk()
    desk.run("search", "rush", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "total": 2,
        "corrected": [],
        "leftOut": [],
        "presets": [
          {
            "name": "curve/rush",
            "kind": "curve",
            "title": "Rush",
            "summary": "Late and fast.",
            "tags": [
              "late",
              "soft"
            ],
            "aliases": [
              "rush"
            ],
            "role": "emphasis",
            "duration": 0.3,
            "delay": 0.1,
            "settling": null,
            "overshoot": 0,
            "dampingRatio": null,
            "bounce": null,
            "ninety": 0.9888859304363955,
            "feel": [
              "abrupt"
            ],
            "matched": [],
            "deprecated": false
          },
          {
            "name": "curve/rush-old",
            "kind": "curve",
            "title": "Rush as it was",
            "tags": [],
            "aliases": [],
            "duration": 0.2,
            "delay": null,
            "settling": null,
            "overshoot": 0,
            "dampingRatio": null,
            "bounce": null,
            "ninety": 0.9388472607330498,
            "feel": [
              "abrupt"
            ],
            "matched": [],
            "deprecated": true
          }
        ]
      }

      """)
  }

  @Test("The total counts what the limit leaves out") func jsonLimit() throws {
    let desk = try Desk()
    desk.run("search", "--json", "--limit", "1").expect(
      0,
      """
      {
        "curvet": 1,
        "total": 7,
        "corrected": [],
        "leftOut": [],
        "presets": [
          {
            "name": "animator/slide",
            "kind": "animator",
            "title": "Slide",
            "tags": [
              "slide"
            ],
            "aliases": [],
            "role": "enter",
            "duration": 1,
            "delay": null,
            "settling": null,
            "overshoot": 0,
            "dampingRatio": null,
            "bounce": null,
            "ninety": 0.9888859304363955,
            "feel": [
              "abrupt",
              "lazy"
            ],
            "matched": [],
            "deprecated": false
          }
        ]
      }

      """)
  }

  @Test("Filters") func filters() throws {
    let desk = try Desk()
    desk.run("search", "--kind", "spring", "--kind", "duration", "--names").expect(
      0,
      """
      duration/short
      spring/tether

      """)
    desk.run("search", "--tag", "late", "--tag", "soft", "--names").expect(
      0,
      "curve/rush\n")
    desk.run("search", "--role", "enter", "--role", "navigation", "--names").expect(
      0,
      """
      animator/slide
      transition/fade

      """)
    desk.run("search", "--duration", "0.2..0.5", "--names").expect(
      0,
      """
      curve/rush
      curve/rush-old
      duration/short
      transition/fade

      """)
    desk.run("search", "--kind", "curve", "--duration", "0.3", "--names").expect(
      0,
      "curve/rush\n")
  }

  @Test("Orders") func sort() throws {
    let desk = try Desk()
    desk.run("search", "--sort", "duration", "--names").expect(
      0,
      """
      curve/rush-old
      duration/short
      transition/fade
      curve/rush
      animator/slide
      group/all
      spring/tether

      """)
    desk.run("search", "--sort", "name", "rush", "--names").expect(
      0,
      """
      curve/rush
      curve/rush-old

      """)
    desk.run("search", "--sort", "relevance", "rush", "--names").expect(
      0,
      """
      curve/rush
      curve/rush-old

      """)
    desk.run("search", "--sort", "updated", "--names").expect(
      0,
      """
      animator/slide
      curve/rush
      curve/rush-old
      duration/short
      group/all
      spring/tether
      transition/fade

      """)
  }

  @Test("A limit") func limit() throws {
    let desk = try Desk()
    desk.run("search", "--limit", "2").expect(
      0,
      """
      animator/slide  animator  1 s    _________..'  abrupt, lazy  Slide
      curve/rush      curve     0.3 s  _________..'  abrupt        Rush

      """,
      errors: "2 of 7 shown; use --limit 0 to show all\n")
    desk.run("search", "--limit", "2", "-q").expect(
      0,
      """
      animator/slide  animator  1 s    _________..'  abrupt, lazy  Slide
      curve/rush      curve     0.3 s  _________..'  abrupt        Rush

      """)
    desk.run("search", "--limit", "2", "--names").expect(
      0,
      """
      animator/slide
      curve/rush

      """)
    desk.run("search", "--limit", "0", "--names").expect(
      0,
      """
      animator/slide
      curve/rush
      curve/rush-old
      duration/short
      group/all
      spring/tether
      transition/fade

      """)
    desk.run("search", "--limit", "7", "--names").expect(
      0,
      """
      animator/slide
      curve/rush
      curve/rush-old
      duration/short
      group/all
      spring/tether
      transition/fade

      """)
  }

  @Test("Qualifiers among the words") func qualifiers() throws {
    let desk = try Desk()
    desk.run("search", "kind:curve", "role:emphasis", "rush", "--names").expect(
      0,
      "curve/rush\n")
    desk.run("search", "KIND:Curve duration:>0.2", "--names").expect(
      0,
      "curve/rush\n")
    desk.run("search", "tag:late", "--names").expect(
      0,
      "curve/rush\n")
  }
}
