import Testing

struct ReleaseTests {
  private static let fade = #""duration": 0.4, "animations": [{"property": "opacity", "to": 1}]"#

  @Test(
    "What stays paused must not be released",
    arguments: [
      ("", nil),
      (#""pausesOnCompletion": false"#, nil),
      (
        #""pausesOnCompletion": true"#,
        "/motion/pausesOnCompletion: at its end it is paused: UIKit raises an exception if it is released so"
      ),
      (
        #""interaction": {"gesture": "pan", "axis": "y", "distance": -300}"#,
        "/motion/interaction: let go, it stays paused: UIKit raises an exception if it is released so"
      ),
      (
        #""interaction": {"gesture": "pan", "axis": "y", "distance": -300, "onRelease": "projected"}"#,
        nil
      ),
      // A press runs, and a slider stays under the finger for good.
      (#""interaction": {"gesture": "press"}"#, nil),
      (#""interaction": {"gesture": "slider"}"#, nil),
    ] as [(String, String?)])
  func paused(fields: String, said: String?) {
    let all = [Self.fade, fields].filter { !$0.isEmpty }.joined(separator: ", ")
    let found = Examined.lines(of: "platform/release", motion: "{\(all)}")
    #expect(found == (said.map { ["info " + $0] } ?? []))
  }
}
