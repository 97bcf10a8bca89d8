import Rules
import Testing

struct OverdampedTests {
  @Test(
    "Damping ratios that are taken as 1",
    arguments: [
      (
        #"{"mass": 1, "stiffness": 100, "damping": 20}"#,
        []
      ),
      (
        #"{"mass": 1, "stiffness": 50, "damping": 14.15}"#,
        []
      ),
      (
        #"{"mass": 3, "stiffness": 1000, "damping": 500}"#,
        [
          "warning /motion/damping: a damping ratio of 4.56 is taken as 1"
        ]
      ),
      (
        #"{"mass": 3, "stiffness": 1000, "damping": 500, "allowsOverdamping": true}"#,
        []
      ),
      (
        #"{"mass": 3, "stiffness": 1000, "damping": 500, "allowsOverdamping": false}"#,
        []
      ),
      (
        #"{"dampingRatio": 1.5, "stiffness": 100}"#,
        [
          "warning /motion/dampingRatio: a damping ratio of 1.5 is taken as 1"
        ]
      ),
      (
        #"{"response": 0.5, "dampingFraction": 1.5}"#,
        []
      ),
      (
        #"{"duration": 0.5, "bounce": -0.5}"#,
        []
      ),
      (
        #"""
        {"timing": {"dampingRatio": 1.5, "stiffness": 100},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          "warning /motion/timing/dampingRatio: a damping ratio of 1.5 is taken as 1"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/overdamped", motion: motion) == expected)
  }
}
