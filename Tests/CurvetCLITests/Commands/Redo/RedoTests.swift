import Expectations
import Testing

struct RedoTests {
  @Test("As often as was undone") func all() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("rename", "curve/rush", "curve/late", "-q").expect(0)
    let after = desk.run("export", "--all").output
    desk.run("undo", "-q").expect(0)
    desk.run("undo", "-q").expect(0)
    desk.run("redo", "-n").expect(
      0,
      """
      Would redo operation 2: curvet set curve/rush duration=0.45 -q
      Would update curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("redo").expect(
      0,
      """
      Redid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("redo").expect(
      0,
      """
      Redid operation 3: curvet rename curve/rush curve/late -q
      Renamed curve/rush to curve/late; 2 presets refer to it
      Updated animator/slide: timing curve/rush → curve/late; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/late

      """)
    expectSame(desk.run("export", "--all").output, after)
    desk.run("redo").expect(
      66,
      errors: """
        error: nothing to redo
        help: run 'curvet history' to find the undo, and undo it by its number

        """)
  }
}
