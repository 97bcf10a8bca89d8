import Rules
import Testing

struct ScreenEdgeTests {
  @Test(
    "Edges that are missing, needless or at odds",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "left", "distance": 200}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "right", "axis": "x",
        "distance": -200}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "trailing", "distance": -200}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "top",
        "distance": {"measure": "container.height"}}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "distance": 200}}
        """#,
        [
          """
          warning /motion/interaction: a swipe from the screen's edge never begins: no edge \
          is given
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "pan", "edge": "left", "distance": 200}}
        """#,
        [
          "warning /motion/interaction/edge: pan begins anywhere, not at an edge"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "left", "axis": "y", "distance": 200}}
        """#,
        [
          "warning /motion/interaction/axis: a swipe from the left edge moves along x, not y"
        ]
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "screenEdgePan", "edge": "bottom", "distance": 200}}
        """#,
        [
          """
          warning /motion/interaction/distance: a distance of 200 leads out of the screen at \
          the bottom edge: progress never begins
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/screen-edge", motion: motion) == expected)
  }
}
