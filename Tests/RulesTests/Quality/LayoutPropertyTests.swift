import Testing

struct LayoutPropertyTests {
  @Test(
    "Sizes and margins",
    arguments: [
      ("frame", true), ("bounds", true), ("bounds.size", true), ("bounds.size.height", true),
      ("bounds.origin", false), ("constraint.top", true), ("width", true), ("margin-left", true),
      ("layoutMargins", true), ("padding", true), ("top", true), ("position.y", false),
      ("transform.scale", false), ("lineWidth", false), ("borderWidth", false), ("center", false),
      ("shadowOffset", false),
    ])
  func properties(property: String, isFound: Bool) {
    let preset = """
      {"motion": {"duration": 0.3, "animations": [{"property": "\(property)", "to": null}]}}
      """
    let expected =
      "warning /motion/animations/0/property: \(property) is animated, which lays out every frame "
      + "again"
    #expect(judged(preset, "layout-property") == (isFound ? [expected] : []))
  }

  @Test("A snapshot is a picture", arguments: [("source", true), ("source.snapshot", false)])
  func snapshots(layer: String, isFound: Bool) {
    let preset = """
      {"motion": {"style": "custom", "layers": [{"layer": "\(layer)", "frames": [
       {"property": "frame", "start": 0, "duration": 1, "to": [0, 0, 9, 9]}]}]}}
      """
    #expect(judged(preset, "layout-property").count == (isFound ? 1 : 0))
  }
}
