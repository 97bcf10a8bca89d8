import Testing

struct SampleTests {
  @Test("UIKit's animators trim control points, of curves and of animators")
  func platform() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "curve/anticipate-overshoot", "--as", "uikit", "--count", "3").expect(
      0,
      """
      curve/anticipate-overshoot  curve
        fraction  progress  per unit
               0         0         0
             0.5  0.504717   1.25774
               1         1         0
        note: UIKit's animators clamp y to 0…1, as an article observed (Apple
              documents only 0…1), and differ by up to 14.7% of the distance

      """)
    desk.run("sample", "curve/card", "--as", "uikit", "--count", "3").expect(
      0,
      """
      curve/card  curve
        fraction  progress  per unit
               0         0   3.94118
             0.5  0.772687  0.797108
               1         1         0

      """)
    try desk.write(
      """
      {"presets": {"animator/swing": {"motion": {"duration": 1,
        "timing": "cubic-bezier(0.2, -0.48, 0.79, 1.41)",
        "animations": [{"property": "position.x", "from": 0, "to": 100}]}}}}
      """, to: "swing.json")
    #expect(desk.run("import", "swing.json", "-q").status == 0)
    let sampled = desk.run("sample", "animator/swing", "--as", "uikit", "--at", "0.1,0.9").output
    let simulated = desk.run("simulate", "animator/swing", "-q", "--count", "11").output
    for value in ["4.941", "95.3"] {
      #expect(sampled.contains(value))
      #expect(simulated.contains(value))
    }
    desk.run("sample", "curve/card", "--as", "css").expect(
      64,
      errors: "error: invalid value 'css' for '--as': expected uikit\n")
  }
}
