import Rules
import Testing

struct SplineParametersTests {
  @Test(
    "Tension, continuity and bias without a spline",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "calculationMode": "cubic", "tension": 0.5, "bias": [0, 1, 0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "calculationMode": "cubicPaced", "continuity": 1}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "tension": 0.5, "continuity": 0, "bias": 0}]}
        """#,
        [
          "warning /motion/tracks/0/tension: tension is ignored: linear draws no spline",
          "warning /motion/tracks/0/continuity: continuity is ignored: linear draws no spline",
          "warning /motion/tracks/0/bias: bias is ignored: linear draws no spline",
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 3],
        "calculationMode": "cubic", "tension": [0, 1]}]}
        """#,
        [
          "warning /motion/tracks/0/tension: tension has 2 numbers for 3 values"
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0,
        "duration": 1, "to": 5}], "calculationMode": "cubic", "bias": 1}]}
        """#,
        [
          "warning /motion/tracks/0/bias: bias is ignored: frames are not joined by it"
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position", "path": "M 0,0 L 1,1",
        "calculationMode": "cubic", "bias": 1}]}
        """#,
        [
          "warning /motion/tracks/0/bias: bias is ignored: a path is a curve already"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/spline-parameters", motion: motion) == expected)
  }

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
