import Importing
import Testing

/// Groups that say more about the tokens they inherit.
@Suite struct TokenOverrideTests {
  @Test func countsNoDescriptionThatIsKept() {
    let (reading, _) = readTokens([
      #"{"b": {"t": \#(fastToken)}, "x": {"$description": "g", "$extends": "{b}", "t": {"$description": "d"}}}"#
    ])
    #expect(reading.unkept == ["$description": 1])
  }
}
