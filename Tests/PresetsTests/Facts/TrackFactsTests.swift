import Motion
import Presets
import Testing

/// What is derived from keyframes' tracks.
struct TrackFactsTests {
  @Test(
    "A single track of numbers is measured from its first value to its last",
    arguments: [
      (#""values": [0, 1]"#, 0, 0.9, "linear"), (#""values": [300, 100]"#, 0, 0.9, "linear"),
      (#""values": [0, 120, 100]"#, 0.2, 0.375, "bouncy"),
      (#""values": [0, 1], "calculationMode": "discrete""#, 0, 0.5, "stepped"),
      (#""values": [null, 60]"#, 0, 0.9, "linear"), (#""values": [null, 1]"#, 0, 0.9, "linear"),
      (#""values": [1, null]"#, 0, 0.9, "linear"),
      (#""frames": [{"start": 0.5, "duration": 0.5, "to": 3}]"#, 0, 0.95, "abrupt"),
      // Extrema between samples.
      (
        #""values": [0, 0, 300, 0, 100], "keyTimes": [0, 0.504, 0.507, 0.511, 1]"#, 2, 0.5049,
        "bouncy elastic"
      ),
      (
        #""values": [0, 0.9999, 1.7, 1, 1], "keyTimes": [0, 0.3, 0.3001, 0.3002, 1]"#, 0.7,
        0.270_027_002_700_27,
        "bouncy"
      ),
      // Values that are not reached at once.
      (#""values": [0.2, 0.2, 1], "keyTimes": [0, 0.3, 1]"#, 0, 0.93, "abrupt"),
      // There and back: towards the farthest value, without a goal.
      (#""values": [0, 10, 0]"#, nil, 0.45, "snappy"),
      (#""values": [5, -5, 5.05]"#, nil, 0.45, "snappy"),
      (#""values": [310, 60, 120, 60, 310]"#, nil, 0.225, "bouncy"),
    ] as [(String, Double?, Double, String)])
  func measured(content: String, overshoot: Double?, timeTo90Percent: Double, words: String) throws
  {
    let facts = try facts("[{\"property\": \"transform.scale\", \(content)}]")
    #expect(facts.overshoot.isNear(overshoot), "\(facts)")
    #expect(facts.timeTo90Percent.isNear(timeTo90Percent), "\(facts)")
    #expect(facts.feel.listed == words)
    #expect(facts.sketch?.samples.first == 0 || words == "stepped")
  }

  @Test(
    "Other tracks have no shape",
    arguments: [
      ##"[{"property": "backgroundColor", "values": ["#FF0000", "#0000FF"]}]"##,
      #"[{"property": "position", "values": [[0, 0], [60, 60]]}]"#,
      #"[{"property": "position", "path": "M 0,0 L 60,60"}]"#,
      #"[{"property": "opacity", "values": [1]}]"#,
      #"[{"property": "opacity", "values": [1, 1]}]"#,
      #"[{"property": "position.y", "values": [0, {"measure": "container.height"}]}]"#,
      #"[{"property": "opacity", "values": [0, 1], "timings": ["elsewhere"]}]"#,
      #"[{"property": "opacity", "values": [0, 1]}, {"property": "position.x", "values": [0, 1]}]"#,
    ])
  func none(tracks: String) throws {
    var facts = try facts(tracks)
    facts.parameters = MotionParameters()
    #expect(facts == PresetFacts(duration: 0.25))
  }

  @Test("The keyframes' own timing is part of the shape")
  func timing() throws {
    let tracks =
      #"[{"property": "opacity", "values": [0, 1]}], "timing": {"named": "easeInEaseOut"}"#
    let curve = PresetFacts(of: .curve(Curve(.named(.easeInEaseOut))))
    let facts = try facts(tracks)
    #expect(facts.sketch == curve.sketch)
    #expect(facts.timeTo90Percent.isNear(curve.timeTo90Percent))
    #expect(facts.feel == [.soft])
  }

  private func facts(_ tracks: String) throws -> PresetFacts {
    let preset = try #require(readPreset("{\"motion\": {\"tracks\": \(tracks)}}"))
    return PresetFacts(of: preset.motion)
  }
}
