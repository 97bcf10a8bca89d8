import Expectations
import Rules
import Testing

/// The pages of `Tests/Rules`; `CURVET_RECORD=1` writes what differs.
struct RulePageTests {
  private static let pages = Result { try RulePage.all() }

  @Test("A rule finds what its page shows", arguments: try pages.get())
  func finds(page: RulePage) throws {
    try page.run().expect(page.file)
  }

  @Test("A page is that of a rule", arguments: try pages.get())
  func isNamed(page: RulePage) {
    #expect(RuleBook.rule(page.rule) != nil)
  }
}
