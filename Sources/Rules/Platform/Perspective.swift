import Diagnostics
import Motion

extension Rule {
  /// Finds perspectives that are turned inside out, or that nothing shows.
  static let perspective = Rule(
    "platform/perspective", .warning,
    finds: "m34 is 0 or positive; that nothing leaves the plane is only a note",
    reason: """
      m34 is -1 / eye distance. At 0 there is no perspective, and above 0 what comes nearer gets \
      smaller. Where nothing turns about x or y or moves along z it has nothing to show.
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
        let effect = m34 == 0 ? "gives no perspective" : "makes what comes nearer smaller"
        return Violation(
          at: pointer + "/m34", "an m34 of \(RuleFigure.number(m34)) \(effect)",
          help: m34 == 0
            ? "write -0.002, for an eye 500 points away, or remove the perspective"
            : "write \(Figure.text(-m34)), or the eye distance in points")
      }
      let moved = Motion.transition(transition).animatedProperties
      if moved.contains(where: { leavesPlane($0.name) }) { return nil }
      return Violation(
        at: pointer,
        "nothing turns about x or y or moves along z: there is no perspective to see",
        help: "remove it, or turn a layer by transform.rotation.y", level: .info)
    })

  private static let depthProperties: Set<String> = [
    "transform", "transform.rotation.x", "transform.rotation.y", "transform.translation",
    "transform.translation.z", "zPosition", "anchorPointZ", "sublayerTransform",
  ]

  private static func leavesPlane(_ property: String) -> Bool {
    depthProperties.contains(property) || property.hasPrefix("sublayerTransform.")
  }
}
