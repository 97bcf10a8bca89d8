import Rules
import Testing

struct CutFramesTests {
  @Test(
    "Frames that end after the whole",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": "2/3",
        "duration": "1/3", "to": 1}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0.5,
        "duration": 0.75, "to": 1}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/0/duration: this frame of position.y would end at \
          1.25 of the whole: it is cut off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "cubicPaced",
        "frames": [{"start": 0.5, "duration": 0.75, "to": 1}]}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/cut-frames", motion: motion) == expected)
  }
}
