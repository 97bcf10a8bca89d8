import Rules
import Testing

struct KeyTimesTests {
  @Test(
    "Only key times that a mode has no use for are taken away",
    arguments: [
      (#""values": [1, 2], "calculationMode": "cubicPaced""#, true),
      (#""frames": [{"start": 0, "duration": 1, "to": 1}]"#, true),
      (#""values": [1, 2, 3]"#, false),
    ])
  func fixes(track: String, isMended: Bool) {
    let motion = "{\"tracks\": [{\"property\": \"opacity\", \(track), \"keyTimes\": [0, 1]}]}"
    #expect(
      Examined.edits(of: "platform/key-times", motion: motion)
        == (isMended ? [.remove(pointer: "/motion/tracks/0/keyTimes")] : []))
  }
}
