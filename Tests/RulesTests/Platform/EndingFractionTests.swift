import Rules
import Testing

struct EndingFractionTests {
  @Test(
    "Fractions that end an animator",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"durationFactor": 2}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": 0.5}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": 0}}
        """#,
        [
          "warning /motion/continuation/from: a fraction of exactly 0 ends a running animator"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": "1/1"}}
        """#,
        [
          "warning /motion/continuation/from: a fraction of exactly 1 ends a running animator"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "pausesOnCompletion": true, "continuation": {"from": 1}}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/ending-fraction", motion: motion) == expected)
  }
}
