import Rules
import Testing

struct SegmentTimingsTests {
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
