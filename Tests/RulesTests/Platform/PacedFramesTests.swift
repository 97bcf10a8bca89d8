import Rules
import Testing

struct PacedFramesTests {
  @Test(
    "Frames whose times are ignored",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "cubic",
        "frames": [{"start": 0, "duration": 0.5, "to": 1}, {"start": 0.5, "duration": 0.5,
        "to": 2}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "paced",
        "frames": [{"start": 0, "duration": 1, "to": 1}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "paced",
        "frames": [{"start": 0, "duration": 0.5, "to": 1}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/0/start: paced ignores when the frames of \
          position.y begin and end
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "cubicPaced",
        "frames": [{"start": 0, "duration": 0.5, "to": 1}, {"start": 0.5, "duration": 0.5,
        "to": 2}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/0/start: cubicPaced ignores when the frames of \
          position.y begin and end
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/paced-frames", motion: motion) == expected)
  }
}
