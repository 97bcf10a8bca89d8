import Rules
import Testing

struct DirectionMissingTests {
  @Test(
    "Sides that are not said",
    arguments: [
      (
        #"{"style": "fade", "duration": 1}"#,
        []
      ),
      (
        #"{"style": "curlUp", "duration": 1}"#,
        []
      ),
      (
        #"{"style": "push", "direction": "fromLeft", "duration": 1}"#,
        []
      ),
      (
        #"{"style": "push", "duration": 1}"#,
        [
          "warning /motion: push does not say which side it comes from"
        ]
      ),
      (
        #"{"style": "moveIn", "duration": 1}"#,
        [
          "warning /motion: moveIn does not say which side it comes from"
        ]
      ),
      (
        #"{"style": "reveal", "duration": 1}"#,
        [
          "warning /motion: reveal does not say which side it comes from"
        ]
      ),
      (
        #"{"style": "flip", "duration": 1}"#,
        [
          "warning /motion: flip does not say which side it comes from"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #""b": {"motion": {"style": "push", "direction": "fromTop"}}"#
    #expect(
      Examined.lines(of: "platform/direction-missing", motion: motion, more: more) == expected)
  }

  @Test("Through what is used") func use() {
    let preset = #"{"kind": "transition", "motion": {"use": "b", "duration": 1}}"#
    let more = #""b": {"motion": {"style": "push", "direction": "fromTop"}}"#
    #expect(
      Examined.lines(of: "platform/direction-missing", preset: preset, more: more) == [])
  }
}
