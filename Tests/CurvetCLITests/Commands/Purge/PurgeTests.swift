import Expectations
import Testing

struct PurgeTests {
  /// A desk with two presets in the trash.
  private func desk() throws -> Desk {
    let desk = try Desk()
    desk.run("remove", "group/all", "spring/tether", "-q").expect(0)
    return desk
  }

  @Test("It asks, and goes on after a yes") func yes() throws {
    let desk = try desk()
    desk.isInteractive = true
    desk.run(["purge"], input: "y\n").expect(
      0,
      """
      Permanently deleted 2 presets

      """,
      errors: """
          group/all, removed 2027-01-15 08:00Z
          spring/tether, removed 2027-01-15 08:00Z
        Permanently delete 2 presets? [y/N] 
        """)
    desk.run(["purge"], input: "y\n").expect(
      0,
      """
      The trash is empty

      """)
    desk.run("history", "spring/tether").expect(
      66,
      errors: """
        error: no preset named 'spring/tether'
        help: run 'curvet search' to find presets

        """)
    desk.run("history").expect(
      0,
      """
      3  2027-01-15 08:00Z  curvet purge
          purged group/all, spring/tether
      2  2027-01-15 08:00Z  curvet remove group/all spring/tether -q
          removed 2 (since purged)
      1  2027-01-15 08:00Z  curvet import sample.json
          animator/slide added
          curve/rush added
          curve/rush-old added
          duration/short added
          transition/fade added

      """)
  }

  @Test("Anything else is a no", arguments: ["n\n", "\n", "", "yess\n", "no\ny\n"])
  func no(answer: String) throws {
    let desk = try desk()
    let before = desk.bytes(Desk.catalog)
    desk.isInteractive = true
    desk.run(["purge"], input: answer).expect(
      130,
      errors: """
          group/all, removed 2027-01-15 08:00Z
          spring/tether, removed 2027-01-15 08:00Z
        Permanently delete 2 presets? [y/N] \(answer.isEmpty ? "\n" : "")error: nothing was deleted

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }
}
