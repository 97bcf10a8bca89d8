import Expectations
import Testing

/// The pages of `Tests/Readers`; `CURVET_RECORD=1` writes what differs.
struct ReaderPageTests {
  private static let pages = Result { try ReaderPage.all() }

  @Test("A reader makes of files what its page shows", arguments: try pages.get())
  func reads(page: ReaderPage) throws {
    try page.run().expect(page.file)
  }
}
