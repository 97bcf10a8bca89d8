import Diagnostics
import Motion

extension Rule {
  /// Finds colours in modes that are made for numbers and points.
  static let colourMode = Rule(
    "platform/colour-mode", .warning,
    finds: "Colours are joined by a paced or cubic mode",
    reason: """
      A pace needs a distance between values, and none is defined for colours; a spline through \
      colours swings beyond their components, which are cut off, so that the hue is lost. Between \
      two colours every mode is a straight line.
      """,
    source: """
      Apple, CAAnimationCalculationMode, shows these modes with numbers and points; what they do \
      with colours is not documented
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
        values.contains(where: \.isColour)
      else { return nil }
      let why =
        mode == .cubic
        ? "a spline swings beyond colours" : "colours have no distance to be paced by"
      return Violation(
        at: pointer + "/calculationMode",
        "\(mode.rawValue) is not made for \(values.count) colours: \(why)",
        help: "set \"calculationMode\": \"linear\", with key times for the rhythm")
    })
}

extension PropertyValue {
  fileprivate var isColour: Bool { if case .color = self { true } else { false } }
}
