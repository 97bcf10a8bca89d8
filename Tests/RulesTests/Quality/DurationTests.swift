import Testing

/// What is too long or too short, and exits that take longer than enters.
struct DurationTests {
  private static func animator(_ seconds: Double, _ fields: String = "") -> String {
    """
    {\(fields)"motion": {"duration": \(seconds), "animations": [{"property": "opacity", "to": 0}]}}
    """
  }

  @Test(
    "Longer than the role allows",
    arguments: [
      (animator(0.2, #""role": "feedback", "#), nil),
      (
        animator(0.21, #""role": "feedback", "#),
        "warning /motion/duration: takes 0.21 s, more than 0.2 s for feedback"
      ),
      (animator(0.4), nil),
      (animator(0.41), "info /motion/duration: takes 0.41 s, more than 0.4 s for most motions"),
      (animator(0.5), "info /motion/duration: takes 0.5 s, more than 0.4 s for most motions"),
      (animator(0.51), "warning /motion/duration: takes 0.51 s, more than 0.5 s for most motions"),
      (animator(0.5, #""role": "navigation", "#), nil),
      (
        animator(0.51, #""role": "navigation", "#),
        "warning /motion/duration: takes 0.51 s, more than 0.5 s for a whole screen"
      ),
      (animator(9, #""role": "loop", "#), nil),
      (#"{"motion": {"style": "push", "duration": 0.5}}"#, nil),
      (
        #"{"motion": {"style": "fade", "duration": 0.45}}"#,
        "info /motion/duration: takes 0.45 s, more than 0.4 s for most motions"
      ),
    ] as [(String, String?)])
  func long(preset: String, expected: String?) {
    #expect(judged(preset, "too-long") == (expected.map { [$0] } ?? []))
  }

  @Test(
    "The time that is felt",
    arguments: [
      // A perceptual duration of .4 s settles in .6 s.
      (#"{"role": "enter", "motion": {"duration": 0.4, "bounce": 0}}"#, nil),
      (
        #"{"role": "enter", "motion": {"duration": 0.6, "bounce": 0}}"#,
        "/motion/duration: takes 0.6 s (perceptual duration)"
      ),
      (
        #"{"role": "enter", "motion": {"mass": 1, "stiffness": 100, "damping": 20}}"#,
        "/motion: takes 0.628 s (perceptual duration)"
      ),
      (#"{"motion": {"duration": 0.6, "bounce": 0}}"#, nil),
      (#"{"motion": {"named": "easeOut", "duration": 3}}"#, nil),
      (
        #"{"role": "exit", "motion": {"named": "easeOut", "duration": 3}}"#,
        "/motion/duration: takes 3 s"
      ),
      (#"{"motion": {"seconds": 3}}"#, nil),
      (#"{"role": "exit", "motion": {"seconds": 3}}"#, "/motion/seconds: takes 3 s"),
      (
        #"{"motion": {"timing": {"duration": 0.4, "bounce": 0.5}, "animations": [{"property": "opacity", "to": 0}]}}"#,
        nil
      ),
      (
        #"{"motion": {"duration": 2, "interaction": {"gesture": "pan"}, "animations": [{"property": "opacity", "to": 0}]}}"#,
        nil
      ),
      (
        #"{"motion": {"duration": 2, "interaction": {"gesture": "press"}, "animations": [{"property": "opacity", "to": 0}]}}"#,
        "/motion/duration: takes 2 s"
      ),
      (
        #"{"motion": {"duration": 0.2, "repeatCount": 3, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
        "/motion/duration: takes 0.6 s"
      ),
      (
        #"{"motion": {"duration": 0.6, "repeatCount": "infinite", "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
        nil
      ),
    ] as [(String, String?)])
  func felt(preset: String, expected: String?) {
    let all = expected.map { "warning \($0), more than 0.5 s for most motions" }
    #expect(judged(preset, "too-long") == (all.map { [$0] } ?? []))
  }

  @Test(
    "Over before it is seen",
    arguments: [(animator(0.05), nil), (animator(0.049), "0.049"), (animator(0), nil)]
      as [(String, String?)])
  func short(preset: String, time: String?) {
    let expected = time.map { "info /motion/duration: takes \($0) s: it is seen as a jump" }
    #expect(judged(preset, "too-short") == (expected.map { [$0] } ?? []))
  }

  @Test(
    "An exit is to be quicker than its enter",
    arguments: [
      (0.29, nil), (0.3, "the exit takes 0.3 s, its enter 0.3 s"),
      (0.4, "the exit takes 0.4 s, its enter 0.3 s"),
    ] as [(Double, String?)])
  func exits(seconds: Double, said: String?) {
    let enter = Self.animator(0.3, #""role": "enter", "counterpart": "a", "#)
    let exit = Self.animator(seconds, #""role": "exit", "counterpart": "b", "#)
    let expected = said.map { "warning /motion/duration: \($0)" }
    #expect(judged(exit, "exit-slower", others: "\"b\": " + enter) == (expected.map { [$0] } ?? []))
    // Told once, at the exit.
    let turned = Self.animator(0.3, #""role": "enter", "counterpart": "b", "#)
    let other = Self.animator(seconds, #""role": "exit", "counterpart": "a", "#)
    #expect(judged(turned, "exit-slower", others: "\"b\": " + other) == [])
  }

  @Test("Exits by phase, without a way back, led by a finger")
  func pairs() {
    let push =
      #"{"counterpart": "b", "motion": {"style": "push", "phase": "push", "duration": 0.3}}"#
    let pop = #""b": {"motion": {"style": "push", "phase": "pop", "duration": 0.3}}"#
    #expect(
      judged(push, "exit-slower", others: pop) == [
        "warning /counterpart: the exit takes 0.3 s, its enter 0.3 s"
      ])
    let swipe = """
      {"counterpart": "b", "motion": {"style": "push", "phase": "pop", "duration": 0.3,
       "interaction": {"gesture": "screenEdgePan"}}}
      """
    let present = #""b": {"motion": {"style": "push", "phase": "push", "duration": 0.3}}"#
    #expect(judged(swipe, "exit-slower", others: present) == [])
    let left = #"{"counterpart": "b", "motion": {"style": "push", "duration": 0.3}}"#
    #expect(
      judged(left, "exit-slower", others: #""b": {"motion": {"style": "push", "duration": 0.3}}"#)
        == [])
  }
}
