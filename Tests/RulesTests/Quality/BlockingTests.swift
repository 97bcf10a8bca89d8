import Testing

struct BlockingTests {
  private static func animator(_ fields: String) -> String {
    "{\"motion\": {\(fields), \"animations\": [{\"property\": \"opacity\", \"to\": 0}]}}"
  }

  @Test(
    "What cannot be interrupted",
    arguments: [
      (#"{"motion": {"style": "push", "duration": 0.4}}"#, nil),
      (#"{"motion": {"style": "push", "duration": 0.41}}"#, "info /motion/duration: @ 0.41 s"),
      (#"{"motion": {"style": "push", "duration": 1}}"#, "info /motion/duration: @ 1 s"),
      (#"{"motion": {"style": "push", "duration": 1.01}}"#, "warning /motion/duration: @ 1.01 s"),
      (
        #"{"motion": {"style": "push", "duration": 2, "interaction": {"gesture": "pan"}}}"#, nil
      ),
      // A spring has to settle.
      (
        #"{"motion": {"style": "push", "timing": {"duration": 0.4, "bounce": 0}}}"#,
        "info /motion: @ 0.6 s"
      ),
      (animator(#""duration": 2"#), nil),
      (
        animator(#""duration": 2, "isInterruptible": false"#), "warning /motion/duration: @ 2 s"
      ),
      (#"{"motion": {"duration": 2, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#, nil),
    ] as [(String, String?)])
  func waiting(preset: String, expected: String?) {
    let line = expected?.replacing("@", with: "cannot be interrupted for")
    #expect(judged(preset, "blocking") == (line.map { [$0] } ?? []))
  }

  @Test(
    "What begins late",
    arguments: [
      (animator(#""duration": 0.2, "delay": 0.1"#), nil),
      (animator(#""duration": 0.2, "delay": 0.11"#), "0.11"),
      (
        #"{"role": "emphasis", "motion": {"duration": 0.2, "delay": 1, "animations": [{"property": "opacity", "to": 0}]}}"#,
        nil
      ),
      (#"{"motion": {"named": "easeOut", "delay": 1}}"#, nil),
      (#"{"role": "enter", "motion": {"named": "easeOut", "delay": 1}}"#, "1"),
      (
        #"{"motion": {"beginTime": 3, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#, "3"
      ),
      (group("0", "2"), nil), (group("0.5", "2"), "0.5"),
    ] as [(String, String?)])
  func late(preset: String, delay: String?) {
    let expected = delay.map { "warning /motion: begins after \($0) s" }
    #expect(judged(preset, "blocking") == (expected.map { [$0] } ?? []))
  }

  private static func group(_ first: String, _ second: String) -> String {
    let motion =
      #""kind": "keyframes", "motion": {"tracks": [{"property": "opacity", "values": [0, 1]}]}"#
    return """
      {"motion": {"members": [{\(motion), "beginTime": \(first)}, {\(motion), "beginTime": \(second)}]}}
      """
  }
}
