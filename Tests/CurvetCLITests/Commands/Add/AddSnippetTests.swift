import Testing

/// What can be pasted.
struct AddSnippetTests {
  @Test(
    "One preset in many forms",
    arguments: [
      "cubic-bezier(0.2, 0, 0, 1) 0.3s",
      "transition-timing-function: cubic-bezier(.2, 0, 0, 1); transition-duration: 300ms;",
      "transition: opacity 300ms cubic-bezier(.2, 0, 0, 1);",
      "\n  -webkit-transition: opacity .3s cubic-bezier(.2,0,0,1);\n",
      "--ease-card: cubic-bezier(.2, 0, 0, 1) 300ms;",
      #""cubic-bezier(.2, 0, 0, 1) 300ms""#,
      #"{"cubicBezier": [0.2, 0, 0, 1], "duration": "300ms"}"#,
      #"{"motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}}"#,
      #"{"kind": "curve", "motion": "cubic-bezier(.2, 0, 0, 1) 300ms"}"#,
      #"{"name": "curve/other", "motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}}"#,
      #"{"curve/other": "cubic-bezier(.2, 0, 0, 1) 300ms"}"#,
      #""curve/other": "cubic-bezier(.2, 0, 0, 1) 300ms","#,
      #"{"curvet": 1, "presets": {"curve/other": "cubic-bezier(.2, 0, 0, 1) 300ms"}}"#,
    ])
  func forms(snippet: String) throws {
    let desk = try Desk()
    desk.run(["add", "curve/card", "-"], input: snippet).expect(
      0,
      """
      Added curve/card, a curve: cubic-bezier(0.2, 0, 0, 1), in 0.3 s

      """)
  }

  @Test("Several presets keep their names") func several() throws {
    let desk = try Desk()
    desk.run(
      "add", #"{"curve/in": "ease-in 300ms", "curve/out": "ease-out 200ms"}"#, "--tag", "team"
    ).expect(
      0,
      """
      Added curve/in, a curve: easeIn, in 0.3 s
      Added curve/out, a curve: easeOut, in 0.2 s

      """)
    desk.run("search", "tag:team", "--names").expect(
      0,
      """
      curve/in
      curve/out

      """)
  }

  @Test("Lines of presets are added, as they are imported") func lines() throws {
    let desk = try Desk()
    let input = """
      {"name": "curve/in", "motion": {"named": "easeIn", "duration": 0.3}}

      {"name": "curve/out", "motion": {"named": "easeOut", "duration": 0.2}}
      """
    desk.run("add", "-", input: input).expect(
      0,
      """
      Added curve/in, a curve: easeIn, in 0.3 s
      Added curve/out, a curve: easeOut, in 0.2 s

      """)
    desk.run("add", "-", input: "{\"name\": \"a\", \"motion\": {\"seconds\": 1}}\n{").expect(
      65,
      errors: """
        error: the document ends where a key in double quotes is expected
          --> -:2:2
            2 | {
              |  ^
        help: is the file whole? close what was opened with } or ]

        """)
  }

  @Test("Design tokens") func tokens() throws {
    let desk = try Desk()
    desk.run(
      ["add", "-"],
      input: """
        {"motion": {"ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
          "quick": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}}

        """
    ).expect(
      0,
      """
      Added motion/ease, a curve: cubic-bezier(0.2, 0, 0, 1)
      Added motion/quick, a duration: 0.2 s

      """)
  }

  @Test("A file") func file() throws {
    let desk = try Desk()
    try desk.write("animation: spin 2s linear infinite;\n", to: "spin.css")
    desk.run("add", "curve/spin", "spin.css").expect(
      0,
      """
      Added curve/spin, a curve: linear, in 2 s

      """,
      errors: """
        note: not kept: infinite; a curve holds an easing, a duration and a delay

        """)
    try desk.write(
      #"{"motion": {"mass": 1, "stiffness": 70, "damping": 0}}"# + "\n", to: "bad.json")
    desk.run("add", "spring/bad", "bad.json").expect(
      65,
      errors: """
        error: spring/bad: damping must be greater than 0
          --> bad.json:1:52 (/motion/damping)
            1 | {"motion": {"mass": 1, "stiffness": 70, "damping": 0}}
              |                                                    ^
        help: a spring without damping never comes to rest; for a lively one try 8.4

        """)
  }

  @Test("What refers to the catalog") func references() throws {
    let desk = try Desk()
    desk.run("add", "curve/short", #"{"named": "easeOut", "duration": "duration/short"}"#).expect(
      0,
      """
      Added curve/short, a curve: easeOut, in duration/short

      """)
    desk.run("uses", "duration/short").expect(
      0,
      """
      curve/rush-old   duration
      curve/short      duration
      transition/fade  duration
      animator/slide   reduced motion  through transition/fade
      group/all        member          through transition/fade
      group/all        member          through animator/slide

      """,
      errors: """
        5 presets refer to duration/short, 3 of them directly.

        """)
  }

  @Test("Two rules are two presets") func rules() throws {
    let desk = try Desk()
    desk.run(
      ["add", "-"], input: ".a{transition: all .3s ease} .a:hover{transition: all .1s linear}"
    ).expect(
      0,
      """
      Added curve/default-300ms, a curve: default, in 0.3 s
      Added curve/linear-100ms, a curve: linear, in 0.1 s

      """)
    desk.run("add", "curve/card", "transition: opacity .2s ease-in, top .3s ease-out").expect(
      65,
      errors: """
        error: there are 2 presets, which cannot all be called that
        help: leave the name out, or use 'curvet import' with --prefix

        """)
  }

  @Test("The snippet's own name, and the title") func names() throws {
    let desk = try Desk()
    desk.run(["add", "-"], input: "--ease-out-quint: cubic-bezier(0.22, 1, 0.36, 1);\n").expect(
      0,
      """
      Added curve/ease-out-quint, a curve: cubic-bezier(0.22, 1, 0.36, 1)

      """)
    desk.run("add", "ease-in 300ms", "--title", "Card open").expect(
      0,
      """
      Added curve/card-open, a curve: easeIn, in 0.3 s

      """)
    desk.run("add", "ease-in 400ms", "--title", "Card open").expect(
      0,
      """
      Added curve/card-open-2, a curve: easeIn, in 0.4 s

      """,
      errors: """
        note: curve/card-open-2 has the shape of curve/card-open, in another time

        """)
    desk.run("add", "ease-in 500ms", "--title", "カード").expect(
      0,
      """
      Added curve/ease-in-500ms, a curve: easeIn, in 0.5 s

      """,
      errors: """
        note: curve/ease-in-500ms has the shape of curve/card-open, in another time

        """)
    desk.run("add", "const cardClose = 'ease-out 200ms'").expect(
      0,
      """
      Added curve/card-close, a curve: easeOut, in 0.2 s

      """)
  }

  @Test("What cannot be known is refused with its place") func unknown() throws {
    let desk = try Desk()
    desk.run(
      ["add", "curve/card", "-"],
      input: ".card {\n  transition: opacity var(--fast) ease;\n}\n"
    ).expect(
      65,
      errors: """
        error: transition of .card: cannot resolve var(--fast)
          --> -:2:23
            2 |   transition: opacity var(--fast) ease;
              |                       ^
        help: write its value in its place, or paste what defines it along

        """)
    desk.run("add", "curve/card", "@keyframes spin { to { rotate: 1turn } }").expect(
      0,
      "Added curve/card, keyframes: timing default\n")
    desk.run("add", "curve/card", "--ease: cubic-bezier(.2, 0)").expect(
      65,
      errors: """
        error: --ease: "cubic-bezier(.2, 0)": cubic-bezier() takes 4 numbers with commas between
          --> snippet:1:1
            1 | --ease: cubic-bezier(.2, 0)
              | ^
        help: write an easing and a time, as in transition: opacity 300ms cubic-bezier(.2, 0, 0, 1)

        """)
    desk.run(["add", "-"], input: "--ease: cubic-bezier(.2, 0)").expect(
      65,
      errors: """
        error: --ease: "cubic-bezier(.2, 0)": cubic-bezier() takes 4 numbers with commas between
          --> -:1:1
            1 | --ease: cubic-bezier(.2, 0)
              | ^
        help: write an easing and a time, as in transition: opacity 300ms cubic-bezier(.2, 0, 0, 1)

        """)
  }
}
