import Expectations
import Foundation
import Testing

/// The pages of `Tests/Readers`; `CURVET_RECORD=1` writes what differs.
struct ReaderPageTests {
  private static let pages = Result { try ReaderPage.all() }

  @Test("A reader makes of files what its page shows", arguments: try pages.get())
  func reads(page: ReaderPage) throws {
    let (changes, text) = try page.run()
    if Recording.isOn {
      if !changes.isEmpty { try Data(text.utf8).write(to: page.file) }
      return
    }
    for change in changes {
      Issue.record(
        """
        \(page.file.path):\(change.line)
        expected:
        \(change.expected.joined(separator: "\n"))
        read:
        \(change.actual.joined(separator: "\n"))
        """)
    }
  }
}
