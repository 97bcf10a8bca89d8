import Diagnostics
import Motion

extension Rule {
  /// Finds scales of 0, which UIKit doesn't animate.
  static let singularTransform = Rule(
    "platform/singular-transform", .info,
    finds: "A scale is 0, which UIKit doesn't animate to or from",
    reason: """
      UIKit takes a transform apart to interpolate it. A scale of 0 leaves nothing to take apart, \
      so the view jumps to its end. Swift for UIKit is exported with 0.001 instead.
      """,
    source: "Apple Developer Forums, thread 21945: an engineer suggests 0.001",
    example: "keyframes/pop",
    failing: """
      {"motion": {"duration": 0.2, "tracks": [{"property": "transform.scale", "values": [0, 1]}]}}
      """,
    passing: """
      {"motion": {"duration": 0.2, "tracks": [{"property": "transform.scale", "values": [0.001, 1]}]}}
      """,
    in: [.keyframes, .transition, .animator, .group],
    check: .together(
      .each(\.tracks) { track, pointer, _ in
        guard track.property.hasPrefix("transform.scale"), case .values(let values) = track.content,
          let index = values.firstIndex(of: .nothing)
        else { return nil }
        return singular(at: "\(pointer)/values/\(index)")
      },
      .all(\.frames) { property, pointer, _ in
        guard property.name.hasPrefix("transform.scale") else { return [] }
        return property.spans.filter { $0.change == .to(.nothing) }
          .map { singular(at: property.pointer(of: $0, in: pointer) + "/to") }
      },
      .all(\.animators) { animator, pointer, _ in
        animator.animations.enumerated().flatMap { index, animation -> [Violation] in
          guard animation.property.hasPrefix("transform.scale") else { return [] }
          let place = "\(pointer)/animations/\(index)"
          return (animation.from == .nothing ? [singular(at: place + "/from")] : [])
            + (animation.change == .to(.nothing) ? [singular(at: place + "/to")] : [])
        }
      }))

  private static func singular(at pointer: String) -> Violation {
    Violation(
      at: pointer, "UIKit doesn't animate a scale of 0, so Swift for UIKit has 0.001 instead",
      help: "write 0.001, so that other platforms do the same")
  }
}

extension PropertyValue {
  fileprivate static let nothing = PropertyValue.quantity(.number(0))
}
