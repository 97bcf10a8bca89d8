import Rules
import Testing

struct KeyTimesTests {
  @Test(
    "Key times that Core Animation ignores",
    arguments: [
      (#""values": [1, 2, 3], "keyTimes": [0, 0.5, 1]"#, nil),
      (#""values": [1, 2, 3], "keyTimes": [0, 1]"#, "2 where 3 are wanted"),
      (#""values": [1, 2], "keyTimes": [0.1, 1]"#, "the first is 0.1, not 0"),
      (#""values": [1, 2], "keyTimes": [0, 0.9]"#, "the last is 0.9, not 1"),
      (
        #""values": [1, 2, 3, 4], "keyTimes": [0, 0.5, 0.4, 1]"#,
        "number 3 is less than the one before it"
      ),
      (#""values": [1, 2], "keyTimes": [0, 0.5, 1], "calculationMode": "discrete""#, nil),
      (
        #""values": [1, 2], "keyTimes": [0, 1], "calculationMode": "discrete""#,
        "2 where 3 are wanted"
      ),
      (
        #""values": [1, 2], "keyTimes": [0, 1], "calculationMode": "paced""#,
        "a paced mode has no use for them"
      ),
      (
        #""frames": [{"start": 0, "duration": 1, "to": 1}], "keyTimes": [0, 1]"#,
        "frames say themselves when they begin"
      ),
      (#""values": [1, {"measure": "container.height"}], "keyTimes": [0, 1]"#, nil),
      (
        #""values": [1, {"measure": "container.height"}], "keyTimes": [0, 0.5, 1]"#,
        "3 where 2 are wanted"
      ),
    ] as [(String, String?)])
  func keyTimes(track: String, mismatch: String?) {
    let text = """
      {"presets": {"a": {"motion": {"tracks": [{"property": "opacity", \(track)}]}}}}
      """
    let expected = mismatch.map {
      "warning platform/key-times a /motion/tracks/0/keyTimes: "
        + "Core Animation ignores these key times: \($0)"
    }
    #expect(Examined(text, only: "platform/key-times").lines == expected.map { [$0] } ?? [])
  }

  @Test("Key times of a path count the ends of its segments") func path() {
    let motion =
      #"{"tracks": [{"property": "position", "path": "M 0,0 L 1,0 L 1,1", "keyTimes": K}]}"#
    let rule = "platform/key-times"
    #expect(
      Examined.lines(of: rule, motion: motion.replacing("K", with: "[0, 0.2, 1]")) == [])
    #expect(
      Examined.lines(of: rule, motion: motion.replacing("K", with: "[0, 1]")) == [
        """
        warning /motion/tracks/0/keyTimes: Core Animation ignores these key times: 2 where 3 are \
        wanted
        """
      ])
  }

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
