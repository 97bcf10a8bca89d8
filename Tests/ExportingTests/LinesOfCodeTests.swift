import Testing

@testable import Exporting

/// Lines that are too long are broken where something is between brackets.
struct LinesOfCodeTests {
  @Test("Empty brackets stay on their line") func emptyBrackets() {
    let line = "    reducesMotion ? Dissolve() : Present(width: width, height: height)"
    #expect(
      line.fitted(to: 50) == [
        "    reducesMotion ? Dissolve() : Present(", "      width: width, height: height)",
      ])
    #expect(line.fitted() == [line])
  }
}
