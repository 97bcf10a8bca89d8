import Rules
import Testing

struct AdditiveTests {
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
