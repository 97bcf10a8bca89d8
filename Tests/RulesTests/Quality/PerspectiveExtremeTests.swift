import Testing

struct PerspectiveExtremeTests {
  private static func turn(
    _ perspective: String, _ degrees: Double, axis: String = "y", initial: String = "{}"
  ) -> [String] {
    judged(
      """
      {"motion": {"style": "custom", "perspective": \(perspective), "layers": [
       {"layer": "source", "initial": \(initial), "frames": [{"property":
       "transform.rotation.\(axis)", "start": 0, "duration": 1, "to": \(degrees)}]}]}}
      """, "perspective-extreme")
  }

  @Test(
    "The nearest edge of the whole turn",
    arguments: [
      (#"{"m34": -0.002}"#, 90, "looks 1.64 times as large"),
      (#"{"eyeDistance": 584}"#, 90, "looks 1.5 times as large"),
      (#"{"eyeDistance": 586}"#, 90, nil), (#"{"m34": -0.002}"#, 180, "looks 1.64 times as large"),
      // 195·sin 58° = 165.4, 195·sin 60° = 168.9; a third of the distance is 166.7.
      (#"{"m34": -0.002}"#, 58, nil), (#"{"m34": -0.002}"#, -60, "looks 1.51 times as large"),
      (#"{"eyeDistance": 190}"#, 90, "comes behind the eye"),
      (#"{"eyeDistance": {"measure": "container.width"}}"#, 90, "looks 2 times as large"),
      (#"{"eyeDistance": {"measure": "eye"}}"#, 90, nil),
    ] as [(String, Double, String?)])
  func turns(perspective: String, degrees: Double, grows: String?) {
    let expected = grows.map { "warning /motion/perspective: at its nearest an edge \($0)" }
    #expect(Self.turn(perspective, degrees) == (expected.map { [$0] } ?? []))
  }

  @Test("A screen is taller than wide; a layer's own frame counts where it is known")
  func sizes() {
    #expect(Self.turn(#"{"eyeDistance": 1200}"#, 90, axis: "x").count == 1)
    #expect(Self.turn(#"{"eyeDistance": 1270}"#, 90, axis: "x") == [])
    #expect(Self.turn(#"{"m34": -0.002}"#, 90, initial: #"{"frame": [0, 0, 300, 300]}"#) == [])
    let unknown = #"{"frame": [0, 0, {"measure": "cell.width"}, 300]}"#
    #expect(Self.turn(#"{"m34": -0.002}"#, 90, initial: unknown).count == 1)
    #expect(Self.turn(#"{"m34": -0.002}"#, 90, axis: "z") == [])
  }
}
