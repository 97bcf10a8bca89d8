import Rules
import Testing

struct DirectionIgnoredTests {
  @Test(
    "Sides that do not matter",
    arguments: [
      (
        #"{"style": "push", "direction": "fromLeft", "duration": 1}"#,
        []
      ),
      (
        #"""
        {"style": "custom", "direction": "fromLeft", "duration": 1,
        "layers": [{"layer": "source"}]}
        """#,
        []
      ),
      (
        #"{"style": "fade", "direction": "fromLeft", "duration": 1}"#,
        [
          "warning /motion/direction: fade comes from no side: the direction is ignored"
        ]
      ),
      (
        #"{"style": "crossDissolve", "direction": "fromLeft", "duration": 1}"#,
        [
          "warning /motion/direction: crossDissolve comes from no side: the direction is ignored"
        ]
      ),
      (
        #"{"style": "curlUp", "direction": "fromLeft", "duration": 1}"#,
        [
          "warning /motion/direction: curlUp comes from no side: the direction is ignored"
        ]
      ),
      (
        #"{"style": "curlDown", "direction": "fromLeft", "duration": 1}"#,
        [
          "warning /motion/direction: curlDown comes from no side: the direction is ignored"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #""b": {"motion": {"style": "fade"}}"#
    #expect(
      Examined.lines(of: "platform/direction-ignored", motion: motion, more: more) == expected)
  }

  @Test("Through what is used") func use() {
    let preset = #"{"kind": "transition", "motion": {"use": "b", "direction": "fromLeft"}}"#
    let more = #""b": {"motion": {"style": "fade"}}"#
    #expect(
      Examined.lines(of: "platform/direction-ignored", preset: preset, more: more) == [
        "warning /motion/direction: fade comes from no side: the direction is ignored"
      ])
  }

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
