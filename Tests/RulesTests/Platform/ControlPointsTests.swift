import Rules
import Testing

struct ControlPointsTests {
  @Test(
    "Trimmed where they time an animator, told where they stand alone",
    arguments: [
      (
        #"{"cubicBezier": [0.2, 0, 0.4, 1]}"#,
        []
      ),
      (
        #"{"cubicBezier": [0.2, -0.1, 0.4, 1.275]}"#,
        [
          """
          info /motion/cubicBezier: y lies outside 0…1 (-0.1 and 1.275): UIKit's animators \
          would trim it, up to 10.3 % off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": {"cubicBezier": [0.2, 0, 0.4, 1.4]},
        "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          "warning /motion/timing: y lies outside 0…1 (1.4): UIKit's animators trim it, up to 17.8 % off"
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": "back", "animations": [{"property": "position.x", "by": 100}]}
        """#,
        [
          "warning /motion/timing: y lies outside 0…1 (1.4): UIKit's animators trim it, up to 17.8 % off"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "continuation": {"from": 0.5, "timing": "back"}}
        """#,
        [
          """
          warning /motion/continuation/timing: y lies outside 0…1 (1.4): UIKit's animators \
          trim it, up to 17.8 % off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": "back", "tracks": [{"property": "opacity", "values": [0, 1]}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #"""
      "back": {"kind": "curve", "motion": {"use": "out"}},
      "out": {"ignore": [{"rule": "platform/control-points", "reason": "only here"}],
      "motion": {"cubicBezier": [0.2, 0, 0.4, 1.4]}}
      """#
    #expect(
      Examined.lines(of: "platform/control-points", motion: motion, more: more) == expected)
  }
}
