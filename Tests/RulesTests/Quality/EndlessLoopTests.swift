import Testing

struct EndlessLoopTests {
  private static let track = #""tracks": [{"property": "opacity", "values": [1, 0.6, 1]}]"#

  @Test(
    "Five seconds of keyframes altogether",
    arguments: [
      (#""duration": 1, "repeatCount": "infinite""#, "runs forever"),
      (#""duration": 1, "repeatCount": 5"#, nil),
      (#""duration": 1, "repeatCount": 5.1"#, "runs for 5.1 s"),
      (#""duration": 1, "autoreverses": true, "repeatCount": 3"#, "runs for 6 s"),
      (#""duration": 1, "repeatDuration": 6"#, "runs for 6 s"),
      (#""duration": 1, "repeatCount": 8, "speed": 2"#, nil),
      (#""duration": 6"#, "runs for 6 s"), (#""duration": 4, "beginTime": 3"#, nil),
    ] as [(String, String?)])
  func length(timing: String, what: String?) {
    let lines = judged("{\"motion\": {\(timing), \(Self.track)}}", "endless-loop")
    #expect(lines == (what.map { ["warning /motion: \($0), and nothing stops it"] } ?? []))
  }

  @Test(
    "What people did starts an answer; a gesture leads; a group may cut a loop short",
    arguments: [
      (#"{"role": "feedback", "motion": {"duration": 6, \#(track)}}"#, false),
      (#"{"role": "navigation", "motion": {"duration": 6, \#(track)}}"#, false),
      (
        #"{"role": "feedback", "motion": {"duration": 1, "repeatCount": "infinite", \#(track)}}"#,
        true
      ),
      (#"{"role": "loop", "reducedMotion": "none", "motion": {"duration": 6, \#(track)}}"#, true),
      (group(#""duration": 6"#), true), (group(#""duration": 5"#), false),
      (group(#""duration": 6, "interaction": {"gesture": "slider"}"#), false), (group(nil), true),
      (
        #"{"motion": {"duration": 9, "animations": [{"property": "opacity", "to": 0}]}}"#, false
      ),
    ])
  func starts(preset: String, isLoop: Bool) {
    #expect(judged(preset, "endless-loop").isEmpty == !isLoop)
  }

  private static func group(_ fields: String?) -> String {
    let own = fields.map { $0 + ", " } ?? ""
    return """
      {"motion": {\(own)"members": [{"kind": "keyframes",
       "motion": {"duration": 1, "repeatCount": "infinite", \(track)}}]}}
      """
  }
}
