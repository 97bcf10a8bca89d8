import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds fades and color changes that leave the range that can be shown.
  static let effectsOvershoot = Rule(
    "quality/effects-overshoot", .warning,
    finds: "An opacity or color leaves its range by more than 0.5%",
    reason: """
      Nothing is more than opaque or redder than red. The overshoot is cut off, so the fade \
      arrives early, stands still, and then flickers back. Springs for effects should be \
      critically damped.
      """,
    source: "Material 3, motion physics: effects springs have a damping ratio of 1",
    example: "animator/appear",
    failing: """
      {"motion": {"timing": {"duration": 0.3, "bounce": 0.4}, "animations": [
        {"property": "opacity", "from": 0, "to": 1}]}}
      """,
    passing: """
      {"motion": {"timing": {"duration": 0.3, "bounce": 0}, "animations": [
        {"property": "opacity", "from": 0, "to": 1}]}}
      """,
    check: .preset { examined in
      examined.ownElements.flatMap { part -> [Violation] in
        if case .transition(let transition) = part.motion, transition.fades {
          guard let range = transition.timing.progressRange, let excess = range.excess else {
            return []
          }
          return [violation(excess, of: "the fade", at: part.timingPointer)]
        }
        let sampledTracks = part.sampledTracks(where: \.isLimited) { goal, _ in goal.farEnd }
        return sampledTracks.compactMap { sampledTrack in
          guard let excess = sampledTrack.excess else { return nil }
          return violation(
            excess, of: sampledTrack.property.name, at: sampledTrack.property.pointer)
        }
      }
    })

  private static func violation(_ excess: Double, of what: String, at pointer: String) -> Violation
  {
    Violation(
      at: pointer, "\(what) leaves its range by \(RuleFigure.percent(atMost: excess))",
      help: "keep the values within their range, and use a timing that doesn't bounce")
  }
}

extension AnimatedElement.Property {
  /// Whether it's an effect, whose values have limits, and isn't additive.
  fileprivate var isLimited: Bool { (category == .light || category == .colour) && !isAdditive }
}

extension Transition {
  /// Whether the platform fades it.
  fileprivate var fades: Bool { style == .fade || style == .crossDissolve }
}

extension ClosedRange<Double> {
  /// How far it leaves 0…1, if that can be seen.
  fileprivate var excess: Double? {
    let excess = Swift.max(-lowerBound, upperBound - 1)
    return excess > 0.005 + 1e-9 ? excess : nil
  }
}

extension SampledTrack {
  /// How far any part of its value leaves 0…1, if that can be seen.
  fileprivate var excess: Double? {
    guard let count = ends?.first.count else { return nil }
    return (0..<count).compactMap { part in
      series { $0.indices.contains(part) ? $0[part] : 0 }?.range.excess
    }.max()
  }
}

extension PropertyValue {
  /// The other end of the range: the farthest that an unknown value can be.
  fileprivate var farEnd: PropertyValue? {
    switch self {
    case .quantity(.number(let number)): .quantity(.number(number < 0.5 ? 1 : 0))
    case .color(let color): RGBA("#" + color.text.dropFirst().prefix(6).farEnds).map { .color($0) }
    case .quantity(.measure), .vector, .boolean, .string, .current: nil
    }
  }
}

extension Substring {
  /// Pairs of hexadecimal digits, each at the other end.
  fileprivate var farEnds: String {
    indices.enumerated().filter { $0.offset % 2 == 0 }
      .map { (self[$0.element].hexDigitValue ?? 0) < 8 ? "FF" : "00" }.joined()
  }
}
