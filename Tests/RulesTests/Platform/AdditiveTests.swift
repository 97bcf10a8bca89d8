import Rules
import Testing

struct AdditiveTests {
  @Test(
    "What cannot be added up",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [0, 20],
        "additive": true}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete"}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete", "additive": true}]}
        """#,
        [
          """
          warning /motion/tracks/0/additive: additive is ignored: true cannot be added to \
          anything
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "effect", "frames": [{"start": 0, "duration": 1,
        "to": "light"}], "additive": true}]}
        """#,
        [
          """
          warning /motion/tracks/0/additive: additive is ignored: "light" cannot be added to \
          anything
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/additive", motion: motion) == expected)
  }

  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete", "additive": true}]}
        """#,
        [.remove(pointer: "/motion/tracks/0/additive")]
      )
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/additive", motion: motion) == edits)
  }
}
