import Rules
import Testing

struct SplineParametersTests {
  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "calculationMode": "cubic", "tension": [0, 1, 2, 3]}]}
        """#,
        [
          .remove(pointer: "/motion/tracks/0/tension/3"),
          .remove(pointer: "/motion/tracks/0/tension/2"),
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2],
        "calculationMode": "cubic", "tension": [0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2], "tension": 0.5}]}
        """#,
        [.remove(pointer: "/motion/tracks/0/tension")]
      ),
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/spline-parameters", motion: motion) == edits)
  }
}
