import Testing

struct EffectsOvershootTests {
  private static func fade(_ timing: String, _ values: String) -> [String] {
    judged(
      "{\"motion\": {\"duration\": 0.3, \"timing\": \(timing), \"tracks\": [{"
        + "\"property\": \"opacity\", \"values\": \(values)}]}}", "effects-overshoot")
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
        place + "backgroundColor leaves its range by 9.48%"
      ])
    #expect(
      animator(##""property": "backgroundColor", "to": "#FFFFFF""##) == [
        place + "backgroundColor leaves its range by 9.48%"
      ])
    #expect(animator(##""property": "backgroundColor", "from": "#444444", "to": "#888888""##) == [])
    #expect(animator(##""property": "position.x", "to": 1"##) == [])
    #expect(animator(##""property": "opacity", "by": 1"##) == [])
    #expect(
      judged("{\"motion\": {\"style\": \"fade\", \(spring)}}", "effects-overshoot") == [
        "warning /motion/timing: the fade leaves its range by 9.48%"
      ])
    let recipe = """
      {"motion": {"style": "custom", \(spring), "layers": [{"layer": "destination",
       "initial": {"opacity": 0}, "frames": [
       {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}
      """
    #expect(judged(recipe, "effects-overshoot").count <= 1)
  }
}
