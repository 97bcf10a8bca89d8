import Rules
import Testing

struct RepeatsTests {
  @Test(
    "What fixes it",
    arguments: [
      (
        #"""
        {"duration": 1, "repeatCount": 0, "tracks": [{"property": "opacity", "values": [1, 0]}]}
        """#,
        [.remove(pointer: "/motion/repeatCount")]
      )
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/repeats", motion: motion) == edits)
  }

  @Test("Beside what is used a count of 0 ends its repeats, and 1 says so") func override() {
    let preset = #"{"kind": "keyframes", "motion": {"use": "b", "repeatCount": 0}}"#
    #expect(
      Examined.edits(of: "platform/repeats", preset: preset)
        == [.replace(pointer: "/motion/repeatCount", json: "1")])
  }
}
