import Expectations
import Testing

struct RenameTests {
  @Test("Back again") func back() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("rename", "curve/rush", "curve/late").expect(
      0,
      """
      Renamed curve/rush to curve/late; 2 presets refer to it
      Updated animator/slide: timing curve/rush → curve/late; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/rush → curve/late

      """)
    desk.run("rename", "curve/late", "curve/rush", "--no-alias").expect(
      0,
      """
      Renamed curve/late to curve/rush; 2 presets refer to it
      Updated animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Updated curve/rush-old: deprecated.use curve/late → curve/rush

      """)
    expectSame(desk.run("export", "--all").output, before)
  }
}
