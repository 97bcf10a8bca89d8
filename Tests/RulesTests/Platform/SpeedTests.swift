import Rules
import Testing

struct SpeedTests {
  @Test(
    "Speeds at which nothing is seen",
    arguments: [
      (
        #"{"duration": 1, "speed": 0.5, "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        []
      ),
      (
        #"{"duration": 1, "speed": 0, "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        [
          "warning /motion/speed: at speed 0 it never gets anywhere"
        ]
      ),
      (
        #"{"duration": 1, "speed": -1, "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        [
          "warning /motion/speed: at speed -1 it runs back from its start, where nothing is"
        ]
      ),
      (
        #"""
        {"duration": 1, "speed": -1, "timeOffset": 0, "tracks": [{"property": "opacity",
        "values": [1, 0]}]}
        """#,
        [
          "warning /motion/speed: at speed -1 it runs back from its start, where nothing is"
        ]
      ),
      (
        #"""
        {"duration": 1, "speed": -1, "timeOffset": 1, "tracks": [{"property": "opacity",
        "values": [1, 0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "members": [{"speed": 0, "motion": {"tracks": [{"property": "opacity",
        "values": [1, 0]}]}}, {"speed": -1, "motion": {"timeOffset": 1,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        [
          "warning /motion/members/0/speed: at speed 0 it never gets anywhere"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/speed", motion: motion) == expected)
  }
}
