import Testing

struct FlashTests {
  private static func blink(_ timing: String, _ track: String) -> [String] {
    judged("{\"motion\": {\(timing), \"tracks\": [\(track)]}}", "flash")
  }
  private static let pointer = "/motion/tracks/0/property"

  @Test(
    "More than three pairs of opposing changes in any second",
    arguments: [
      // Three and a half pairs and no more fit in a second at this rate, a change every 1/7 s.
      (#""duration": 0.142, "autoreverses": true, "repeatCount": "infinite""#, "3.5"),
      (#""duration": 0.144, "autoreverses": true, "repeatCount": "infinite""#, nil),
      (#""duration": 0.1, "autoreverses": true, "repeatCount": "infinite""#, "5"),
      (#""duration": 0.1, "autoreverses": true, "repeatCount": 3.5"#, "3.5"),
      (#""duration": 0.1, "autoreverses": true, "repeatCount": 3"#, nil),
      (#""duration": 0.4, "autoreverses": true, "repeatCount": 20, "speed": 4"#, "5"),
      (#""duration": 0.1, "autoreverses": true, "repeatDuration": 9, "beginTime": 2"#, "5"),
    ] as [(String, String?)])
  func rate(timing: String, flashes: String?) {
    let expected = flashes.map { "error \(Self.pointer): opacity flashes \($0) times a second" }
    let track = #"{"property": "opacity", "values": [1, 0]}"#
    #expect(Self.blink(timing, track) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "Changes of a tenth of the luminance, the darker below .8",
    arguments: [
      (##"{"property": "backgroundColor", "values": ["#FF0000", "#000000"]}"##, true),
      // .0722 apart.
      (##"{"property": "backgroundColor", "values": ["#0000FF", "#000000"]}"##, false),
      // Grey of .605 and .496; of .605 and .508.
      (##"{"property": "backgroundColor", "values": ["#CCCCCC", "#BBBBBB"]}"##, true),
      (##"{"property": "backgroundColor", "values": ["#CCCCCC", "#BDBDBD"]}"##, false),
      // White and grey of .799; of .807.
      (##"{"property": "backgroundColor", "values": ["#FFFFFF", "#E7E7E7"]}"##, true),
      (##"{"property": "backgroundColor", "values": ["#FFFFFF", "#E8E8E8"]}"##, false),
      // White on black fades to .896, on white it is not seen to fade.
      (#"{"property": "opacity", "values": [1, 0.954]}"#, false),
      (#"{"property": "opacity", "values": [0.9, 0.84]}"#, true),
      (#"{"property": "hidden", "values": [true, false]}"#, true),
      (##"{"property": "borderColor", "values": ["#FFFFFF", "#000000"]}"##, false),
      (#"{"property": "position.x", "values": [0, 1]}"#, false),
    ])
  func size(track: String, isFlash: Bool) {
    let timing = #""duration": 0.1, "autoreverses": true, "repeatCount": "infinite""#
    #expect(Self.blink(timing, track).isEmpty == !isFlash)
  }

  @Test(
    "A linear() that goes to and fro flashes; one that shakes a little, or goes one way, does not",
    arguments: [
      ("[0, 0], [0.1, 1], [0.2, 0], [0.3, 1], [0.4, 0], [0.5, 1], [0.6, 0], [1, 1]", true),
      ("[0, 0], [0.2, 1], [0.4, 0], [0.6, 1], [0.8, 0], [1, 1]", false),
      ("[0, 0], [0.5, 1], [0.6, 0.97], [0.7, 1], [0.8, 0.97], [0.9, 1], [1, 0.97]", false),
      ("[0, 0], [0.2, 0.1], [0.4, 0.3], [0.5, 0.5], [0.6, 0.7], [0.8, 0.9], [1, 1]", false),
    ])
  func stops(stops: String, isFlash: Bool) {
    let timing = "\"duration\": 0.9, \"timing\": {\"linear\": [\(stops)]}"
    let found = Self.blink(timing, #"{"property": "opacity", "values": [0, 0.7, 1]}"#)
    #expect(found.isEmpty == !isFlash)
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
        "error /motion/members/0/motion/tracks/0/property: opacity flashes 3.5 times a second"
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
        "error /motion/layers/0/frames/0/property: opacity flashes 4 times a second"
      ])
    #expect(judged(transition(1.4), "flash") == [])
  }

  @Test("Slow and single changes are none, however long they take") func slow() {
    let fade = #"{"property": "opacity", "values": [1, 0]}"#
    #expect(Self.blink(#""duration": 40"#, fade) == [])
    #expect(Self.blink(#""duration": 3, "autoreverses": true, "repeatCount": 90"#, fade) == [])
  }
}
