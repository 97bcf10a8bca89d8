import Rules
import Testing

/// What holds for every rule.
struct RuleBookTests {
  @Test("Ids are unique, and of their families") func ids() {
    #expect(Set(RuleBook.all.map(\.id)).count == RuleBook.all.count)
    for family in RuleBook.families {
      #expect(family.rules.filter { $0.family != family.name }.map(\.id) == [])
    }
  }

  @Test("A rule is found by its id") func lookup() {
    #expect(RuleBook.rule("platform/key-times")?.family == "platform")
    #expect(RuleBook.rule("platform/key-time") == nil)
  }

  @Test("Every rule says what it finds, why and by whom", arguments: RuleBook.all)
  func words(rule: Rule) {
    for text in [rule.finds, rule.reason, rule.source] {
      #expect(!text.isEmpty)
      #expect(!text.contains("\n"))
    }
    #expect(rule.reason.hasSuffix("."))
    #expect(!rule.finds.hasSuffix("."))
    #expect(rule.failing == nil || rule.failing != rule.passing)
  }

  @Test(
    "A rule finds its failing example and passes the other",
    arguments: RuleBook.all.filter { !$0.isPartOfFormat && !$0.isCatalogWide })
  func examples(rule: Rule) throws {
    let failing = Examined(try #require(rule.failing).text, only: rule.id).lines
    #expect(!failing.isEmpty)
    #expect(failing.filter { !$0.contains(" \(rule.id) ") } == [])
    #expect(Examined(try #require(rule.passing).text, only: rule.id).lines == [])
  }
}

extension Rule: CustomTestStringConvertible {
  /// The id, by which a test case is told.
  public var testDescription: String { id }
}
