import Testing

/// Searches by facts, feel and likeness, and why something was found.
struct SearchFactTests {
  private static let springs = """
    {"name":"spring/calm","title":"Calm","motion":{"duration":0.5,"bounce":0}}
    {"name":"spring/lively","title":"Lively","summary":"For a card that grows to full size when it is tapped, and for nothing else.","motion":{"duration":0.5,"bounce":0.4},"tags":["hero"]}
    {"name":"spring/wild","title":"Wild","motion":{"duration":0.5,"bounce":0.8},"localizations":{"ru":{"title":"Дикая"}}}
    """

  private func desk() throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", "--empty", "-q").expect(0, "")
    desk.run("import", "-", "-q", input: Self.springs).expect(0)
    return desk
  }

  @Test("Ranges, as options and among the words") func ranges() throws {
    let desk = try desk()
    for words in [
      ["--bounce", "0.3..0.5"], ["bounce:0.3..0.5"], ["bounce:40%"], ["overshoot:>5% bounce:<50%"],
      ["--overshoot", ">5%", "--damping-ratio", ">0.5"], ["damping-ratio:0.6"],
      ["dampingRatio:0.6"],
      ["kind:spring", "bounce:0.4", "settling:<2s"],
    ] {
      #expect(desk.run(["search", "--names"] + words).output == "spring/lively\n", "\(words)")
    }
    desk.run("search", "--settling", "10ms..100ms").expect(
      0, errors: "No presets found; try fewer conditions.\n")
  }

  @Test("Orders by facts") func orders() throws {
    let desk = try desk()
    for order in ["settling", "overshoot", "bounce", "duration"] {
      desk.run("search", "--names", "--sort", order, "--limit", "2").expect(
        0, "spring/calm\nspring/lively\n")
    }
  }

  @Test("Feel words in three languages") func feel() throws {
    let desk = try desk()
    for words in [
      ["--feel", "elastic"], ["feel:elastic"], ["feel:弾性"], ["feel:упругий"], ["FEEL:Elastic"],
      ["elastic"], ["弾性"], ["упругий"], ["--feel", "elastic", "feel:bouncy"],
    ] {
      #expect(desk.run(["search", "--names"] + words).output == "spring/wild\n", "\(words)")
    }
    desk.run("search", "feel:elastic", "feel:linear").expect(
      0, errors: "No presets found; try fewer conditions.\n")
  }

  @Test("The nearest in shape come first") func likeness() throws {
    let desk = try desk()
    desk.run("search", "--like", "spring/wild").expect(
      0,
      """
      spring/wild    spring  2.629 s  _^-^^^^^^'''  same shape, same time           bouncy, elastic  Wild
      spring/lively  spring  0.809 s  _.-^^^^^''''  off about 0.3332, 3.3 × faster  snappy, bouncy   Lively
      spring/calm    spring  0.735 s  _..--'''''''  off about 0.3826, 3.6 × faster  soft             Calm

      """)
    desk.run("search", "like:spring(duration: 0.7, bounce: 0.4) kind:spring", "--limit", "1")
      .expect(
        0,
        """
        spring/lively  spring  0.809 s  _.-^^^^^''''  same shape, 1.4 × faster  snappy, bouncy  Lively

        """, errors: "1 of 3 shown; use --limit 0 to show all\n")
  }

  @Test(
    "How the time differs is said beside the shape",
    arguments: [
      ("spring(mass: 1, stiffness: 3, damping: 2)", "same shape, 10 × faster"),
      ("spring(mass: 1, stiffness: 300, damping: 20)", "same shape, same time"),
      ("spring(mass: 1, stiffness: 30000, damping: 200)", "same shape, 10 × slower"),
      ("spring(mass: 1, stiffness: 300, damping: 20.4)", "nearly the same shape, same time"),
    ])
  func pace(like: String, text: String) throws {
    let desk = try desk()
    desk.run(
      "import", "-", "-q",
      input: #"{"name":"spring/quick","motion":{"mass":1,"stiffness":300,"damping":20}}"#
    )
    .expect(0)
    let found = desk.run("search", "--like", like, "--limit", "1", "-q").output
    #expect(found.hasPrefix("spring/quick "))
    #expect(found.contains("  \(text)  "), "\(found)")
  }

  @Test("What has no time has no difference of time")
  func timeless() throws {
    let desk = try desk()
    let found = desk.run("search", "--like", "cubic-bezier(.2,0,0,1)", "--limit", "1", "-q").output
    #expect(try #/  off about 0\.\d{4}  soft  Calm\n/#.firstMatch(in: found) != nil, "\(found)")
  }

  @Test("Why something was found is said below it") func reasons() throws {
    let desk = try desk()
    desk.run("search", "lively", "card", "full").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  snappy, bouncy  Lively
        summary: For a card that grows to full size when…

      """)
    desk.run("search", "her").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  snappy, bouncy  Lively
        tag: hero

      """)
    desk.run("search", "дикая").expect(
      0,
      """
      spring/wild  spring  2.629 s  _^-^^^^^^'''  bouncy, elastic  Wild
        ru: Дикая

      """)
    desk.run("search", "rubbery").expect(
      0,
      """
      spring/wild  spring  2.629 s  _^-^^^^^^'''  bouncy, elastic  Wild
        feel: rubbery

      """)
    desk.isTerminal = true
    desk.columns = 52
    desk.run("search", "--no-color", "full").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  Lively
        summary: …grows to full size when it is tapped,…

      """)
  }

  @Test("Shapes are drawn as the terminal allows") func glyphs() throws {
    let desk = try desk()
    desk.variables["LANG"] = "en_GB.UTF-8"
    desk.run("search", "wild").expect(
      0,
      """
      spring/wild  spring  2.629 s  ▁█▅▇▇▇▇▇▇▆▆▆  bouncy, elastic  Wild

      """)
  }

  @Test("JSON has every fact") func json() throws {
    let desk = try desk()
    desk.run("search", "--like", "spring/calm", "hero", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "total": 1,
        "corrected": [],
        "leftOut": [],
        "presets": [
          {
            "name": "spring/lively",
            "kind": "spring",
            "title": "Lively",
            "summary": "For a card that grows to full size when it is tapped, and for nothing else.",
            "tags": [
              "hero"
            ],
            "aliases": [],
            "duration": 0.8089936274184895,
            "delay": null,
            "settling": 0.8089936274184895,
            "overshoot": 0.09478022484215486,
            "dampingRatio": 0.6,
            "bounce": 0.4,
            "ninety": 0.2312044364050914,
            "feel": [
              "snappy",
              "bouncy"
            ],
            "distance": 0.14141790652092442,
            "timeFactor": 1.1010135929385878,
            "matched": [
              {
                "in": "tag",
                "text": "hero"
              }
            ],
            "deprecated": false
          }
        ]
      }

      """)
  }

  @Test("Mistakes") func mistakes() throws {
    let desk = try desk()
    desk.run("search", "feel:bouncey").expect(
      64,
      errors: """
        error: 'bouncey' is not a feel word
        help: did you mean 'bouncy'?

        """)
    desk.run("search", "--like", "250ms").expect(
      65,
      errors: """
        error: "250ms" has no shape that others could resemble
        help: curves, springs, and what is timed by one have a shape

        """)
    desk.run("search", "--like", "spring/calmm").expect(
      66,
      errors: """
        error: there is no preset "spring/calmm"
        help: did you mean 'spring/calm' or 'spring/wild'?

        """)
    desk.run("search", "--sort", "likeness").expect(
      64,
      errors: """
        error: '--sort likeness' needs a motion to compare with
        help: add '--like <motion>'

        """)
    desk.run("search", "--like", "spring/calm", "--sort", "name").expect(
      64,
      errors: """
        error: '--like' lists the nearest first
        help: leave '--sort' out

        """)
    desk.run("search", "overshoot:much").expect(
      64,
      errors: """
        error: 'overshoot:much' is not a range
        help: write a range such as 0.1..0.3, 10%..30%, >5% or 0

        """)
    desk.run("export", "--query", "like:spring/calm").expect(
      64,
      errors: """
        error: 'like:' only orders what is found
        help: use the names that 'curvet search --names --limit' lists

        """)
    desk.run("import", "-", "-q", input: #"{"presets":{"d/a":"1s"}}"#).expect(0)
    desk.run("search", "--like", "d/a").expect(
      65,
      errors: """
        error: "d/a" has no shape that others could resemble
        help: curves, springs, and what is timed by one have a shape

        """)
  }
}
