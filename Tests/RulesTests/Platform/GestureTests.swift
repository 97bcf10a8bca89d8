import Rules
import Testing

struct GestureTests {
  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider", "threshold": 0.5}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "slider", "onRelease": "continue", "threshold": 0.5}}
        """#,
        [.remove(pointer: "/motion/interaction/threshold")]
      ),
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/gesture", motion: motion) == edits)
  }
}
