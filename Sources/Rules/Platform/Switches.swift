import Diagnostics
import Motion

extension Rule {
  /// Finds Boolean properties, which UIKit changes immediately, whatever their time.
  static let switches = Rule(
    "platform/switches", .warning,
    finds: "An animator or a frame changes a Boolean property, such as isHidden",
    reason: """
      UIKit runs the block immediately and animates the properties that can be animated. A Boolean \
      property can't, so it changes when the animation starts, not in its frame or at the end. \
      Fade with opacity, or hide a transition's layer with its hidden span.
      """,
    source: "Apple, UIView: the list of animatable properties, and addKeyframe",
    example: "animator/leave",
    failing: """
      {"motion": {"duration": 0.3, "animations": [{"property": "isHidden", "to": true}]}}
      """,
    passing: """
      {"motion": {"duration": 0.3, "animations": [{"property": "opacity", "to": 0}]}}
      """,
    in: [.keyframes, .transition, .animator, .group],
    check: .together(
      .all(\.animators) { animator, pointer, _ in
        Motion.animator(animator).animatedProperties.flatMap {
          violations(of: $0, "when the animator starts", at: pointer)
        }
      },
      .all(\.frames) { property, pointer, _ in
        violations(of: property, "when the motion starts", at: pointer)
      }))

  private static func violations(
    of property: AnimatedProperty, _ time: String, at pointer: String
  ) -> [Violation] {
    property.spans.compactMap { span in
      // A change at the very start is on time.
      guard case .to(.boolean(let value)) = span.change, span.start != 0 || span.end != 0 else {
        return nil
      }
      return Violation(
        at: property.pointer(of: span, in: pointer) + "/to",
        "UIKit sets \(property.name) to \(value) immediately, \(time)",
        help: "animate opacity, or use the \"hidden\" span of a transition's layer")
    }
  }
}
