import Testing

struct InitVocabularyTests {
  @Test("A vocabulary, and what it uses") func one() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--with", "tailwind").expect(
      0,
      """
      Created curvet.sqlite with 27 presets
      Created curvet.config.json, which names it

      """)
    desk.run("search", "--names").expect(
      0,
      """
      curve/core-animation/linear
      curve/material/legacy
      curve/material/legacy-accelerate
      curve/material/legacy-decelerate
      curve/tailwind/ease-in
      curve/tailwind/ease-in-out
      curve/tailwind/ease-linear
      curve/tailwind/ease-out
      curve/tailwind/transition
      duration/material/extra-long1
      duration/material/extra-long4
      duration/material/long2
      duration/material/medium2
      duration/material/short2
      duration/material/short3
      duration/material/short4
      duration/tailwind/100
      duration/tailwind/1000
      duration/tailwind/150
      duration/tailwind/200
      duration/tailwind/300
      duration/tailwind/500
      duration/tailwind/700
      duration/tailwind/75
      keyframes/tailwind/ping
      keyframes/tailwind/pulse
      keyframes/tailwind/spin

      """)
    desk.run("show", "curve/tailwind/ease-in-out").expect(
      0,
      """
      curve/tailwind/ease-in-out  curve
      Tailwind ease-in-out
      Speeds up, then slows down. The same shape as curve/material/legacy. CSS's
      ease-in-out is another.

        as curve/material/legacy

           1 + .   .   .   .   .   .   .   .   .   .   .   .......------------
             |                                   ...---''''
             |                              .--''
             |                          .-''
             |                       .-'
             |                    .-'
             |                 .-'
             |              .-'
             |         ..--'
           0 +------'''.   .   .   .   .   .   .   .   .   .   .   .   .   .
              +------------+-----------+------------+-----------+------------+
              0           20          40           60          80        100 %
                                                      ^ 90 %

        feels soft · no overshoot · 90 % after 63.3 % of the time

        tags       ease-in-out, tailwind
        refers to  curve/material/legacy (use)
        ja         Tailwind ease-in-out(イーズインアウト): 加速してから減速する。
                   curve/material/legacyと同じ形。CSSのease-in-outとは異なる。
        ru         Tailwind ease-in-out: разгон и торможение
        source     Tailwind CSS 4.3.3, packages/tailwindcss/theme.css, Tailwind Labs,
                   MIT
        ignores    catalog/name-conflict: Tailwind's own name for its own curve;
                   whoever copies code looks for it
        revision   1, 2027-01-15T08:00:00Z

      """)
    desk.run("validate").expect(
      0,
      "27 presets in the catalog: no problems found; 5 ignored with a reason\n")
  }

  @Test("Several, the default among them") func several() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--with", "default", "--with", "react-spring", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "catalog": "curvet.sqlite",
        "config": "curvet.config.json",
        "presets": 247
      }

      """)
    desk.run("search", "spring/react-spring/").expect(
      0,
      """
      spring/react-spring/default   spring  0.702 s  _..--'''''''  soft             react-spring default
      spring/react-spring/gentle    spring  0.943 s  _.-^^^^^''''  snappy, bouncy   react-spring gentle
      spring/react-spring/molasses  spring  2.91 s   _.--''''''''  soft, lazy       react-spring molasses
      spring/react-spring/slow      spring  1.374 s  _.--''''''''  soft, lazy       react-spring slow
      spring/react-spring/stiff     spring  0.713 s  _.-'^^^^''''  snappy, bouncy   react-spring stiff
      spring/react-spring/wobbly    spring  1.137 s  _-^^^''^^'''  bouncy, elastic  react-spring wobbly

      """)
  }

  @Test("All of them") func all() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--with", "all").expect(
      0,
      """
      Created curvet.sqlite with 529 presets
      Created curvet.config.json, which names it

      """)
    desk.run("validate", "--level", "warning").expect(
      0,
      "529 presets in the catalog: no problems found; 102 ignored with a reason\n")
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try Desk(.none)
    desk.run("init", "--with", "fluter").expect(
      64,
      errors: """
        error: invalid value 'fluter' for '--with': expected default, all, articles, carbon, catransition, core-animation, css, figma, material, penner, recipes, swiftui, uikit, uiview-transition, android, anime, compose, flutter, gsap, motion, penner-exact, react-spring, reanimated or tailwind
        help: did you mean 'flutter'?

        """)
    desk.run("init", "--with", "flutter", "--empty").expect(
      64,
      errors: "error: '--empty' and '--with' can't be used together\n")
    #expect(desk.names() == [])
  }

  @Test("A vocabulary for a catalog that exists") func added() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--empty").expect(
      0,
      """
      Created curvet.sqlite with 0 presets
      Created curvet.config.json, which names it

      """)
    desk.run("import", "--with", "reanimated", "--dry-run").expect(
      0,
      """
      Would import 28 presets from reanimated into curvet.sqlite
        20 curves, 8 springs

        curve/reanimated/back                   curve
        curve/reanimated/bounce                 curve
        curve/reanimated/circle                 curve
        curve/reanimated/cubic                  curve
        curve/reanimated/ease                   curve
        curve/reanimated/elastic                curve
        curve/reanimated/exp                    curve
        curve/reanimated/linear                 curve
        curve/reanimated/quad                   curve
        curve/reanimated/sin                    curve
        curve/reanimated/timing                 curve
        spring/reanimated/gentle                spring
        spring/reanimated/gentle-with-duration  spring
        spring/reanimated/reanimated-3-default  spring
        spring/reanimated/snappy                spring
        spring/reanimated/snappy-with-duration  spring
        spring/reanimated/wiggly                spring
        spring/reanimated/wiggly-with-duration  spring
        curve/core-animation/ease-in            curve
        curve/core-animation/linear             curve
        8 more                                  see --json

      """)
    desk.run("import", "--with", "reanimated", "--with", "react-spring").expect(
      0,
      """
      Imported 34 presets from reanimated, react-spring into curvet.sqlite
        20 curves, 14 springs

      """)
    desk.run("import", "--with", "reanimated").expect(
      0,
      """
      Nothing to import: curvet.sqlite has all of it
        18 unchanged

      """)
    desk.run("import", "--with", "reanimated", "more.json").expect(
      64,
      errors: """
        error: '--with' and files can't be used together
        help: import them one after another

        """)
    desk.run("import", "--with", "reanimated", "--prefix", "team").expect(
      64,
      errors: "error: '--with' and '--prefix' can't be used together\n")
    desk.run("undo").expect(
      0,
      """
      Undid operation 1: curvet import --with reanimated --with react-spring
      Removed spring/core-animation/spring
      Removed curve/penner-exact/sine-in
      Removed curve/penner-exact/quad-in-out
      Removed curve/penner-exact/quad-in
      Removed curve/penner-exact/cubic-in
      Removed curve/penner-exact/circ-in
      Removed curve/penner-exact/bounce-out
      Removed curve/penner-exact/back-in
      Removed curve/core-animation/linear
      Removed curve/core-animation/ease-in
      Removed spring/reanimated/wiggly-with-duration
      Removed spring/reanimated/wiggly
      Removed spring/reanimated/snappy-with-duration
      Removed spring/reanimated/snappy
      Removed spring/reanimated/reanimated-3-default
      Removed spring/reanimated/gentle-with-duration
      Removed spring/reanimated/gentle
      Removed curve/reanimated/timing
      Removed curve/reanimated/sin
      Removed curve/reanimated/quad
      … and 14 more; run 'curvet history @2' to list all

      """)
  }

  @Test("What the catalog has stays if it moves alike, else it is a conflict") func kept() throws {
    let desk = try Desk(.none)
    desk.run("init", ".", "--empty").expect(
      0,
      """
      Created curvet.sqlite with 0 presets
      Created curvet.config.json, which names it

      """)
    try desk.write(
      """
      {"presets": {"spring/core-animation/spring": {"title": "Ours", "motion": {"mass": 1, \
      "stiffness": 100, "damping": 10}}}}
      """, to: "ours.json")
    desk.run("import", "ours.json").expect(
      0,
      """
      Imported 1 preset from 1 file into curvet.sqlite
        1 spring

      """)
    desk.run("import", "--with", "motion").expect(
      0,
      """
      Imported 24 presets from motion into curvet.sqlite
        19 curves, 5 springs

      """)
    desk.run("undo", "--quiet").expect(0, "")
    desk.run("set", "spring/core-animation/spring", "damping=20", "--quiet").expect(0, "")
    desk.run("import", "--with", "motion").expect(
      73,
      errors: """
        error: spring/core-animation/spring: the catalog has a different preset of this name
          --> core-animation.json:138:37 (/presets/spring~1core-animation~1spring)
          138 |     "spring/core-animation/spring": {
              |                                     ^
        help: run 'curvet show spring/core-animation/spring' to see it; choose with --on-conflict skip, replace or rename

        Nothing was imported: 1 error.

        """)
  }
}
