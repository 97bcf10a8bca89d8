import Expectations
import Foundation
import Rules
import Testing

/// The pages of `Tests/Rules`; `CURVET_RECORD=1` writes what differs.
struct RulePageTests {
  private static let pages = Result { try RulePage.all() }

  @Test("A rule finds what its page shows", arguments: try pages.get())
  func finds(page: RulePage) throws {
    let (changes, text) = page.run()
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
        found:
        \(change.actual.joined(separator: "\n"))
        """)
    }
  }

  @Test("A page is that of a rule", arguments: try pages.get())
  func isNamed(page: RulePage) {
    #expect(RuleBook.rule(page.rule) != nil)
  }
}
