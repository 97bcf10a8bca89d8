import Rules
import Testing

struct PerspectiveTests {
  @Test(
    "Perspectives that are turned inside out, or not seen",
    arguments: [
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "perspective": {"m34": -0.002},
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "transform.rotation.y",
        "start": 0, "duration": 1, "to": 90}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "perspective": {"eyeDistance": 500}, "layers": [{"layer": "source.snapshot",
        "frames": [{"property": "transform.rotation.y", "start": 0, "duration": 1, "to": 90}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "perspective": {"m34": 0.002},
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "transform.rotation.y",
        "start": 0, "duration": 1, "to": 90}]}]}
        """#,
        [
          "warning /motion/perspective/m34: an m34 of 0.002 makes what comes nearer smaller"
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "perspective": {"m34": 0},
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "transform.rotation.y",
        "start": 0, "duration": 1, "to": 90}]}]}
        """#,
        [
          "warning /motion/perspective/m34: an m34 of 0 gives no perspective"
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "perspective": {"eyeDistance": 500}, "layers": [{"layer": "source.snapshot",
        "initial": {"zPosition": 50}}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "perspective": {"eyeDistance": 500}, "layers": [{"layer": "source.snapshot",
        "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        [
          """
          info /motion/perspective: nothing turns about x or y or moves along z: there is no \
          perspective to see
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/perspective", motion: motion) == expected)
  }
}
