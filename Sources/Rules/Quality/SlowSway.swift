import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds loops that sway as slowly as a ship.
  static let slowSway = Rule(
    "quality/slow-sway", .warning,
    finds: "A loop moves back and forth 0.15 to 0.3 times per second",
    reason: """
      People are most sensitive to motion that sways about once in five seconds, like a ship: it \
      makes them sick, the more so the larger it is. The rule counts reversals of the motion \
      itself; jumps back to the start, full rotations, and colors don't sway.
      """,
    source: "Apple, Human Interface Guidelines, Motion: avoid oscillation around 0.2 Hz",
    example: "keyframes/float",
    failing: """
      {"role": "loop", "motion": {"duration": 2.5, "autoreverses": true,
        "repeatCount": "infinite", "tracks": [{"property": "position.y", "values": [0, 12]}]}}
      """,
    passing: """
      {"role": "loop", "motion": {"duration": 1, "autoreverses": true,
        "repeatCount": "infinite", "tracks": [{"property": "position.y", "values": [0, 12]}]}}
      """,
    check: .preset { examined in
      examined.ownElements.flatMap { part -> [Violation] in
        guard case .keyframes(let keyframes) = part.motion else { return [] }
        let timing = MediaTiming(
          keyframes, groupDuration: examined.groupDuration, seconds: \.seconds)
        let pace = abs(timing.speed) * part.pace
        guard pace > 0, timing.cycleDuration > 0 else { return [] }
        let cycle = timing.cycleDuration / pace
        let whole = min(timing.activeDuration / pace, examined.groupDuration ?? .infinity)
        // A sway takes 3.3 to 6.7 s, and two of them are the least that is a loop.
        guard whole >= 6.6, whole / cycle >= 1.5 || cycle >= 6.6 else { return [] }
        let sampledTracks = part.sampledTracks(where: \.glides) { $1 == 2 ? $0.elsewhere : nil }
        return sampledTracks.compactMap { sampledTrack in
          let sways = sampledTrack.sways(andBack: timing.autoreverses)
          let rate = sways / cycle
          guard rate >= 0.15 - 1e-9, rate <= 0.3 + 1e-9, rate * whole >= 2 - 1e-9 else {
            return nil
          }
          return Violation(
            at: sampledTrack.property.pointer,
            "\(sampledTrack.property.name) sways \(RuleFigure.number(rate)) times per second",
            help: "sway more than 0.3 or less than 0.15 times per second, or change a color instead"
          )
        }
      }
    })
}

extension ExaminedPreset {
  /// How long it takes if it's a group; nil if it isn't, or has no end.
  fileprivate var groupDuration: Double? {
    if case .group = motion { facts?.duration } else { nil }
  }
}

extension SampledTrack {
  /// How often it moves back and forth in one cycle; 0 if it jumps back to its start.
  ///
  /// Movements over less than a quarter of the whole range aren't counted.
  fileprivate func sways(andBack: Bool) -> Double {
    guard let (first, last) = ends else { return 0 }
    return first.indices.map { part in
      guard let series = series({ $0.indices.contains(part) ? $0[part] : 0 }) else { return 0 }
      let size = (series.range.upperBound - series.range.lowerBound) / 4
      guard size > 0, andBack || abs(last[part] - first[part]) <= size else { return 0 }
      let run = series.points.map(\.value)
      let cycle = andBack ? run + run.reversed() : run
      // The first cycle has no turn at its start.
      let twice = TimeSeries(corners: cycle + cycle).swings(of: size).count
      let thrice = TimeSeries(corners: cycle + cycle + cycle).swings(of: size).count
      return Double(thrice - twice) / 2
    }.max() ?? 0
  }
}

extension AnimatedElement.Property {
  fileprivate var glides: Bool { category.isMovement && !isStepped }
}
