import Diagnostics
import Testing

/// Whatever is found says how to fix it.
struct HelpTests {
  @Test("Whatever is found has a help", arguments: cases)
  func hasHelp(_ refusal: Refusal) {
    let findings = read(refusal.document).1
    #expect(!findings.isEmpty)
    #expect(findings.filter { $0.help == nil } == [])
  }

  private static let cases =
    ConflictRefusalTests.cases + DocumentRefusalTests.cases + MissingFieldRefusalTests.cases
    + PropertyRefusalTests.cases + RangeRefusalTests.cases + ReferenceRefusalTests.cases
    + TypeRefusalTests.cases + UnknownFieldRefusalTests.cases + ValueRefusalTests.cases
}
