import Testing

/// How far the tracks of keyframes, animators and transitions go beyond their goals.
struct OvershootTracksTests {
  private static let spring = #""timing": {"duration": 0.5, "bounce": 0.6}"#

  @Test(
    "Tracks by their own ways",
    arguments: [
      (#"{"property": "position.y", "values": [0, 120, 100]}"#, "position.y overshoots by 20 %"),
      (#"{"property": "position.y", "values": [0, 110, 100]}"#, nil),
      (#"{"property": "position.y", "values": [0, 120, 0]}"#, nil),
      (#"{"property": "position.y", "values": [null, 120, 100]}"#, nil),
      (#"{"property": "opacity", "values": [0, 1, 0.5]}"#, nil),
      // Along the straight way, not across it.
      (#"{"property": "position", "values": [[0, 0], [50, 80], [100, 0]]}"#, nil),
      (
        #"{"property": "position", "values": [[0, 0], [125, 0], [100, 0]]}"#,
        "position overshoots by 25 %"
      ),
      (
        #"{"property": "position.x", "values": [0, 100, 100], "calculationMode": "cubic", "tension": -1}"#,
        "position.x overshoots by 14.9 %"
      ),
      // Between two of the instants that are looked at anyway.
      (
        #"{"property": "position.x", "values": [0, 0, 300, 0, 100], "keyTimes": [0, 0.504, 0.507, 0.511, 1], "calculationMode": "cubic", "tension": 1}"#,
        "position.x overshoots by 200 %"
      ),
      (
        #"{"property": "position.x", "frames": [{"start": 0, "duration": 0.5, "to": 130}, {"start": 0.5, "duration": 0.5, "to": 100}]}"#,
        nil
      ),
      (
        #"{"property": "transform.scale", "frames": [{"start": 0, "duration": 0.5, "to": 2.3}, {"start": 0.5, "duration": 0.5, "to": 2}]}"#,
        "transform.scale overshoots by 30 %"
      ),
    ] as [(String, String?)])
  func tracks(track: String, message: String?) {
    let still = #"{"property": "position.z", "values": [0, 1]}"#
    let motion = "{\"motion\": {\"duration\": 1, \"tracks\": [\(still), \(track)]}}"
    let expected = message.map { "warning /motion/tracks/1/property: \($0)" }
    #expect(judged(motion, "overshoot-high") == (expected.map { [$0] } ?? []))
  }

  @Test("Timings of animators, transitions and keyframes")
  func timings() {
    let said = "overshoots by 25.4 %"
    let animator = "{\"motion\": {\(Self.spring), \"animations\": ["
    for way in [#""by": 9"#, #""to": {"measure": "container.width"}"#, #""from": 0, "to": 9"#] {
      #expect(
        judged(animator + "{\"property\": \"position.x\", \(way)}]}}", "overshoot-high") == [
          "warning /motion/timing: \(said)"
        ])
    }
    #expect(judged(animator + #"{"property": "opacity", "to": 0}]}}"#, "overshoot-high") == [])
    #expect(
      judged("{\"motion\": {\"style\": \"push\", \(Self.spring)}}", "overshoot-high") == [
        "warning /motion/timing: \(said)"
      ])
    #expect(judged("{\"motion\": {\"style\": \"fade\", \(Self.spring)}}", "overshoot-high") == [])
    let keyframes = """
      {"motion": {"duration": 1, \(Self.spring), "tracks": [
       {"property": "position.x", "values": [null, 9]}]}}
      """
    #expect(
      judged(keyframes, "overshoot-high") == [
        "warning /motion/tracks/0/property: position.x \(said)"
      ])
  }

  @Test("Members are judged where they are written")
  func members() {
    let bounce = """
      "b": {"motion": {"tracks": [{"property": "position.y", "values": [0, 120, 100]}]}}
      """
    #expect(
      judged(#"{"motion": {"members": [{"preset": "b"}]}}"#, "overshoot-high", others: bounce)
        == [])
    let inline = """
      {"motion": {"members": [{"kind": "keyframes", "motion": {"tracks": [
       {"property": "position.y", "values": [0, 120, 100]}]}}]}}
      """
    #expect(
      judged(inline, "overshoot-high") == [
        "warning /motion/members/0/motion/tracks/0/property: position.y overshoots by 20 %"
      ])
  }
}
