import Motion
import Presets
import Testing

struct PresetFactsTests {
  @Test(
    "Times are taken from the preset, else from what it uses",
    arguments: [
      ("\"ease\"", nil, nil), ("\"ease .3s .1s\"", 0.3, 0.1), ("\"2s\"", 2, nil),
      (#"{"motion": {"named": "linear", "duration": "slow", "delay": "slow"}}"#, 5, 5),
      (#"{"motion": {"named": "linear", "duration": "lost"}}"#, nil, nil),
      (#"{"kind": "curve", "motion": {"use": "slow"}}"#, 5, 7),
      (#"{"kind": "curve", "motion": {"use": "slow", "duration": 1, "delay": 0}}"#, 1, 0),
      (#"{"kind": "duration", "motion": {"use": "slow"}}"#, 5, 7),
      (#"{"motion": {"duration": 1, "bounce": 0, "delay": 2}}"#, nil, 2),
      (#"{"motion": {"dampingRatio": 1, "duration": "slow"}}"#, 5, nil),
      (#"{"kind": "spring", "motion": {"use": "slow"}}"#, 5, 7),
      (#"{"motion": {"duration": 3, "tracks": [{"property": "a", "values": [0]}]}}"#, 3, nil),
      (#"{"motion": {"tracks": [{"property": "a", "values": [0]}]}}"#, nil, nil),
      (#"{"motion": {"style": "push", "duration": 1, "delay": "slow"}}"#, 1, 5),
      (#"{"kind": "transition", "motion": {"use": "slow", "duration": 1}}"#, 1, 7),
      (
        #"{"motion": {"duration": 1, "delay": 2, "animations": [{"property": "a", "to": 1}]}}"#, 1,
        2
      ),
      (#"{"motion": {"duration": 4, "members": [{"preset": "slow"}]}}"#, 4, nil),
      (#"{"motion": {"members": [{"preset": "slow"}]}}"#, nil, nil),
    ] as [(String, Double?, Double?)])
  func facts(text: String, duration: Double?, delay: Double?) throws {
    let preset = try #require(readPreset(text))
    let facts = PresetFacts(of: preset) { reference in
      reference.name == "slow" ? PresetFacts(duration: 5, delay: 7) : nil
    }
    #expect(facts == PresetFacts(duration: duration, delay: delay))
  }

  @Test("What the look-up throws is thrown on")
  func failure() throws {
    struct Lost: Error, Equatable {}
    let preset = try #require(readPreset(#"{"kind": "curve", "motion": {"use": "x"}}"#))
    #expect(throws: Lost()) { try PresetFacts(of: preset) { _ throws(Lost) in throw Lost() } }
  }
}
