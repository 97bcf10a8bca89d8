import Testing

struct CompareTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "--help").expect(
      0,
      """
      Draw motions over each other and list the differences.

      EXAMPLES
        curvet compare spring/figma/gentle spring/figma/quick
            two springs
        curvet compare curve/card 'cubic-bezier(.2, 0, 0, 1) 300ms'
            with an expression
        curvet compare curve/material/standard curve/css/ease --svg both.svg
            a picture
        curvet compare spring/figma/gentle spring/figma/quick --svg both.svg --animated
            both by one clock
        curvet compare spring/figma/gentle spring/figma/quick --play
            both in the terminal

      USAGE
        curvet compare [<options>] <names> ...

      ARGUMENTS
        <names> ...             Two to five names or expressions.

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

      The others are compared with the first. If all have a time of their own, they
      are drawn over each other in seconds, otherwise over fractions of their time.
      Animators and transitions are drawn by their timing, keyframes by their only
      track. What moves properties is also compared property by property, layer by
      layer, and those that differ most are named, by the range of each; groups, and
      keyframes of several tracks, are compared only in this way.

      """)
  }

  @Test("Springs, over seconds") func springs() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("compare", "spring/figma/gentle", "spring/figma/quick").expect(
      0,
      """
        1.11 ┤              ○  ○  ○  ○
           1 ┤ · · · · · ·○· · · · · ⢀⣀○⠤⠔○⠒⠒○⠉⠉○⠉⠉○⠉⠉○⠉⠉○⠉⠉○⠉⠉○⠒⠒⠒○⠒⠒○⠒⠒○⠒⠒○⠒
             │           ○       ⣀⠤⠒⠉⠁
             │         ○     ⢀⡠⠒⠉
             │        ○    ⡠⠔⠁
             │      ○   ⢀⡠⠊
             │     ○  ⢀⠔⠁
             │   ○  ⢀⠔⠁
             │  ○⢀⡠⠊⠁
           0 ┤○⠔⠒⠁ · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
             └┬───────┬───────┬───────┬───────┬──────┬───────┬───────┬───────┬
              0      100     200     300     400    500     600     700 800 ms
              ⠤⠒⠒  spring/figma/gentle
              ○ ○  spring/figma/quick

      spring/figma/quick compared with spring/figma/gentle: 2.1 × faster to 90 %
      (0.133 s instead of 0.28 s), 0.089 s shorter in all, overshoots more (10.9 %
      instead of 2.84 %), snappy and bouncy instead of soft; largest gap: 46.9 % at
      0.149 s.

      """)
  }

  @Test("Curves without a time, over shares, in ASCII") func shares() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "curve/material/standard", "ease").expect(
      0,
      """
           1 + .   .   .   .   .   .   .   .   .   .   ....o..o.-o-o--o--o---o
             |                            ...---o''o''o o
             |                     ..--''' o  o
             |                ..-''   o  o
             |             .-'    o o
             |          .-'  o o
             |        .-'  o
             |       .'o o
             |     o'o
           0 +o-o''.   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
              .-'  curve/material/standard
              o o  ease

      ease compared with curve/material/standard: reaches 90 % later (62.3 % of the
      time instead of 53.9 %), soft instead of snappy; largest gap: 20.7 % at 21.4 %
      of the time.

      """)
  }

  @Test("A curve, an animator and keyframes") func kinds() throws {
    let desk = try Desk(.builtIn)
    desk.variables["LANG"] = "C.UTF-8"
    desk.run("compare", "curve/card", "animator/slide-200", "keyframes/fade").expect(
      0,
      """
           1 ┤ · · ⡠⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒×⠒⠒
             │   ⢀⠎           ×                                       ○  ○
             │   ⡎           ×                                    ○ ○
             │  ⡸          ×                                 ○ ○
             │ ⢠⠃        ×                              ○  ○
             │ ⡜        ×                          ○  ○
             │⢀⠇      ×                     ○ ○  ○
             │⢸      ×                 ○ ○
             │⡜    ×        ○  ○  ○ ○
           0 ┤○× × ·○· ○ ·○· · · · · · · · · · · · · · · · · · · · · · · · · ·
             └┬──────────┬─────────┬──────────┬─────────┬──────────┬─────────┬
              0         500      1000       1500      2000       2500  3000 ms
              ⠤⠒⠒  curve/card
              ○ ○  animator/slide-200
              × ×  keyframes/fade

        note: curve/card moves no property, so only its timing is compared
      animator/slide-200 compared with curve/card: 13.6 × slower to 90 % (2.82 s
      instead of 0.207 s), 2.7 s longer in all, abrupt and lazy instead of soft;
      largest gap: 98.4 % at 0.297 s.
      keyframes/fade compared with curve/card: 3.8 × slower to 90 % (0.779 s instead
      of 0.207 s), 0.7 s longer in all, soft and lazy instead of soft; largest gap:
      83.7 % at 0.257 s.

      """)
  }

  @Test("As JSON") func json() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "curve/card", "spring(duration: .3, bounce: .2)", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "motions": [
          {
            "name": "curve/card",
            "kind": "curve",
            "facts": {
              "duration": 0.3,
              "delay": null,
              "settling": null,
              "overshoot": 0,
              "dampingRatio": null,
              "bounce": null,
              "ninety": 0.690414102364807,
              "feel": [
                "soft"
              ]
            }
          },
          {
            "name": "spring(duration: .3, bounce: .2)",
            "kind": "spring",
            "facts": {
              "duration": 0.4045814504753027,
              "delay": null,
              "settling": 0.4045814504753027,
              "overshoot": 0.015164619864546577,
              "dampingRatio": 0.8,
              "bounce": 0.2,
              "ninety": 0.3518054495987005,
              "feel": [
                "snappy"
              ]
            }
          }
        ],
        "comparisons": [
          {
            "name": "spring(duration: .3, bounce: .2)",
            "base": "curve/card",
            "same": false,
            "compared": [
              "timing"
            ],
            "sentence": "spring(duration: .3, bounce: .2) compared with curve/card: 1.5 × faster to 90 % (0.142 s instead of 0.207 s), 0.105 s longer in all, overshoots by 1.52 %, snappy instead of soft; largest gap: 15 % at 0.151 s.",
            "unit": "seconds",
            "ninety": 0.14233395908375826,
            "baseNinety": 0.2071242307094421,
            "largestDifference": 0.1496401337797829,
            "at": 0.15081247994025335,
            "distance": 0.15395917270521578
          }
        ]
      }

      """)
  }

  @Test("A delay is told") func delay() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "ease 300ms", "ease 300ms 500ms").expect(
      0,
      """
           1 + .   .   .   .   .   .   .   .   .   .   .   o..o..o-o--o--o---o
             |                                  o..o--o'o''
             |                            .o--o'
             |                       .o-'o
             |                   .o'o
             |               o.o'
             |             o-'
             |         o.o'
             |     o.o'
           0 +o-o''.   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +----------+---------+----------+---------+----------+---------+
              0         50        100        150       200        250   300 ms
              .-'  ease 300ms
              o o  ease 300ms 500ms

      ease 300ms 500ms compared with ease 300ms: begins 0.5 s later, as fast to 90 %;
      the same shape.

      """)
  }

  @Test("A measure is given") func measure() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "spring/tether", "linear 1s", "--measure", "gesture.velocity=100").expect(
      65,
      errors: """
        error: spring/tether: the measure needs 'gesture.velocity.x'
        help: only the app knows it; give it with --measure NAME=VALUE

        """)
  }

  @Test("What has no time is compared over shares") func untimed() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "curve/card", "ease").expect(
      0,
      """
           1 + .   .   .   .   .   .   .   .   .   .   .   o  o..o.o..o--o---o
             |                                  o  o..o-o--'''''
             |                            .o.-o-'''
             |                     ..-o-'o
             |               ..--'o o
             |           .--'o o
             |       .-''  o
             |    .-'  o o
             | .-' o o
           0 +o.o  .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
              .-'  curve/card
              o o  ease

        note: over fractions of the time: ease has no duration of its own
      ease compared with curve/card: reaches 90 % sooner (62.3 % of the time instead
      of 69 %); largest gap: 18.7 % at 12.8 % of the time.

      """)
  }

  @Test("What is the same") func same() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "cubic-bezier(0, 0, 1, 1)").expect(
      0,
      """
           1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .  ..o-
             |                                                     .o--o'o
             |                                              .o-o-'o
             |                                       o.-o-o'
             |                                o.o--o'
             |                         o.o--o'
             |                  ..o-o''
             |           .o--o'o
             |    .o-o-'o
           0 +o-o' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
              .-'  linear
              o o  cubic-bezier(0, 0, 1, 1)

      cubic-bezier(0, 0, 1, 1) is the same as linear.

      """)
  }
}
