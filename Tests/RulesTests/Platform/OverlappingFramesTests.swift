import Rules
import Testing

struct OverlappingFramesTests {
  @Test(
    "Frames of one property at one time",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0,
        "duration": "1/3", "to": 1}, {"start": "1/3", "duration": "1/3", "to": 2},
        {"start": "2/3", "duration": "1/3", "to": 3}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0.4,
        "duration": 0.5, "to": 1}, {"start": 0, "duration": 0.5, "to": 2}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/0/start: this frame of position.y begins at 0.4, \
          before the one in front of it has ended (0.5)
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "calculationMode": "paced",
        "frames": [{"start": 0.4, "duration": 0.5, "to": 1}, {"start": 0, "duration": 0.5,
        "to": 2}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "opacity", "start": 0,
        "duration": 1, "to": 0}, {"property": "position.y", "start": 0.5, "duration": 0.5,
        "by": 9}, {"property": "opacity", "start": 0.5, "duration": 0.5, "to": 1}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/2/start: this frame of opacity begins at 0.5, \
          before the one in front of it has ended (1)
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/overlapping-frames", motion: motion) == expected)
  }
}
