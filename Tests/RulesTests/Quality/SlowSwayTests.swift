import Testing

struct SlowSwayTests {
  private static func lines(_ timing: String, _ track: String) -> [String] {
    judged("{\"motion\": {\(timing), \"tracks\": [\(track)]}}", "slow-sway")
  }
  private static let there = #"{"property": "position.y", "values": [0, 12]}"#
  private static let forEver = #""autoreverses": true, "repeatCount": "infinite""#

  @Test(
    "Between .15 and .3 times a second",
    arguments: [
      (3.34, nil), (3.33, "0.15"), (2.5, "0.2"), (1.67, "0.299"), (1.66, nil),
    ] as [(Double, String?)])
  func rate(duration: Double, rate: String?) {
    let expected = rate.map {
      "warning /motion/tracks/0/property: position.y sways \($0) times a second"
    }
    let lines = Self.lines("\"duration\": \(duration), \(Self.forEver)", Self.there)
    #expect(lines == (expected.map { [$0] } ?? []))
  }

  @Test(
    "The turns of the motion itself count",
    arguments: [
      // Two sways in one run of ten seconds, one in five.
      (#""duration": 10, "repeatCount": "infinite""#, "[0, 9, -9, 9, 0]", true),
      (#""duration": 5, "repeatCount": "infinite""#, "[0, 9, 0]", true),
      (#""duration": 5, "repeatCount": "infinite""#, "[0, 9, -9, 9, -9, 0]", false),
      // A jump back to the start is no sway.
      (#""duration": 5, "repeatCount": "infinite""#, "[0, 9]", false),
      (#""duration": 5, "repeatCount": 1"#, "[0, 9, 0]", false),
      (#""duration": 5, "repeatCount": 2"#, "[0, 9, 0]", true),
      (#""duration": 5, "repeatCount": 2, "speed": 2"#, "[0, 9, 0]", false),
      // Small trembling within a larger way.
      (#""duration": 5, "repeatCount": "infinite""#, "[0, 5, 4, 9, 0]", true),
    ])
  func turns(timing: String, values: String, sways: Bool) {
    let track = "{\"property\": \"transform.rotation.z\", \"values\": \(values)}"
    #expect(Self.lines(timing, track).isEmpty == !sways)
  }

  @Test(
    "Only what glides sways",
    arguments: [
      (#"{"property": "transform.scale", "values": [1, 1.1]}"#, true),
      (#"{"property": "position", "values": [null, [0, 9]]}"#, true),
      (#"{"property": "position.y", "values": [0, 9], "additive": true}"#, true),
      (#"{"property": "opacity", "values": [1, 0.5]}"#, false),
      (##"{"property": "backgroundColor", "values": ["#000000", "#FFFFFF"]}"##, false),
      (#"{"property": "position.y", "values": [0, 9], "calculationMode": "discrete"}"#, false),
    ])
  func properties(track: String, sways: Bool) {
    #expect(Self.lines("\"duration\": 2.5, \(Self.forEver)", track).isEmpty == !sways)
  }

  @Test("Circles sway too") func circle() {
    let cycle = """
      {"property": "position", "calculationMode": "paced",
       "path": "M 50,0 A 50,50 0 0 1 -50,0 A 50,50 0 0 1 50,0"}
      """
    #expect(Self.lines(#""duration": 5, "repeatCount": "infinite""#, cycle).count == 1)
  }
}
