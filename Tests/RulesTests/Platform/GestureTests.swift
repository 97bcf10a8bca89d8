import Rules
import Testing

struct GestureTests {
  @Test(
    "Gestures that lack something, or have too much",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": 200,
        "onRelease": "threshold", "threshold": 0.5}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider"}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "axis": "x", "distance": 200,
        "onRelease": "projected", "threshold": 0.4}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "press", "onRelease": "projected"}}
        """#,
        [
          "warning /motion/interaction/onRelease: a press has no velocity when it is let go"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "press", "onRelease": "reverse"}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan"}}
        """#,
        [
          "warning /motion/interaction: how far the finger moves for progress 1 is not said",
          "info /motion/interaction: a pan goes both ways, and no axis is given: y is taken",
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider", "onRelease": "velocity"}}
        """#,
        [
          "warning /motion/interaction/onRelease: a slider has no velocity when it is let go"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": 200, "threshold": 0.5}}
        """#,
        [
          "warning /motion/interaction/threshold: the threshold does not count: nothing decides"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": 200, "onRelease": "velocity",
        "threshold": 0.5}}
        """#,
        [
          """
          warning /motion/interaction/threshold: the threshold does not count: the velocity \
          of the release decides
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "axis": "y", "distance": 200,
        "onRelease": "threshold", "threshold": 1}}
        """#,
        [
          "warning /motion/interaction/threshold: progress is never above 1: it always goes back"
        ]
      ),
      (
        #"""
        {"style": "flip", "direction": "fromTop", "duration": 1,
        "interaction": {"gesture": "pan", "axis": "y"}}
        """#,
        [
          "warning /motion/interaction: how far the finger moves for progress 1 is not said"
        ]
      ),
      (
        #"""
        {"members": [{"motion": {"duration": 1, "tracks": [{"property": "opacity", "values": [1,
        0]}]}}], "interaction": {"gesture": "pan", "axis": "y"}}
        """#,
        [
          "warning /motion/interaction: how far the finger moves for progress 1 is not said"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/gesture", motion: motion) == expected)
  }

  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider", "threshold": 0.5}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider", "onRelease": "continue", "threshold": 0.5}}
        """#,
        [.remove(pointer: "/motion/interaction/threshold")]
      ),
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/gesture", motion: motion) == edits)
  }
}
