import Testing

struct LongTailTests {
  @Test(
    "Twice the perceptual duration",
    arguments: [
      (#"{"motion": {"dampingRatio": 0.6, "stiffness": 100}}"#, nil),
      (
        #"{"motion": {"dampingRatio": 0.5, "stiffness": 100}}"#,
        "/motion: settles after 1.27 s, 2.02 times its perceptual duration"
      ),
      (#"{"motion": {"dampingRatio": 1.1, "stiffness": 100, "allowsOverdamping": true}}"#, nil),
      (
        #"{"motion": {"dampingRatio": 1.2, "stiffness": 100, "allowsOverdamping": true}}"#,
        "/motion: settles after 1.35 s, 2.15 times its perceptual duration"
      ),
      (#"{"motion": {"dampingRatio": 1.2, "stiffness": 100}}"#, nil),
      (
        #"{"motion": {"timing": {"duration": 0.4, "bounce": 0.5}, "animations": [{"property": "opacity", "to": 0}]}}"#,
        "/motion/timing: settles after 0.809 s, 2.02 times its perceptual duration"
      ),
      // Keyframes stretch it, and UIKit's takes the animator's time.
      (
        #"{"motion": {"duration": 0.6, "timing": {"dampingRatio": 0.5, "stiffness": 100}, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
        "/motion/timing: settles after 2.02 times its perceptual duration"
      ),
      (
        #"{"motion": {"duration": 2, "timing": {"dampingRatio": 0.5, "duration": 1}, "animations": [{"property": "opacity", "to": 0}]}}"#,
        "/motion/timing: settles after 2.02 times its perceptual duration"
      ),
      (
        #"{"motion": {"mass": 1, "stiffness": 100, "damping": 1, "initialVelocity": {"measure": "v"}}}"#,
        nil
      ),
    ] as [(String, String?)])
  func tail(preset: String, said: String?) {
    #expect(judged(preset, "long-tail") == (said.map { ["info " + $0] } ?? []))
  }

  @Test("A spring by name is told where it stands") func references() {
    let wobble = #""b": {"motion": {"duration": 0.4, "bounce": 0.6}}"#
    let animator = #"{"motion": {"timing": "b", "animations": [{"property": "opacity", "to": 0}]}}"#
    #expect(judged(animator, "long-tail", others: wobble) == [])
    #expect(
      judged(#"{"kind": "spring", "motion": {"use": "b"}}"#, "long-tail", others: wobble).count
        == 1)
  }
}
