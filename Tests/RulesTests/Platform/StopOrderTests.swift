import Rules
import Testing

struct StopOrderTests {
  @Test(
    "What fixes it",
    arguments: [
      (
        #"{"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [1, 1]]}"#,
        [.replace(pointer: "/motion/linear/2/0", json: "0.8")]
      )
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/stop-order", motion: motion) == edits)
  }
}
