import Rules
import Testing

struct RivalTracksTests {
  @Test(
    "Two at one property",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"target": "a", "property": "opacity", "to": 0},
        {"target": "b", "property": "opacity", "to": 0}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "opacity", "to": 0}, {"property": "opacity",
        "to": 1, "delayFactor": 0.5}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "opacity", "to": 0},
        {"property": "position.x", "to": 1}, {"property": "opacity", "to": 1}]}
        """#,
        [
          """
          warning /motion/animations/0: nothing is seen of this animation: number 3 moves \
          opacity of the same target at the same time
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]},
        {"property": "opacity", "values": [1, 0]}]}
        """#,
        [
          """
          warning /motion/tracks/0: nothing is seen of this track: number 2 moves opacity of \
          the same target at the same time
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]},
        {"property": "opacity", "values": [1, 0], "additive": true}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/rival-tracks", motion: motion) == expected)
  }
}
