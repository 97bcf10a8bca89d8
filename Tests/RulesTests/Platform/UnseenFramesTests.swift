import Rules
import Testing

struct UnseenFramesTests {
  @Test(
    "Frames of a hidden layer",
    arguments: [
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "hidden": [0, 0.5],
        "frames": [{"property": "opacity", "start": 0.4, "duration": 0.6, "to": 1}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "hidden": [0, 0.5],
        "frames": [{"property": "opacity", "start": 0.2, "duration": 0, "to": 1}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source"},
        {"layer": "destination", "hidden": [0, "1/3"],
        "frames": [{"property": "transform.scale", "start": 0, "duration": "1/3", "to": 0.9}]}]}
        """#,
        [
          """
          warning /motion/layers/1/frames/0: transform.scale moves while the layer is hidden, \
          from 0 to 0.333
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/unseen-frames", motion: motion) == expected)
  }
}
