import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds what enters at growing speed and stops dead.
  static let easeInEnter = Rule(
    "quality/ease-in-enter", .info,
    finds: "What enters gathers speed and stops dead",
    reason: """
      An ease-in begins slowly, which feels late, and is fastest where it has to be read. What \
      enters is to arrive at full speed and settle; gathering speed is for what leaves.
      """,
    source: "Material 3, easing: enter decelerated, exit accelerated",
    example: "curve/card-in",
    failing: #"{"role": "enter", "motion": {"named": "easeIn", "duration": 0.3}}"#,
    passing: #"{"role": "enter", "motion": {"named": "easeOut", "duration": 0.3}}"#,
    check: .preset { examined in
      guard examined.enters, !examined.isScrubbed, !examined.isLoop else { return [] }
      return examined.ownElements.compactMap { part in
        guard part.moves, let sketch = examined.sketch(of: part), sketch.gathersSpeed else {
          return nil
        }
        return Violation(
          at: part.timing == nil ? part.pointer : part.timingPointer,
          "enters at growing speed and stops dead",
          help: "use an ease-out, or a spring")
      }
    })
}

extension ExaminedPreset {
  /// Whether it brings something in, as every transition does that takes nothing away.
  fileprivate var enters: Bool {
    if let phase { return phase == .enter }
    return preset.kind == .transition
  }

  /// The shape of a part, or that of its timing.
  fileprivate func sketch(of part: AnimatedElement) -> Sketch? {
    if case .keyframes(let keyframes) = part.motion, keyframes.tracks.count != 1 {
      guard case .curve(let curve) = keyframes.timing, !curve.isStepped else { return nil }
      return PresetFacts(of: .curve(curve)).sketch
    }
    if case .curve(let curve) = part.motion, curve.isStepped { return nil }
    return facts(of: part).sketch
  }
}

extension AnimatedElement {
  /// Whether it moves anything; of a curve or spring its use says so.
  fileprivate var moves: Bool {
    switch motion {
    case .curve, .spring: true
    case .duration, .group: false
    case .keyframes, .transition, .animator: properties.contains { $0.category.isMovement }
    }
  }

}

extension Sketch {
  /// Whether the last quarter of the time has a quarter more of the distance than is its fraction, and the
  /// first a fifth less.
  fileprivate var gathersSpeed: Bool {
    1 - progress(at: 0.75) > 0.25 * 1.25 && progress(at: 0.25) < 0.25 * 0.8
  }
}
