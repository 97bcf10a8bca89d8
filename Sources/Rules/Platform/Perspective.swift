import Diagnostics
import Motion

extension Rule {
  /// Finds perspectives that are inverted or have no effect.
  static let perspective = Rule(
    "platform/perspective", .warning,
    finds: "m34 is 0 or positive; a perspective that has no effect is only a note",
    reason: """
      m34 is -1 divided by the perspective distance. At 0 there is no perspective, and above 0 \
      closer things look smaller. If nothing rotates about x or y or moves along z, the \
      perspective has no effect.
      """,
    source: "Apple, Core Animation Programming Guide: Adding Perspective to Your Animations",
    example: "transition/turn",
    failing: """
      {"motion": {"style": "custom", "phase": "dismiss", "duration": 0.5,
        "perspective": {"m34": 0.002}, "layers": [{"layer": "source", "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -90}]}]}}
      """,
    passing: """
      {"motion": {"style": "custom", "phase": "dismiss", "duration": 0.5,
        "perspective": {"m34": -0.002}, "layers": [{"layer": "source", "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -90}]}]}}
      """,
    in: [.transition, .group],
    check: .each(\.transitions) { transition, pointer, _ in
      guard let perspective = transition.perspective else { return nil }
      let pointer = pointer + "/perspective"
      if case .m34(let m34) = perspective, m34 >= 0 {
        let effect = m34 == 0 ? "gives no perspective" : "makes closer things smaller"
        return Violation(
          at: pointer + "/m34", "an m34 of \(RuleFigure.number(m34)) \(effect)",
          help: m34 == 0
            ? "write -0.002, for a perspective distance of 500 points, or remove the perspective"
            : "write \(Figure.text(-m34)), or set eyeDistance in points")
      }
      let moved = Motion.transition(transition).animatedProperties
      if moved.contains(where: { leavesPlane($0.name) }) { return nil }
      return Violation(
        at: pointer,
        "nothing rotates about x or y or moves along z, so the perspective has no effect",
        help: "remove it, or rotate a layer with transform.rotation.y", level: .info)
    })

  private static let depthProperties: Set<String> = [
    "transform", "transform.rotation.x", "transform.rotation.y", "transform.translation",
    "transform.translation.z", "zPosition", "anchorPointZ", "sublayerTransform",
  ]

  private static func leavesPlane(_ property: String) -> Bool {
    depthProperties.contains(property) || property.hasPrefix("sublayerTransform.")
  }
}
