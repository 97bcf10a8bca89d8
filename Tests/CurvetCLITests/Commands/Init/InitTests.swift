import Expectations
import Testing

struct InitTests {
  @Test("No home") func homeless() throws {
    let desk = try Desk(.none)
    desk.variables["HOME"] = nil
    desk.run("init").expect(
      66,
      errors: """
        error: no home folder for the catalog
        help: set HOME to an absolute path, or name a catalog with CURVET_CATALOG or --catalog

        """)
    desk.run("search").expect(
      66,
      errors: """
        error: no home folder for the catalog
        help: set HOME to an absolute path, or name a catalog with CURVET_CATALOG or --catalog

        """)
  }
}
