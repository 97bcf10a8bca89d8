import Rules
import Testing

struct AnimatorTimingTests {
  @Test(
    "What UIKit has no timing parameters for",
    arguments: [
      (
        #"""
        {"duration": 1, "timing": {"named": "easeIn"}, "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "timing": {"linear": [[0, 0], [1, 1]]},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"timing": {"mass": 1, "stiffness": 100, "damping": 10},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "timing": {"linear": [[0, 0], [0.4, 1], [1, 1]]},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          """
          warning /motion/timing: UIKit's animators take one cubic Bézier or a spring, not 3 \
          stops
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": {"steps": 1, "jump": "end"},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          """
          warning /motion/timing: UIKit's animators take one cubic Bézier or a spring, not 1 \
          step
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": {"path": "M 0,0 C .1,0 .2,1 1,1"},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "timing": "emphasized", "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        [
          """
          warning /motion/timing: UIKit's animators take one cubic Bézier or a spring, not a \
          path of 2 segments
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": "emphasized", "tracks": [{"property": "opacity", "values": [0,
        1]}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more =
      #""emphasized": {"motion": {"path": "M 0,0 C .05,0 .13,.06 .16,.4 C .2,.82 .25,1 1,1"}}"#
    #expect(
      Examined.lines(of: "platform/animator-timing", motion: motion, more: more) == expected)
  }
}
