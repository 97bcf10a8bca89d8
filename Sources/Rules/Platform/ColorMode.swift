import Diagnostics
import Motion

extension Rule {
  /// Finds colors in modes that are meant for numbers and points.
  static let colorMode = Rule(
    "platform/color-mode", .warning,
    finds: "Colors are interpolated in a paced or cubic mode",
    reason: """
      A paced mode needs a distance between values, and none is defined for colors. A spline \
      through colors overshoots their components; the excess is cut off, so the hue changes. With \
      only two colors, every mode is a straight line.
      """,
    source: """
      Apple, CAAnimationCalculationMode, shows these modes with numbers and points; their effect \
      on colors isn't documented
      """,
    example: "keyframes/traffic-light",
    failing: """
      {"motion": {"duration": 3, "tracks": [{"property": "backgroundColor",
        "values": ["#FF0000", "#FFFF00", "#00FF00"], "calculationMode": "cubic"}]}}
      """,
    passing: """
      {"motion": {"duration": 3, "tracks": [{"property": "backgroundColor",
        "values": ["#FF0000", "#FFFF00", "#00FF00"], "calculationMode": "linear"}]}}
      """,
    in: [.keyframes, .group],
    check: .each(\.tracks) { track, pointer, _ in
      guard let mode = track.calculationMode, mode != .linear, mode != .discrete,
        case .values(let values) = track.content, values.count > 2,
        values.contains(where: \.isColor)
      else { return nil }
      let why =
        mode == .cubic
        ? "a spline overshoots color components" : "colors have no distance to pace by"
      return Violation(
        at: pointer + "/calculationMode",
        "'\(mode.rawValue)' isn't meant for \(values.count) colors: \(why)",
        help: "set \"calculationMode\": \"linear\", and set the rhythm with key times")
    })
}

extension PropertyValue {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
