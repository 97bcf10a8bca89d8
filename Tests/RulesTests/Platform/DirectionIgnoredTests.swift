import Rules
import Testing

struct DirectionIgnoredTests {
  @Test(
    "What fixes it",
    arguments: [
      (
        #"{"style": "fade", "direction": "fromLeft", "duration": 1}"#,
        [.remove(pointer: "/motion/direction")]
      )
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/direction-ignored", motion: motion) == edits)
  }
}
