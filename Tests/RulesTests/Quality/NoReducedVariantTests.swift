import Testing

struct NoReducedVariantTests {
  private static func animator(_ property: String, _ to: String, _ fields: String = "") -> String {
    "{\(fields)\"motion\": {\"duration\": 0.3, \"animations\": [{\"property\": \"\(property)\", \"to\": \(to)}]}}"
  }

  @Test(
    "Movement, scale and depth want an alternative",
    arguments: [
      ("position.x", "9", true), ("transform.scale", "2", true), ("constraint.top", "9", true),
      ("transform.rotation", "90", true), ("transform.translation.z", "9", true),
      ("opacity", "0", false), ("backgroundColor", "\"#FFFFFF\"", false),
      ("cornerRadius", "9", false), ("effect", "\"light\"", false), ("zPosition", "9", false),
      ("shadowOffset", "[0, 9]", false), ("lineWidth", "9", false),
    ])
  func properties(property: String, to: String, isFound: Bool) {
    let expected =
      "warning /motion/animations/0/property: moves \(property), and has no alternative for "
      + "reduced motion"
    #expect(
      judged(Self.animator(property, to), "no-reduced-variant") == (isFound ? [expected] : []))
  }

  @Test(
    "Flips and whole screens are errors",
    arguments: [
      (animator("transform.rotation.y", "90"), "error", "turns over"),
      (animator("transform.rotation.y", "89"), "warning", "moves transform.rotation.y"),
      (animator("position.x", "9", #""role": "navigation", "#), "error", "moves a whole screen"),
      (
        animator(
          "frame",
          #"[0, 0, {"measure": "container.width"}, {"measure": "container.height"}]"#),
        "error", "moves a whole screen"
      ),
      (
        animator("frame", #"[0, 0, {"measure": "cell.width"}, {"measure": "cell.height"}]"#),
        "warning", "moves frame"
      ),
    ])
  func level(preset: String, level: String, what: String) {
    #expect(
      judged(preset, "no-reduced-variant") == [
        "\(level) /motion/animations/0/property: \(what), and has no alternative for reduced motion"
      ])
  }

  @Test(
    "Transitions that slide, turn or curl; fades are safe",
    arguments: [
      ("push", "moves a whole screen"), ("moveIn", "moves a whole screen"),
      ("reveal", "moves a whole screen"), ("flip", "turns over"),
      ("curlUp", "moves a whole screen"), ("fade", nil), ("crossDissolve", nil),
    ] as [(String, String?)])
  func styles(style: String, what: String?) {
    let expected = what.map {
      "error /motion/style: \($0), and has no alternative for reduced motion"
    }
    #expect(
      judged("{\"motion\": {\"style\": \"\(style)\"}}", "no-reduced-variant")
        == (expected.map { [$0] } ?? []))
  }

  @Test("What is authored counts, but a flip is not to be kept")
  func authored() {
    let slide = #""motion": {"duration": 0.3, "animations": [{"property": "position.x", "to": 9}]}"#
    for reduced in ["keep", "none", "b"] {
      let preset = "{\"reducedMotion\": \"\(reduced)\", \(slide)}"
      #expect(judged(preset, "no-reduced-variant", others: #""b": {\#(slide)}"#) == [])
    }
    #expect(
      judged(
        #"{"reducedMotion": "keep", "motion": {"style": "flip"}}"#, "no-reduced-variant") == [
          "warning /reducedMotion: turns over, which is kept where people ask for less motion"
        ])
  }

  @Test("Who uses a preset has its alternative; members by name have their own")
  func references() {
    let slide = #""motion": {"style": "push", "direction": "fromLeft"}"#
    let reduced = #""b": {"reducedMotion": "none", \#(slide)}"#
    let plain = #""b": {\#(slide)}"#
    let use = #"{"kind": "transition", "motion": {"use": "b", "duration": 0.3}}"#
    #expect(judged(use, "no-reduced-variant", others: reduced) == [])
    #expect(
      judged(use, "no-reduced-variant", others: plain) == [
        "error /motion: moves a whole screen, and has no alternative for reduced motion"
      ])
    let group = #"{"motion": {"members": [{"preset": "b"}]}}"#
    #expect(judged(group, "no-reduced-variant", others: plain) == [])
    #expect(judged(#""spring(duration: .5, bounce: .2)""#, "no-reduced-variant") == [])
  }
}
