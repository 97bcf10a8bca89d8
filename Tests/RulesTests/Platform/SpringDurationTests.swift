import Rules
import Testing

struct SpringDurationTests {
  @Test(
    "Durations beside a spring that takes its own time",
    arguments: [
      (
        #"{"timing": "bouncy", "animations": [{"property": "position.x", "by": 100}]}"#,
        []
      ),
      (
        #"""
        {"duration": 1.472, "timing": "bouncy", "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 0.3, "timing": "bouncy", "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        [
          "warning /motion/duration: the spring takes its own 1.47 s to settle: 0.3 s is ignored"
        ]
      ),
      (
        #"""
        {"duration": "fast", "timing": "bouncy", "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        [
          "warning /motion/duration: the spring takes its own 1.47 s to settle: 0.3 s is ignored"
        ]
      ),
      (
        #"""
        {"duration": 0.3, "timing": "timed", "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 0.42, "timing": {"duration": 0.42, "bounce": 0.12},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": "fast", "timing": {"response": "fast", "dampingFraction": 0.8},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 0.3, "timing": {"duration": 0.42, "bounce": 0.12},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          "warning /motion/duration: the spring takes its own 0.604 s to settle: 0.3 s is ignored"
        ]
      ),
      (
        #"""
        {"duration": 0.3, "timing": {"named": "easeIn"},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "crossDissolve", "duration": 0.3, "timing": {"mass": 1, "stiffness": 100,
        "damping": 10, "initialVelocity": {"measure": "gesture.velocity"}}}
        """#,
        [
          "warning /motion/duration: the spring takes its own 1.47 s to settle from rest: 0.3 s"
            + " is ignored"
        ]
      ),
      (
        #"""
        {"duration": 0.3, "timing": "bouncy", "tracks": [{"property": "opacity", "values": [0,
        1]}]}
        """#,
        [
          "info /motion/duration: the spring, which takes 1.47 s to settle, is stretched over 0.3 s"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #"""
      "bouncy": "spring(mass: 1, stiffness: 100, damping: 10)",
      "fast": {"motion": {"seconds": 0.3}}, "timed": {"motion": {"dampingRatio": 0.7,
      "duration": 1}}, "slide": {"motion": {"timing": "bouncy",
      "animations": [{"property": "position.x", "by": 100}]}}
      """#
    #expect(
      Examined.lines(of: "platform/spring-duration", motion: motion, more: more) == expected)
  }

  @Test("Through what is used") func use() {
    let preset = #"{"kind": "animator", "motion": {"use": "slide", "duration": 0.3}}"#
    let more = #"""
      "bouncy": "spring(mass: 1, stiffness: 100, damping: 10)",
      "fast": {"motion": {"seconds": 0.3}}, "timed": {"motion": {"dampingRatio": 0.7,
      "duration": 1}}, "slide": {"motion": {"timing": "bouncy",
      "animations": [{"property": "position.x", "by": 100}]}}
      """#
    #expect(
      Examined.lines(of: "platform/spring-duration", preset: preset, more: more) == [
        "warning /motion/duration: the spring takes its own 1.47 s to settle: 0.3 s is ignored"
      ])
  }
}
