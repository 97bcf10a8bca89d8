import Presets
import Testing

@testable import Exporting

/// What plays nothing with reduced motion adds no animation to a layer then.
struct SwiftReducedLayerTests {
  @Test("The layer is at its end at once") func end() throws {
    try Self.expect(
      """
      @MainActor public static func a(_ layer: CALayer) {
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = 0
        opacity.toValue = 1
        opacity.duration = 2
        run(opacity, on: layer, animated: !reducesMotion)
      }
      """,
      #""duration": 2, "tracks": [{"property": "opacity", "values": [0, 1]}]"#)
  }

  @Test("What leaves the layer as it was does nothing") func unchanged() throws {
    try Self.expect(
      """
      @MainActor public static func a(_ layer: CALayer) {
        let opacity = CAKeyframeAnimation(keyPath: "opacity")
        opacity.values = [1, 0.4, 1]
        opacity.duration = 2
        opacity.beginTime = 0.2
        opacity.repeatCount = .infinity
        if !reducesMotion {
          opacity.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
          layer.add(opacity, forKey: nil)
        }
      }
      """,
      """
      "duration": 2, "beginTime": 0.2, "repeatCount": "infinite", "modelValue": "unchanged",
        "tracks": [{"property": "opacity", "values": [1, 0.4, 1]}]
      """)
  }

  @Test("Without UIKit the function is told what people prefer") func told() throws {
    try Self.expect(
      """
      public static func a(_ layer: CALayer, reducesMotion: Bool) {
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.toValue = 1
        opacity.duration = 2
        run(opacity, on: layer, animated: !reducesMotion)
      }
      """,
      #""duration": 2, "tracks": [{"property": "opacity", "values": [null, 1]}]"#,
      frameworks: [.coreAnimation])
  }

  @Test("An alternative that plays nothing is a function that another one calls")
  func alternative() throws {
    let text = try Self.text(
      """
      {"presets": {
        "keyframes/a": {"kind": "keyframes", "reducedMotion": "keyframes/b", "motion": {
          "duration": 1, "tracks": [{"property": "position.x", "values": [0, 9]}]}},
        "keyframes/b": {"kind": "keyframes", "reducedMotion": "none", "motion": {
          "duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]}}
      }}
      """, [])
    #expect(
      text.contains(
        """
          @MainActor public static func a(_ layer: CALayer) {
            if reducesMotion { return b(layer) }
        """), "\(text)")
  }

  private static func expect(
    _ code: String, _ motion: String, frameworks: Set<AppleFramework> = [.uiKit, .coreAnimation]
  ) throws {
    let text = try text(
      """
      {"presets": {"keyframes/a": {"kind": "keyframes", "reducedMotion": "none",
        "motion": {\(motion)}}}}
      """, frameworks)
    let indented = code.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    #expect(text.contains(indented), "\(text)")
  }

  private static func text(_ document: String, _ frameworks: Set<AppleFramework>) throws -> String {
    var options = ExportOptions()
    options.frameworks = frameworks
    return try BuiltInPresets.text(BuiltInPresets.of(document), .swift, options)
  }
}
