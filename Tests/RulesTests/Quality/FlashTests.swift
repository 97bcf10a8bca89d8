import Testing

struct FlashTests {
  private static func blink(_ timing: String, _ track: String) -> [String] {
    judged("{\"motion\": {\(timing), \"tracks\": [\(track)]}}", "flash")
  }
  @Test("The true way counts: turns between keys, groups, springs that ring")
  func ways() {
    let six = #"{"property": "opacity", "values": [1, 0, 1, 0, 1, 0, 1, 0]}"#
    #expect(Self.blink(#""duration": 0.9"#, six).count == 1)
    #expect(Self.blink(#""duration": 1.1"#, six) == [])
    let group = """
      {"motion": {"duration": 0.9, "members": [{"kind": "keyframes", "target": "lamp",
       "motion": {"tracks": [\(six)]}}]}}
      """
    #expect(
      judged(group, "flash") == [
        "error /motion/members/0/motion/tracks/0/property: opacity flashes 3.5 times per second"
      ])
    let ringing = """
      {"motion": {"timing": {"mass": 1, "stiffness": 2000, "damping": 1},
       "animations": [{"property": "opacity", "from": 0, "to": 0.5}]}}
      """
    #expect(judged(ringing, "flash").count == 1)
    let recipe = (0..<8).map { index in
      """
      {"property": "opacity", "start": "\(index)/8", "duration": "1/8", "to": \(index % 2)}
      """
    }.joined(separator: ", ")
    func transition(_ duration: Double) -> String {
      """
      {"motion": {"style": "custom", "duration": \(duration), "layers": [
       {"layer": "source", "initial": {"opacity": 1}, "frames": [\(recipe)]}]}}
      """
    }
    #expect(
      judged(transition(1), "flash") == [
        "error /motion/layers/0/frames/0/property: opacity flashes 4 times per second"
      ])
    #expect(judged(transition(1.4), "flash") == [])
  }
}
