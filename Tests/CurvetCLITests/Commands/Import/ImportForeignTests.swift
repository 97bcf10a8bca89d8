import Testing

/// What `import` and `add` say about files of other programs, and about mistakes in them.
struct ImportForeignTests {
  private static let ball = """
    {"v": "5.7.4", "fr": 60, "ip": 0, "op": 120, "layers": [{"nm": "Ball", "ks": {
      "a": {"a": 1, "k": [{"t": 0, "s": [0, 0], "h": 1}, {"t": 30, "s": [9, 9]}]},
      "s": {"a": 1, "k": [
        {"t": 0, "s": [100, 100], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}},
        {"t": 30, "s": [50, 50]}]}}}]}
    """

  @Test("A time without a unit is refused until an option settles it") func units() throws {
    let desk = try Desk()
    try desk.write(
      #"{"cardOpen": {"easing": [0.2, 0, 0, 1], "duration": 300}}"#, to: "card.json")
    desk.run("import", "card.json").expect(
      65,
      errors: """
        error: cardOpen: 300 has no unit: it may be 300 ms or 300 s
          --> card.json:1:53 (/cardOpen/duration)
            1 | {"cardOpen": {"easing": [0.2, 0, 0, 1], "duration": 300}}
              |                                                     ^
        help: say --option unit=ms or --option unit=s

        Nothing was imported: 1 error.

        """)
    desk.run("import", "card.json", "--option", "unit=ms", "-n").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve

        card-open  curve

      """)
    desk.run("import", "card.json", "--option", "unit=m").expect(
      65,
      errors: "error: unit= takes ms or s\n")
    desk.run("import", "card.json", "--option", "units=ms").expect(
      65,
      errors: """
        error: there is no option "units" of readers
        help: did you mean 'unit'?

        """)
    desk.run("add", "card.json", "--option", "unit=ms", "-n").expect(
      0,
      "Would add card-open, a curve: cubic-bezier(0.2, 0, 0, 1), in 0.3 s\n")
  }

  @Test("Easings of a Lottie, its tracks, and names that aren't in it") func lottie() throws {
    let desk = try Desk()
    try desk.write(Self.ball, to: "ball.json")
    desk.run("import", "ball.json", "-n").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        found 2: took 1, skipped 1

        ball/scale                 curve
        holds       ball.json:1:1  skipped: they are no easing; --option layer=NAME takes whole tracks

      """)
    desk.run("import", "ball.json", "-n", "--option", "layer=Ball").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 keyframe set
        found 2: took 1, skipped 1

        ball                        keyframe set
        Ball/anchor  ball.json:2:8  skipped: it moves no layer, only what it turns about

      """)
    desk.run("import", "ball.json", "--option", "layer=Bal").expect(
      65,
      errors: """
        error: there is no layer "Bal"
          --> ball.json:1:1
            1 | {"v": "5.7.4", "fr": 60, "ip": 0, "op": 120, "layers": [{"nm": "Ball", "ks": {
              | ^
        help: did you mean 'Ball'?

        Nothing was imported: 1 error.

        """)
    desk.run("import", "ball.json", "--option", "property=size").expect(
      65,
      errors: """
        error: no property "size" moves
          --> ball.json:1:1
            1 | {"v": "5.7.4", "fr": 60, "ip": 0, "op": 120, "layers": [{"nm": "Ball", "ks": {
              | ^
        help: known here: anchor, scale

        Nothing was imported: 1 error.

        """)
    try desk.write(String(Self.ball.dropLast(2)), to: "cut.json")
    desk.run("import", "cut.json").expect(
      65,
      errors: """
        error: the document ends where ',' or ']' is expected
          --> cut.json:5:33
            5 |     {"t": 30, "s": [50, 50]}]}}}
              |                                 ^
        help: is the file whole? close what was opened with } or ]

        Nothing was imported: 1 error.

        """)
    try desk.write(Array("PK\u{3}\u{4}…".utf8), to: "ball.lottie")
    desk.run("import", "ball.lottie").expect(
      65,
      errors: """
        error: this is a dotLottie animation, which is a ZIP archive
          --> ball.lottie:1:1
        help: unpack it: unzip -p FILE.lottie 'a*/*.json' | curvet import -

        Nothing was imported: 1 error.

        """)
  }

  @Test("The line of a whole layer is found again") func layerLine() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"v": "5.7.4", "fr": 60, "ip": 0, "op": 60, "layers": [
        {"nm": "Card", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 60, "s": [90]}]}}}]}
      """, to: "card.json")
    desk.run("import", "card.json", "--option", "layer=Card", "--quiet").expect(0)
    desk.run("import", "card.json", "--option", "layer=Card", "--option", "property=rotation", "-q")
      .expect(0)
    desk.run("show", "card").expect(
      0,
      """
      card  keyframes

        in 1 s, fill both
        transform.rotation  0 → 90

        rotation |                              ............------------'''''*
        0 -> 90  |*.....------------''''''''''''
                  +-----------+-----------+----------+-----------+-----------+
                  0          200         400        600         800    1000 ms

        feels linear and lazy · no overshoot · 90 % after 0.9 s

        duration  1 s
        source    card.json#Card, now at card.json:2
        revision  1, 2027-01-15T08:00:00Z
      warning: moves transform.rotation, and has no alternative for reduced motion [quality/no-reduced-variant]
      warning: takes 1 s, more than 0.5 s for most motions [quality/too-long]

      """)
    desk.run("show", "card/rotation").expect(
      0,
      """
      card/rotation  keyframes

        in 1 s, fill both
        transform.rotation  0 → 90

        rotation |                              ............------------'''''*
        0 -> 90  |*.....------------''''''''''''
                  +-----------+-----------+----------+-----------+-----------+
                  0          200         400        600         800    1000 ms

        feels linear and lazy · no overshoot · 90 % after 0.9 s

        duration  1 s
        source    card.json#Card/rotation, now at card.json:2
        revision  1, 2027-01-15T08:00:00Z
      warning: moves transform.rotation, and has no alternative for reduced motion [quality/no-reduced-variant]
      warning: takes 1 s, more than 0.5 s for most motions [quality/too-long]

      """)
  }

  @Test("Springs whose numbers say too little") func springs() throws {
    let desk = try Desk()
    try desk.write(
      """
      {springs: {a: {type: 'spring', stiffness: 300}, b: {stiffness: 1400, damping: .9},
        c: {bounce: .2, stiffness: 300, damping: 20}, d: {visualDuration: .3},}}
      """, to: "springs.json5")
    desk.run("import", "springs.json5", "-n").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 spring
        found 4: took 1, skipped 3

        springs/c                      spring
        springs.a  springs.json5:1:15  skipped: a spring with a stiffness needs a damping; what is put in its place differs by tool
        springs.b  springs.json5:1:52  skipped: damping 0.9 may be a ratio or a coefficient: call it dampingRatio if it is a ratio
        springs.d  springs.json5:2:52  skipped: motion.dev ignores visualDuration without a bounce: write both

      """)
    try desk.write(#"{"card": {"type": "spring", "duration": 0.5, "bounce": 0.2}}"#, to: "b.json")
    desk.run("import", "b.json").expect(
      65,
      errors: """
        error: card: the duration of a spring with a bounce may be how long it seems to take (Apple) or how long until it has settled (motion.dev)
          --> b.json:1:10 (/card)
            1 | {"card": {"type": "spring", "duration": 0.5, "bounce": 0.2}}
              |          ^
        help: say --option spring=perceptual or --option spring=settling

        Nothing was imported: 1 error.

        """)
    desk.run("import", "b.json", "--option", "unit=s", "--option", "spring=perceptual", "-n")
      .expect(
        0,
        """
        Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
          1 spring

          card  spring

        """)
  }

  @Test("JSON5 with a mistake is told about in its own terms") func json5() throws {
    let desk = try Desk()
    for text in ["{easing: {a: [.2, 0, 0, 1}}", "{a: cubicBezier(.2, 0, 0, 1)}", "{a: 'x}"] {
      try desk.write(text, to: "a.json5")
      let run = desk.run("import", "a.json5")
      #expect(run.status == 65)
      #expect(!run.errors.contains("presets"))
    }
    try desk.write("{easing: {a: [.2, 0, 0, 1}}", to: "a.json5")
    desk.run("import", "a.json5").expect(
      65,
      errors: """
        error: expected ',' or ']', found '}'
          --> a.json5:1:26
            1 | {easing: {a: [.2, 0, 0, 1}}
              |                          ^
        help: part elements by commas, and close the array with ']'

        Nothing was imported: 1 error.

        """)
  }

  @Test("What the catalog has is told, or left out") func duplicates() throws {
    let desk = try Desk()
    try desk.write(
      #"{"quick": {"stiffness": 300, "damping": 20}, "own": {"stiffness": 301, "damping": 20}}"#,
      to: "springs.json")
    desk.run("add", "spring/figma/quick", "spring(mass: 1, stiffness: 300, damping: 20)").expect(
      0, "Added spring/figma/quick, a spring: mass 1, stiffness 300, damping 20\n")
    desk.run("import", "springs.json", "-n").expect(
      0,
      """
      Would import 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 springs

        quick  spring, the same as spring/figma/quick
        own    spring

      """)
    desk.run("import", "springs.json", "-n", "--skip-duplicates").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 spring
        found 2: took 1, skipped 1

        own    spring
        quick  skipped: the same as spring/figma/quick

      """)
    desk.run("add", #"{"type": "spring", "stiffness": 300, "damping": 20}"#).expect(
      73,
      errors: """
        error: it is the same as spring/figma/quick
        help: run 'curvet alias spring/figma/quick NAME' to give that another name
        help: use --force to add it anyway

        """)
    desk.run("add", "[.41, 0, .2, 1]", "--title", "Card").expect(
      0,
      "Added curve/card, a curve: cubic-bezier(0.41, 0, 0.2, 1)\n")
  }

  @Test("Tokens, Figma and Android by hand") func others() throws {
    let desk = try Desk()
    try desk.write(#"{"fast": {"value": 200, "type": "time"}}"#, to: "tokens.json")
    desk.run("import", "tokens.json", "-n").expect(
      0,
      """
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 duration

        fast  duration

      """,
      errors: """
        warning: a time has no unit, and is read as milliseconds
          --> tokens.json:1:20 (/fast/value)
            1 | {"fast": {"value": 200, "type": "time"}}
              |                    ^
        help: if they are seconds, say --option unit=s

        """)
    try desk.write("<resources><integer name=\"duration\">x</integer>", to: "a.xml")
    desk.run("import", "a.xml").expect(
      65,
      errors: """
        error: <resources> is never closed
          --> a.xml:1:1
            1 | <resources><integer name="duration">x</integer>
              | ^
        help: Android's tools would refuse it, too

        Nothing was imported: 1 error.

        """)
    try desk.write("<resources><integer name=\"duration\">x</integer></resources>", to: "a.xml")
    desk.run("import", "a.xml").expect(
      0,
      """
      Nothing to import: no presets found in 1 file
        found 1: took 0, skipped 1

        duration  a.xml:1:12  skipped: "x" is no number of milliseconds

      """)
    try desk.write(
      """
      {"variables": [{"id": "1", "name": "duration/fast", "resolvedType": "FLOAT", "valuesByMode": {"a": 200}},
        {"id": "2", "name": "out", "resolvedType": "EASING", "valuesByMode": {"a": {"type": "CUSTOM_SPRING",
        "easingFunctionSpring": {"bounce": 0.3}}}}]}
      """, to: "variables.json")
    desk.run("import", "variables.json", "-n").expect(
      0,
      """
      Nothing to import: no presets found in 1 file
        found 2: took 0, skipped 2

        duration/fast  variables.json:1:100  skipped: 200 has no unit: it may be 200 ms or 200 s; say --option unit=ms or --option unit=s
        out            variables.json:2:78   skipped: a spring that is nothing but a bounce has no duration of its own in Figma

      """)
  }
}
