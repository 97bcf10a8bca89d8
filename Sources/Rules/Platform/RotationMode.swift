import Diagnostics
import Motion

extension Rule {
  /// Finds a rotation mode without a path to rotate along.
  static let rotationMode = Rule(
    "platform/rotation-mode", .warning,
    finds: "A rotation mode is set without a path",
    reason: """
      A rotation mode turns the target along the tangent of a path. Values have no tangent, and \
      what Core Animation does then is undefined.
      """,
    source: "Apple, CAKeyframeAnimation.rotationMode",
    example: "keyframes/fly",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position", "values": [[0, 0], [90, 40]], "rotationMode": "auto"}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position", "path": "M 0,0 L 90,40", "rotationMode": "auto"}]}}
      """,
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard let mode = track.rotationMode else { return nil }
      if case .path = track.content { return nil }
      return Violation(
        at: pointer + "/rotationMode", "'\(mode.rawValue)' needs a path to rotate along",
        help: "add a \"path\", or remove the rotation mode")
    })
}
