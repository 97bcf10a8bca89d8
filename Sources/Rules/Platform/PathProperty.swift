import Diagnostics
import Motion

extension Rule {
  /// Finds a path for a property that isn't a point.
  static let pathProperty = Rule(
    "platform/path-property", .warning,
    finds: "A path is set for a property that isn't a point",
    reason: """
      A path moves properties that are points, such as position. Other properties ignore it.
      """,
    source: "Apple, CAKeyframeAnimation.path",
    example: "keyframes/fly",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.x", "path": "M 0,0 L 90,40"}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position", "path": "M 0,0 L 90,40"}]}}
      """,
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard case .path = track.content, let type = PropertyType(property: track.property),
        type != .point, type != .vector
      else { return nil }
      return Violation(
        at: pointer + "/path", "\(track.property) is \(type.rawValue), which can't follow a path",
        help: "use the path for \"position\", or give \(track.property) values")
    })
}
