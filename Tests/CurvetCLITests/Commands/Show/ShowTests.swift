import Testing

struct ShowTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("show", "--help").expect(
      0,
      """
      Show a preset: its picture, source, references and facts.

      EXAMPLES
        curvet show transition/flip-present             everything about one preset
        curvet show 'spring(duration: .5, bounce: .3)'  any motion, written out
        curvet show transition/flip-present --play --speed .1
                                                        play it in the terminal,
                                                        slowly
        curvet show spring/tether --svg tether.svg      as a picture
        curvet show transition/flip-present --svg flip.svg --animated
                                                        as an animated SVG
        curvet show spring/tether curve/card --json     two, for a script

      USAGE
        curvet show [<options>] <names> ...

      ARGUMENTS
        <names> ...             Names or aliases of presets, or expressions.

      OPTIONS
        --svg <file>            Draw into an SVG file; - is standard output.
        --animated              With --svg, draw an SVG that plays the motion, at 60
                                frames per second.
        --play                  Play in the terminal, in real time, until a key is
                                pressed.
        --speed <factor>        Play this fast: .1 is ten times as slow.
        --measure <name=value>  A length that only the app knows, in points.
                                (repeatable)
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Expressions work, too: CSS easing syntax or spring(…), with an optional time
      after it. If Apple does not document what happens, a note says what is assumed.

      """)
  }

  @Test("A curve with all there is to know") func curve() throws {
    let desk = try Desk()
    desk.run("show", "curve/rush").expect(
      0,
      """
      curve/rush  curve · emphasis
      Rush
      Late and fast.

        cubic-bezier(0.9, 0, 0.9, 0.1)
        in 0.3 s, after 0.1 s

           1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . .
             |                                                              |
             |                                                             .'
             |                                                            .'
             |                                                           .'
             |                                                         .'
             |                                                       .-'
             |                                                   ..-'
             |                                        .....----''
           0 +-----------------------------''''''''''' .   .   .   .   .   .
              +----------+---------+----------+---------+----------+---------+
              0         50        100        150       200        250   300 ms
                                                                       90 % ^

        feels abrupt · no overshoot · 90 % after 0.297 s

        duration  0.3 s
        delay     0.1 s
        tags      late, soft
        aliases   rush
        used by   animator/slide, curve/rush-old
        ja        突進
        source    A book of curves, A. Writer, 2018, CC0-1.0,
                  https://example.com/curves
        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("Several, an empty line between") func several() throws {
    let desk = try Desk()
    desk.run("show", "duration/short", "spring/tether").expect(
      0,
      """
      duration/short  duration

        0.2 s

        duration  0.2 s
        used by   curve/rush-old, transition/fade
        revision  1, 2027-01-15T08:00:00Z

      spring/tether  spring
      Tether

        mass 1, stiffness 70, damping 12

           1 + .   .   .   .   . .---'''''''''''''''--------------------------
             |               .-''
             |             .'
             |           .'
             |         .'
             |       .'
             |      .'
             |    .'
             |   .'
           0 +--'  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +---------+----------+---------+----------+---------+----------+
              0        200        400       600        800      1000   1211 ms
                               ^ 90 %     ^ peak 1.04                settled ^

        feels bouncy · settles in 1.22 s · overshoots by 3.95 % · 90 % after 0.321 s
        damping ratio 0.717 · bounce 0.283
        highest 1.03945 at 0.538779 s, passes its target 2 times
        durations
          0.750984 s  perceptual duration: SwiftUI's duration and response
          1.15606 s   UIKit's time to settle: duration with a dampingRatio
          1.21144 s   time to settle within 0.001 of the target
          1.26922 s   Core Animation's settlingDuration
          1.47561 s   SwiftUI's settlingDuration

        For a spec: perceptual duration 0.751 s and bounce 0.283, as SwiftUI takes
        them. On a timeline, allow 1.22 s to settle; in CSS, keep the duration that
        comes with linear().

        revision  1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("A deprecated one") func deprecated() throws {
    let desk = try Desk()
    desk.run("show", "curve/rush-old").expect(
      0,
      """
      curve/rush-old  curve
      Rush as it was
      deprecated: too rough; use curve/rush

        easeIn
        in duration/short

           1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   ..-
             |                                                         .--'
             |                                                    ..-''
             |                                               ..--'
             |                                          ..--'
             |                                    ..--''
             |                              ..--''
             |                      ...--'''
             |            ....---'''
           0 +-------''''' .   .   .   .   .   .   .   .   .   .   .   .   .
              +---------------+---------------+--------------+---------------+
              0              50              100            150         200 ms
                                                                    90 % ^

        feels abrupt · no overshoot · 90 % after 0.188 s

        duration   0.2 s
        refers to  curve/rush (replacement), duration/short (duration)
        revision   1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("An animator") func animator() throws {
    let desk = try Desk()
    desk.run("show", "animator/slide").expect(
      0,
      """
      animator/slide  animator · enter
      Slide

        in 1 s
        timing curve/rush
        position.x  by 200
        interruptible

        position.x |                                                      ..-'
        0 -> 200   |..........................................---------'''
                    +----------+-----------+----------+-----------+----------+
                    0         200         400        600         800   1000 ms

        feels abrupt and lazy · no overshoot · 90 % after 0.989 s

        duration        1 s
        reduced motion  transition/fade
        tags            slide
        refers to       curve/rush (timing)
        used by         group/all
        revision        1, 2027-01-15T08:00:00Z
      warning: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        note: the value of position.x at the start is not known: taken as its
              default

      """)
  }

  @Test("A group") func group() throws {
    let desk = try Desk()
    desk.run("show", "group/all").expect(
      0,
      """
      group/all  group

        animator/slide
        transition/fade  at 0.5 s

        position.x          |=================================================
        source.opacity      |                        =========== 1 to 0
        destination.opacity |                        =========== 0 to 1
                             +---------+--------+---------+--------+---------+
                             0        200      400       600      800  1000 ms

        duration   1 s
        refers to  animator/slide (member), transition/fade (member)
        revision   1, 2027-01-15T08:00:00Z
      warning: takes 1 s, more than 0.5 s for most motions [quality/too-long]
        note: the value of position.x at the start is not known: taken as its
              default

      """)
  }

  @Test("A transition") func transition() throws {
    let desk = try Desk()
    desk.run("show", "transition/fade").expect(
      0,
      """
      transition/fade  transition · navigation
      Fade

        crossDissolve
        in duration/short

        source.opacity      |'''''----------.........
        1 -> 0              |                        ''''''''''----------.....
                            |
        destination.opacity |                         .........----------'''''
        0 -> 1              |.....----------''''''''''
                             +-----------+-----------+-----------+-----------+
                             0          50          100         150     200 ms

        feels linear · no overshoot · 90 % after 0.18 s

        duration        0.2 s
        reduced motion  safe as it is
        refers to       duration/short (duration)
        used by         animator/slide, group/all
        revision        1, 2027-01-15T08:00:00Z

      """)
  }

  @Test("An alias is shown under the name that was asked for") func alias() throws {
    let desk = try Desk()
    let (asked, primary) = (desk.run("show", "rush"), desk.run("show", "curve/rush"))
    #expect(primary.output.hasPrefix("curve/rush  curve · emphasis\nRush\nLate and fast."))
    let expected = primary.output.replacing(
      "curve/rush  curve · emphasis\n", with: "rush  curve · emphasis\nalias of curve/rush\n",
      maxReplacements: 1)
    asked.expect(0, expected)
    desk.run("show", "-q", "rush").expect(sameAs: asked)
  }

  @Test("JSON has the primary name, and the alias that was asked for") func aliasJSON() throws {
    let desk = try Desk()
    let (asked, primary) = (
      desk.run("show", "rush", "--json"), desk.run("show", "curve/rush", "--json")
    )
    let name = #"      "name": "curve/rush","#
    asked.expect(
      0,
      primary.output.replacing(
        name, with: name + "\n" + #"      "alias": "rush","#, maxReplacements: 1))
  }

  @Test("A picture has the name that was asked for") func aliasPicture() throws {
    let desk = try Desk()
    let run = desk.run("show", "rush", "--svg", "rush.svg")
    run.expect(0, errors: "Drew rush into rush.svg\n")
    #expect(desk.text("rush.svg")?.contains("<title>rush</title>") == true)
  }

  @Test("JSON") func json() throws {
    let desk = try Desk()
    desk.run("show", "spring/tether", "duration/short", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": [
          {
            "name": "spring/tether",
            "kind": "spring",
            "preset": {
              "kind": "spring",
              "title": "Tether",
              "motion": {
                "mass": 1,
                "stiffness": 70,
                "damping": 12
              }
            },
            "facts": {
              "duration": 1.2114402876476995,
              "delay": null,
              "settling": 1.2114402876476995,
              "overshoot": 0.039451935487428036,
              "dampingRatio": 0.7171371656006361,
              "bounce": 0.2828628343993638,
              "ninety": 0.2649831412298123,
              "feel": [
                "bouncy"
              ]
            },
            "spring": {
              "mass": 1,
              "stiffness": 70,
              "damping": 12,
              "dampingRatio": 0.7171371656006361,
              "perceptualDuration": 0.7509842836890551,
              "settling": {
                "lastCrossing": 1.2114402876476995,
                "coreAnimation": 1.2692156926518707,
                "swiftUI": 1.4756109046729087,
                "uiKit": 1.156055747650352
              },
              "peak": 1.039451935487428,
              "peakTime": 0.5387786951847494,
              "targetCrossings": 2
            },
            "notes": [],
            "findings": [],
            "references": [],
            "usedBy": [],
            "revision": 1,
            "created": "2027-01-15T08:00:00Z",
            "updated": "2027-01-15T08:00:00Z"
          },
          {
            "name": "duration/short",
            "kind": "duration",
            "preset": {
              "kind": "duration",
              "motion": {
                "seconds": 0.2
              }
            },
            "facts": {
              "duration": 0.2,
              "delay": null,
              "settling": null,
              "overshoot": null,
              "dampingRatio": null,
              "bounce": null,
              "ninety": null,
              "feel": []
            },
            "notes": [],
            "findings": [],
            "references": [],
            "usedBy": [
              {
                "name": "curve/rush-old",
                "slot": "/motion/duration",
                "role": "duration",
                "target": "duration/short",
                "depth": 1
              },
              {
                "name": "transition/fade",
                "slot": "/motion/duration",
                "role": "duration",
                "target": "duration/short",
                "depth": 1
              }
            ],
            "revision": 1,
            "created": "2027-01-15T08:00:00Z",
            "updated": "2027-01-15T08:00:00Z"
          }
        ]
      }

      """)
  }

  @Test("Nothing is printed where one is missing") func notFound() throws {
    let desk = try Desk()
    desk.run("show", "spring/tether", "spring/tehter").expect(
      66,
      errors: """
        error: there is no preset "spring/tehter"
        help: did you mean 'spring/tether'?

        """)
    desk.run("show", "tether", "--json").expect(
      66,
      errors: """
        error: there is no preset "tether"
        help: did you mean 'spring/tether'?

        """)
    desk.run("show", "zzzzzz").expect(
      66,
      errors: """
        error: there is no preset "zzzzzz"
        help: run 'curvet search' to look for it

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("show").expect(
      64,
      errors: """
        error: missing argument '<names>'
        help: see 'curvet show --help'

        """)
    desk.run("show", "--json").expect(
      64,
      errors: """
        error: missing argument '<names>'
        help: see 'curvet show --help'

        """)
    desk.run("show", "--name", "x").expect(
      64,
      errors: """
        error: unknown option '--name'
        help: see 'curvet show --help'

        """)
  }
}
