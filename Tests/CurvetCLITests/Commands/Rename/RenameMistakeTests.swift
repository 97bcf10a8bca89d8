import Expectations
import Testing

struct RenameMistakeTests {
  @Test("A name that is taken") func taken() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("rename", "spring/tether", "curve/rush").expect(
      73,
      errors: """
        error: curve/rush: the name is taken
        help: choose another, or rename the preset that has it

        """)
    desk.run("rename", "spring/tether", "rush").expect(
      73,
      errors: """
        error: rush: the name is taken: it is an alias of "curve/rush"
        help: choose another, or rename the preset that has it

        """)
    desk.run("rename", "curve/*", "team/same").expect(
      64,
      errors: """
        error: 'team/same' has no *
        help: write both with one, as in 'spring/old/*' 'spring/new/*'

        """)
    desk.run("rename", "--query", "kind:curve", "curve/one").expect(
      64,
      errors: """
        error: 'curve/one' has no *
        help: write both with one, as in 'spring/old/*' 'spring/new/*'

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Names that are none") func bad() throws {
    let desk = try Desk()
    desk.run("rename", "spring/tether", "Spring/Tether").expect(
      65,
      errors: """
        error: "Spring/Tether" is not a name: a name holds only a–z, 0–9, '-' and '/'
        help: a name is as in curve/card

        """)
    desk.run("rename", "spring/tether", "").expect(
      65,
      errors: """
        error: "" is not a name: a name is not empty
        help: a name is as in curve/card

        """)
    desk.run("rename", "curve/*", "*").expect(
      0,
      """
      Renamed curve/rush to rush; 2 presets refer to it
      Renamed curve/rush-old to rush-old: deprecated.use curve/rush → rush
      Updated animator/slide: timing curve/rush → rush; 1 preset refers to it

      """)
    desk.run("rename", "spring/*", "1*").expect(
      65,
      errors: """
        error: "1tether" is not a name: a name begins with a letter
        help: a name is as in curve/card

        """)
  }

  @Test("No such preset") func missing() throws {
    let desk = try Desk()
    desk.run("rename", "spring/tethr", "spring/leash").expect(
      66,
      errors: """
        error: there is no preset "spring/tethr"
        help: did you mean 'spring/tether'?

        """)
    desk.run("rename", "sprung/*", "spring/*").expect(
      0,
      """
      Nothing to rename

      """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("rename").expect(
      64,
      errors: """
        error: missing argument '<old> <new>'
        help: see 'curvet rename --help'

        """)
    desk.run("rename", "curve/rush").expect(
      64,
      errors: """
        error: 'rename' takes an old and a new name
        help: as in curvet rename curve/card curve/card-2

        """)
    desk.run("rename", "a", "b", "c").expect(
      64,
      errors: """
        error: 'rename' takes an old and a new name
        help: as in curvet rename curve/card curve/card-2

        """)
    desk.run("rename", "a/*", "b/c").expect(
      64,
      errors: """
        error: 'b/c' has no *
        help: write both with one, as in 'spring/old/*' 'spring/new/*'

        """)
    desk.run("rename", "a/b", "b/*").expect(
      64,
      errors: """
        error: 'b/*' has a *, but 'a/b' has none
        help: write both with one, as in 'spring/old/*' 'spring/new/*'

        """)
    desk.run("rename", "*/*", "b/*").expect(
      64,
      errors: """
        error: '*/*' has more than one *
        help: use one * for any text

        """)
  }
}
