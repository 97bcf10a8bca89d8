import Diagnostics
import Motion

extension Rule {
  /// Finds tension, continuity, and bias that have no spline, or not one number for each value.
  static let splineParameters = Rule(
    "platform/spline-parameters", .warning,
    finds: "Tension, continuity, or bias is set without a cubic mode, or not once for each value",
    reason: """
      They shape the spline of the cubic modes. Other modes, paths, which are already curves, and \
      frames ignore them. Values without their own number use 0.
      """,
    source: "Apple, CAKeyframeAnimation: Cubic Mode Attributes; missing numbers aren't documented",
    example: "keyframes/swing",
    failing: """
      {"motion": {"duration": 0.6, "tracks": [
        {"property": "position.y", "values": [310, 60, 310], "tension": 0.5}]}}
      """,
    passing: """
      {"motion": {"duration": 0.6, "tracks": [{"property": "position.y", "values": [310, 60, 310],
        "calculationMode": "cubic", "tension": 0.5}]}}
      """,
    fixes: "removes the ignored values",
    in: [.keyframes, .group],
    check: .all(\.tracks) { track, pointer, _ in
      let given = [
        ("tension", track.tension), ("continuity", track.continuity), ("bias", track.bias),
      ]
      return given.compactMap { name, numbers in
        numbers.flatMap { track.mismatch(of: name, $0, at: "\(pointer)/\(name)") }
      }
    })
}

extension Keyframes.Track {
  fileprivate func mismatch(
    of name: String, _ numbers: Keyframes.PerKey, at pointer: String
  ) -> Violation? {
    if let reason = splineless {
      return Violation(
        at: pointer, "\(name) is ignored: \(reason)",
        help: "remove it, or give values and \"calculationMode\": \"cubic\"",
        edits: [.remove(pointer: pointer)])
    }
    guard case .each(let each) = numbers, let wanted = pointCount, each.count != wanted else {
      return nil
    }
    let surplus = (0..<each.count).dropFirst(wanted).reversed()
    return Violation(
      at: pointer,
      "\(name) has \(RuleFigure.count(each.count, "number")) for "
        + RuleFigure.count(wanted, "value"),
      help: "give one for each value, or a single number for all",
      edits: surplus.map { .remove(pointer: "\(pointer)/\($0)") })
  }

  /// Why no spline is drawn; nil if one is.
  private var splineless: String? {
    switch content {
    case .path: return "a path is already a curve"
    case .frames: return "frames don't use it"
    case .values: break
    }
    switch calculationMode ?? .linear {
    case .cubic, .cubicPaced: return nil
    case let mode: return "'\(mode.rawValue)' has no spline"
    }
  }
}
