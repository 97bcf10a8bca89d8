import Motion
import Testing

@testable import CurvetCLI

struct WordsTests {
  @Test("None, one and many") func counts() {
    #expect(Words.count(0, "preset") == "0 presets")
    #expect(Words.count(1, "preset") == "1 preset")
    #expect(Words.count(2, "alias") == "2 aliases")
  }

  @Test("Kinds in their own order") func kinds() {
    #expect(Words.kinds([:]) == "")
    #expect(Words.kinds([.keyframes: 2, .curve: 1]) == "1 curve, 2 keyframe animations")
  }

  @Test("Times") func seconds() {
    #expect(Words.seconds(0.72) == "0.72 s")
    #expect(Words.seconds(1) == "1 s")
  }
}
