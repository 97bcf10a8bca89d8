import Testing

/// Presets that are as large as a file may hold do not keep a check busy.
struct LargePresetTests {
  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  @Test("Very many tracks, values, frames and members are judged in time", .timeLimit(.minutes(1)))
  func large() {
    let tracks = Self.list(1000) {
      #"{"property": "opacity", "target": "t\#($0)", "values": [1, 0]}"#
    }
    let loop = #""duration": 0.1, "autoreverses": true, "repeatCount": "infinite""#
    #expect(judged("{\"motion\": {\(loop), \"tracks\": [\(tracks)]}}", "flash").count == 64)

    let values = Self.list(20_000) { $0.isMultiple(of: 2) ? "0" : "\($0)" }
    let cubic = #"{"property": "position.y", "calculationMode": "cubic", "values": [\#(values)]}"#
    #expect(judged("{\"motion\": {\"tracks\": [\(cubic)]}}", "overshoot-high") == [])

    let measures = Self.list(1000) { #"{"measure": "m\#($0)"}"# }
    let open = #"{"property": "opacity", "values": [\#(measures)]}"#
    #expect(judged("{\"motion\": {\(loop), \"tracks\": [\(open)]}}", "flash") == [])

    let frames = Self.list(4000) {
      #"{"property": "transform.p\#($0)", "start": 0, "duration": 1, "to": {"measure": "m\#($0)"}}"#
    }
    let recipe = """
      {"motion": {"style": "custom", "calculationMode": "cubic", "perspective": {"m34": -0.001},
       "layers": [{"layer": "source", "frames": [\(frames)]}]}}
      """
    #expect(judged(recipe, "perspective-extreme") == [])

    let members = Self.list(1000) { _ in
      #"{"kind": "keyframes", "motion": {"tracks": [{"property": "opacity", "values": [1, 0]}]}}"#
    }
    #expect(judged("{\"motion\": {\"members\": [\(members)]}}", "flash") == [])
  }
}
