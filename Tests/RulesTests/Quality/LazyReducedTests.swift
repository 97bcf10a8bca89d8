import Testing

struct LazyReducedTests {
  private static let slide = #""animations": [{"property": "position.x", "by": 100}]"#
  private static func lines(_ motion: String, reduced: String) -> [String] {
    judged(
      "{\"reducedMotion\": \"b\", \"motion\": \(motion)}", "lazy-reduced",
      others: "\"b\": {\"reducedMotion\": \"keep\", \"motion\": \(reduced)}")
  }

  @Test(
    "The same tracks in another time",
    arguments: [
      (#"{"duration": 0.3, \#(slide)}"#, #"{"duration": 0.1, \#(slide)}"#, true),
      (#"{"duration": 0.3, "delay": 0.1, \#(slide)}"#, #"{"duration": 0.3, \#(slide)}"#, true),
      // A shorter way, a calmer timing.
      (
        #"{"duration": 0.3, \#(slide)}"#,
        #"{"duration": 0.3, "animations": [{"property": "position.x", "by": 10}]}"#, false
      ),
      (
        #"{"timing": {"duration": 0.4, "bounce": 0.3}, \#(slide)}"#,
        #"{"timing": {"duration": 0.4, "bounce": 0}, \#(slide)}"#, false
      ),
      (
        #"{"timing": {"duration": 0.4, "bounce": 0.3}, \#(slide)}"#,
        #"{"timing": {"duration": 0.2, "bounce": 0.3}, \#(slide)}"#, true
      ),
      (
        #"{"timing": {"named": "easeOut"}, "duration": 0.3, \#(slide)}"#,
        #"{"timing": {"named": "easeIn"}, "duration": 0.3, \#(slide)}"#, false
      ),
      (#"{"style": "push", "duration": 0.4}"#, #"{"style": "push", "duration": 0.2}"#, true),
      (#"{"style": "push", "duration": 0.4}"#, #"{"style": "fade", "duration": 0.2}"#, false),
      // A fade may be shortened.
      (#"{"style": "fade", "duration": 0.4}"#, #"{"style": "fade", "duration": 0.2}"#, false),
    ])
  func tracks(motion: String, reduced: String, isLazy: Bool) {
    #expect(
      Self.lines(motion, reduced: reduced)
        == (isLazy ? ["info /reducedMotion: b moves the same way, only in another time"] : []))
  }

  @Test("A loop that runs once instead moves less") func loops() {
    let tracks = #""tracks": [{"property": "position.y", "values": [0, 9, 0]}]"#
    #expect(
      Self.lines(
        "{\"duration\": 1, \"repeatCount\": \"infinite\", \(tracks)}",
        reduced: "{\"duration\": 1, \(tracks)}") == [])
  }
}
