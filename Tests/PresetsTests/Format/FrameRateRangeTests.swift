import Testing

/// The order of frame rates, which the schema can't say.
struct FrameRateRangeTests {
  static let reversed =
    #"{"motion": {"preferredFrameRateRange": {"minimum": 80, "maximum": 60}, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#
  static let outside =
    #"{"motion": {"preferredFrameRateRange": {"minimum": 30, "maximum": 60, "preferred": 120}, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#

  @Test(
    "A range goes from its minimum to its maximum, and what is best lies between",
    arguments: [
      Refusal(
        preset: reversed,
        #"structure/range 1:85 /motion/preferredFrameRateRange/maximum | maximum is less than minimum | write a rate of at least minimum"#
      ),
      Refusal(
        preset: outside,
        #"structure/range 1:102 /motion/preferredFrameRateRange/preferred | preferred isn't between minimum and maximum | write a rate from minimum to maximum"#
      ),
    ])
  func order(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }
}
