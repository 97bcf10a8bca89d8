import Testing

/// Movement at constant speed, and enters that gather speed.
struct EasingTests {
  private static func animator(_ fields: String, _ property: String = "position.x") -> String {
    """
    {"motion": {"duration": 0.3, \(fields)"animations": [{"property": "\(property)", "to": 1}]}}
    """
  }

  @Test(
    "Movement at constant speed",
    arguments: [
      (animator(""), "/motion/animations/0/property: position.x"),
      (animator(#""timing": {"named": "linear"}, "#), "/motion/timing: position.x"),
      (
        animator(#""timing": {"cubicBezier": [0.5, 0.5, 0.6, 0.6]}, "#),
        "/motion/timing: position.x"
      ),
      (animator(#""timing": {"named": "default"}, "#), nil),
      (animator("", "opacity"), nil),
      (animator(#""interaction": {"gesture": "slider"}, "#), nil),
      (#"{"motion": {"style": "push", "duration": 0.3}}"#, "/motion/style: push"),
      (#"{"motion": {"style": "fade", "duration": 0.3}}"#, nil),
      (
        #"{"role": "loop", "motion": {"tracks": [{"property": "transform.rotation", "values": [0, 360]}]}}"#,
        nil
      ),
      (
        #"{"motion": {"tracks": [{"property": "transform.rotation", "values": [0, 360]}]}}"#,
        "/motion/tracks/0/property: transform.rotation"
      ),
      (
        #"{"motion": {"tracks": [{"property": "position.x", "values": [0, 5, 10]}]}}"#,
        "/motion/tracks/0/property: position.x"
      ),
      (#"{"motion": {"tracks": [{"property": "position.x", "values": [0, 8, 10]}]}}"#, nil),
      (
        #"{"motion": {"tracks": [{"property": "position.x", "values": [0, 8, 10], "keyTimes": [0, 0.8, 1]}]}}"#,
        "/motion/tracks/0/property: position.x"
      ),
      (
        #"{"motion": {"tracks": [{"property": "position.x", "values": [0, 8, 10], "calculationMode": "paced"}]}}"#,
        "/motion/tracks/0/property: position.x"
      ),
      (
        #"{"motion": {"tracks": [{"property": "position.x", "values": [0, 5, 10], "calculationMode": "discrete"}]}}"#,
        nil
      ),
      (
        #"{"motion": {"tracks": [{"property": "position.x", "values": [0, 10], "timings": [{"named": "easeOut"}]}]}}"#,
        nil
      ),
      (#""cubic-bezier(0, 0, 1, 1) 300ms""#, nil),
    ] as [(String, String?)])
  func linear(preset: String, place: String?) {
    let expected = place.map { "info \($0) moves at constant speed" }
    #expect(judged(preset, "linear-spatial") == (expected.map { [$0] } ?? []))
  }

  @Test(
    "Enters that gather speed",
    arguments: [
      (#"{"role": "enter", "motion": {"named": "easeIn"}}"#, "/motion"),
      (#"{"role": "enter", "motion": {"named": "easeInEaseOut"}}"#, nil),
      (#"{"role": "enter", "motion": {"named": "linear"}}"#, nil),
      (#"{"role": "enter", "motion": {"cubicBezier": [0.3, 0, 0.8, 0.15]}}"#, "/motion"),
      (#"{"role": "exit", "motion": {"named": "easeIn"}}"#, nil),
      (#"{"motion": {"named": "easeIn"}}"#, nil),
      (#"{"motion": {"style": "push", "timing": {"named": "easeIn"}}}"#, "/motion/timing"),
      (#"{"motion": {"style": "push", "phase": "pop", "timing": {"named": "easeIn"}}}"#, nil),
      (#"{"motion": {"style": "fade", "timing": {"named": "easeIn"}}}"#, nil),
      (
        #"{"role": "enter", "motion": {"timing": {"named": "easeIn"}, "tracks": [{"property": "position.x", "values": [0, 9]}]}}"#,
        "/motion/timing"
      ),
      (
        #"{"role": "enter", "motion": {"timing": {"named": "easeIn"}, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
        nil
      ),
    ] as [(String, String?)])
  func enters(preset: String, pointer: String?) {
    let expected = pointer.map { "info \($0): enters at growing speed and stops dead" }
    #expect(judged(preset, "ease-in-enter") == (expected.map { [$0] } ?? []))
  }
}
