import Expectations
import Testing

struct RemoveTests {
  @Test("One preset, and back") func one() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("remove", "spring/tether").expect(
      0,
      """
      Removed spring/tether
      Run 'curvet undo' to restore it

      """)
    desk.run("show", "spring/tether").expect(
      66,
      errors: """
        error: the preset 'spring/tether' was removed
        help: it was removed; run 'curvet revert spring/tether@1' to restore it

        """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet remove spring/tether
      Restored spring/tether, a spring: mass 1, stiffness 70, damping 12

      """)
    expectSame(desk.run("export", "--all").output, before)
  }
}
