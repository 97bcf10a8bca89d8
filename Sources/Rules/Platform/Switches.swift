import Diagnostics
import Motion

extension Rule {
  /// Finds switches that UIKit would turn at once, whatever their time.
  static let switches = Rule(
    "platform/switches", .warning,
    finds: "An animator or a frame turns a switch, such as isHidden",
    reason: """
      UIKit runs the block at once and animates what can be animated. A switch cannot: it is turned \
      when the animation begins, not in its frame or at the end. Fade with opacity, or hide a layer \
      of a transition by its hidden span.
      """,
    source: "Apple, UIView: the list of animatable properties, and addKeyframe",
    failing: .preset(
      "animator/leave",
      """
      {"motion": {"duration": 0.3, "animations": [{"property": "isHidden", "to": true}]}}
      """),
    passing: .preset(
      "animator/leave",
      """
      {"motion": {"duration": 0.3, "animations": [{"property": "opacity", "to": 0}]}}
      """),
    in: [.keyframes, .transition, .animator, .group],
    check: .preset { examined in
      let animators = examined.eachAnimator { animator, pointer in
        animator.animations.enumerated().compactMap { index, animation in
          Violation(
            switching: animation.change, of: animation.property,
            at: "\(pointer)/animations/\(index)",
            when: "when the animator starts")
        }
      }
      let frames = examined.eachFrameRow { row in
        row.frames.compactMap { frame in
          // What is turned at the very start is turned in time.
          frame.start == 0 && frame.end == 0
            ? nil
            : Violation(
              switching: frame.change, of: row.property, at: frame.pointer,
              when: "at the start of the whole")
        }
      }
      return animators + frames
    })
}

extension Violation {
  fileprivate init?(switching change: Change, of property: String, at pointer: String, when: String)
  {
    guard case .to(.boolean(let value)) = change else { return nil }
    self.init(
      at: pointer + "/to", "UIKit sets \(property) to \(value) at once, \(when)",
      help: "animate opacity, or use the hidden span of a transition's layer")
  }
}
