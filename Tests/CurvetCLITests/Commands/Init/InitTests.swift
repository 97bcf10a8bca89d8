import Expectations
import Testing

struct InitTests {
  @Test("No home") func homeless() throws {
    let desk = try Desk(.none)
    desk.variables["HOME"] = nil
    desk.run("init").expect(
      66,
      errors: """
        error: there is no home folder to keep a catalog in
        help: set HOME or CURVET_CATALOG, or name a catalog with --catalog

        """)
    desk.run("search").expect(
      66,
      errors: """
        error: there is no home folder to keep a catalog in
        help: set HOME or CURVET_CATALOG, or name a catalog with --catalog

        """)
  }
}
