import Testing

struct ReducedEndsElsewhereTests {
  private static func lines(_ motion: String, reduced: String, role: String = "emphasis")
    -> [String]
  {
    judged(
      "{\"role\": \"\(role)\", \"reducedMotion\": \"b\", \"motion\": \(motion)}",
      "reduced-ends-elsewhere",
      others: "\"b\": {\"reducedMotion\": \"keep\", \"motion\": \(reduced)}")
  }

  private static func animator(_ animations: String) -> String {
    "{\"duration\": 0.3, \"animations\": [\(animations)]}"
  }

  private static let grow = animator(#"{"property": "transform.scale", "to": 2}"#)
  private static let green = animator(##"{"property": "backgroundColor", "to": "#34C759"}"##)

  @Test(
    "An alternative ends in the same state",
    arguments: [
      (grow, grow, nil),
      (grow, green, "this ends with transform.scale at 2, b does not, and 1 more"),
      (
        grow, animator(#"{"property": "transform.scale", "to": 1.5}"#),
        "this ends with transform.scale at 2, b with 1.5"
      ),
      // The change of a screen is made by what dissolves.
      (grow, #"{"style": "crossDissolve", "duration": 0.2}"#, nil),
      // What ends where it began, or where things are by themselves.
      (
        #"{"duration": 0.3, "tracks": [{"property": "position.x", "values": [0, 8, -8, 0]}]}"#,
        #"{"duration": 0.3, "tracks": [{"property": "opacity", "values": [1, 0.5, 1]}]}"#, nil
      ),
      (
        animator(#"{"property": "transform.translation.y", "from": 40, "to": 0}"#),
        animator(#"{"property": "opacity", "from": 0, "to": 1}"#), nil
      ),
      (
        animator(#"{"property": "transform.scale", "to": 1}"#), green,
        "b ends with backgroundColor at #34C759, this does not"
      ),
      (
        animator(#"{"property": "position.x", "by": 100}"#),
        animator(#"{"property": "position.x", "by": 10}"#),
        "this ends with position.x 100 more, b with 10 more"
      ),
      (
        animator(#"{"property": "position.x", "by": 100}"#),
        animator(#"{"property": "position.x", "to": 10}"#), nil
      ),
      // Names of views and layers.
      (
        animator(#"{"target": "card", "property": "center", "to": [60, 60]}"#),
        #"{"duration": 0.2, "tracks": [{"property": "position", "values": [null, [60, 60]]}]}"#, nil
      ),
      (
        animator(#"{"target": "card", "property": "alpha", "to": 0.5}"#),
        animator(#"{"target": "button", "property": "opacity", "to": 0.5}"#),
        "this ends with card.opacity at 0.5, b does not, and 1 more"
      ),
      // What never ends, what jumps back, and what is gone.
      (
        #"{"duration": 1, "repeatCount": "infinite", "tracks": [{"property": "opacity", "values": [1, 0.2]}]}"#,
        green, nil
      ),
      (
        #"{"duration": 1, "modelValue": "unchanged", "tracks": [{"property": "opacity", "values": [1, 0.2]}]}"#,
        animator(#"{"property": "transform.scale", "to": 1}"#), nil
      ),
      (
        #"{"members": [{"motion": {"tracks": [{"property": "position", "values": [null, [60, 60]]}]}}, {"motion": {"tracks": [{"property": "opacity", "values": [1, 0]}]}}]}"#,
        animator(#"{"property": "alpha", "to": 0}"#), nil
      ),
      (
        #"{"members": [{"motion": {"tracks": [{"property": "position", "values": [null, [60, 70]]}]}}]}"#,
        animator(#"{"property": "opacity", "to": 1}"#),
        "this ends with position.x at 60, b does not, and 1 more"
      ),
    ] as [(String, String, String?)])
  func ends(motion: String, reduced: String, said: String?) {
    #expect(
      Self.lines(motion, reduced: reduced)
        == (said.map { ["warning /reducedMotion: " + $0] } ?? []))
  }

  @Test("What leaves may leave in any way") func exits() {
    #expect(Self.lines(Self.grow, reduced: Self.green, role: "exit") == [])
  }
}
