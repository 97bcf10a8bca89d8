import Testing

struct ShowMistakeTests {
  @Test("Playing needs a terminal") func play() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "curve/card", "--play").expect(
      64,
      errors: """
        error: '--play' needs a terminal
        help: use '--svg FILE --animated' for an animated SVG, 'curvet sample' for numbers

        """)
  }

  @Test("A picture shows one") func svg() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "curve/card", "linear", "--svg", "both.svg").expect(
      64,
      errors: """
        error: '--svg' draws one preset
        help: 'curvet compare' draws several over each other

        """)
  }

  @Test("Ways of showing exclude each other") func ways() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "curve/card", "--svg", "-", "--json").expect(
      64,
      errors: """
        error: '--svg' and '--json' can't be used together

        """)
  }

  @Test("A duration cannot be drawn") func duration() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "200ms", "--svg", "-").expect(
      65,
      errors: """
        error: 200ms: there is nothing to draw

        """)
  }

  @Test("An expression that is not understood") func expression() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "spring(duration: -1)").expect(
      65,
      errors: """
        error: duration must be greater than 0
        help: as in spring(duration: .5, bounce: .15)

        """)
  }
}
