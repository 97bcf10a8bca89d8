import Testing

struct EffectsOvershootTests {
  private static func fade(_ timing: String, _ values: String) -> [String] {
    judged(
      "{\"motion\": {\"duration\": 0.3, \"timing\": \(timing), \"tracks\": [{"
        + "\"property\": \"opacity\", \"values\": \(values)}]}}", "effects-overshoot")
  }
  private static let pointer = "/motion/tracks/0/property"

  @Test(
    "By more than .5 % of the range, by the true way",
    arguments: [
      // Overshoots of .50 % and .56 %.
      (#"{"cubicBezier": [0.2, 1.13, 0.4, 1]}"#, "[0, 1]", nil),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[0, 1]", "3 %"),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[0, 0.9]", nil),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[1, 0]", "3 %"),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[null, 1]", "3 %"),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[null, 0]", "3 %"),
      (#"{"cubicBezier": [0.2, 1.3, 0.4, 1]}"#, "[0.3, 0.8]", nil),
      (#"{"named": "linear"}"#, "[0, 1.004, 1]", nil),
      (#"{"named": "linear"}"#, "[0, 1.02]", "2 %"),
      (#"{"dampingRatio": 0.8, "duration": 0.3}"#, "[0, 1]", "1.52 %"),
      (#"{"dampingRatio": 1, "duration": 0.3}"#, "[0, 1]", nil),
    ] as [(String, String, String?)])
  func size(timing: String, values: String, excess: String?) {
    let expected = excess.map { "warning \(Self.pointer): opacity leaves its range by \($0)" }
    #expect(Self.fade(timing, values) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "Of a spline its way between values counts",
    arguments: [("[0, 1, 1, 0]", true), ("[0, 0.5, 1]", false)])
  func splines(values: String, isFound: Bool) {
    let motion = """
      {"motion": {"duration": 0.3, "tracks": [{"property": "opacity", "values": \(values),
       "calculationMode": "cubic"}]}}
      """
    #expect(judged(motion, "effects-overshoot").isEmpty == !isFound)
  }

  @Test("Colours, animators and the platform's fades; movement may overshoot")
  func kinds() {
    let spring = #""timing": {"duration": 0.3, "bounce": 0.4}"#
    func animator(_ animation: String) -> [String] {
      judged("{\"motion\": {\(spring), \"animations\": [{\(animation)}]}}", "effects-overshoot")
    }
    let place = "warning /motion/animations/0/property: "
    #expect(
      animator(##""property": "backgroundColor", "from": "#00FF00", "to": "#0000FF""##) == [
        place + "backgroundColor leaves its range by 9.48 %"
      ])
    #expect(
      animator(##""property": "backgroundColor", "to": "#FFFFFF""##) == [
        place + "backgroundColor leaves its range by 9.48 %"
      ])
    #expect(animator(##""property": "backgroundColor", "from": "#444444", "to": "#888888""##) == [])
    #expect(animator(##""property": "position.x", "to": 1"##) == [])
    #expect(animator(##""property": "opacity", "by": 1"##) == [])
    #expect(
      judged("{\"motion\": {\"style\": \"fade\", \(spring)}}", "effects-overshoot") == [
        "warning /motion/timing: the fade leaves its range by 9.48 %"
      ])
    let recipe = """
      {"motion": {"style": "custom", \(spring), "layers": [{"layer": "destination",
       "initial": {"opacity": 0}, "frames": [
       {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}
      """
    #expect(judged(recipe, "effects-overshoot").count <= 1)
  }
}
