import Rules
import Testing

struct SegmentTimingsTests {
  @Test(
    "Timings that time nothing",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "timings": [{"named": "easeIn"}, {"named": "easeIn"}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "timings": [{"named": "easeIn"}]}]}
        """#,
        [
          "warning /motion/tracks/0/timings: 1 timing for 2 segments: the rest run evenly"
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "timings": [{"named": "easeIn"}, {"named": "easeIn"}]}]}
        """#,
        [
          "warning /motion/tracks/0/timings: 2 timings for 1 segment"
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "timings": [{"named": "easeIn"}], "calculationMode": "paced"}]}
        """#,
        [
          """
          warning /motion/tracks/0/timings: the timings of segments are ignored: a paced mode \
          makes its own
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "timings": [{"named": "easeIn"}], "calculationMode": "discrete"}]}
        """#,
        [
          """
          warning /motion/tracks/0/timings: the timings of segments are ignored: discrete \
          values have nothing between them
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0,
        "duration": 1, "to": 5}], "timings": [{"named": "easeIn"}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/timings: the timings of segments are ignored: frames say \
          themselves when they begin and end
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position", "path": "M 0,0 L 1,1 L 2,0",
        "timings": [{"named": "easeIn"}, {"named": "easeIn"}]}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/segment-timings", motion: motion) == expected)
  }

  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "timings": [{"named": "easeIn"}, {"named": "easeIn"}, {"named": "easeIn"}]}]}
        """#,
        [
          .remove(pointer: "/motion/tracks/0/timings/2"),
          .remove(pointer: "/motion/tracks/0/timings/1"),
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "timings": [{"named": "easeIn"}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1],
        "timings": [{"named": "easeIn"}]}]}
        """#,
        [.remove(pointer: "/motion/tracks/0/timings")]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "timings": [{"named": "easeIn"}], "calculationMode": "cubicPaced"}]}
        """#,
        [.remove(pointer: "/motion/tracks/0/timings")]
      ),
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/segment-timings", motion: motion) == edits)
  }
}
