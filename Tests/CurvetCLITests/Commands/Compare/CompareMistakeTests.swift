import Testing

struct CompareMistakeTests {
  @Test("One is not enough") func one() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear").expect(
      64,
      errors: """
        error: 'compare' takes 2 to 5 motions, not 1
        help: as in curvet compare spring/figma/gentle spring/figma/quick

        """)
  }

  @Test("Six are too many") func six() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "linear", "linear", "linear", "linear", "linear").expect(
      64,
      errors: """
        error: 'compare' takes 2 to 5 motions, not 6
        help: as in curvet compare spring/figma/gentle spring/figma/quick

        """)
  }

  @Test("A group has no single progress") func group() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "group/move-then-fade").expect(
      65,
      errors: """
        error: group/move-then-fade: a group has no single progress
        help: curves, springs and timings have one

        """)
  }

  @Test("Nor have several tracks") func tracks() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "duration/material/short1").expect(
      65,
      errors: """
        error: duration/material/short1: a duration has no single progress
        help: curves, springs and timings have one

        """)
  }

  @Test("A measure is wanted") func measure() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "spring/tether", "linear").expect(
      65,
      errors: """
        error: spring/tether: the measure needs 'gesture.velocity.x'
        help: only the app knows it; give it with --measure NAME=VALUE

        """)
  }

  @Test("A name that is misspelt") func name() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "curve/crad").expect(
      66,
      errors: """
        error: there is no preset "curve/crad"
        help: did you mean 'curve/card'?

        """)
  }

  @Test("A picture and JSON exclude each other") func two() throws {
    let desk = try Desk(.builtIn)
    desk.run("compare", "linear", "ease", "--svg", "-", "--json").expect(
      64,
      errors: """
        error: '--svg' and '--json' can't be used together

        """)
  }
}
