import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds entrances that accelerate and then stop abruptly.
  static let easeInEnter = Rule(
    "quality/ease-in-enter", .info,
    finds: "An entrance accelerates and then stops abruptly",
    reason: """
      An ease-in starts slowly, which feels late, and is fastest just when people have to read the \
      content. Content that enters should start fast and slow down; acceleration is for content \
      that exits.
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
          "accelerates as it enters, then stops abruptly",
          help: "use an ease-out, or a spring")
      }
    })
}

extension ExaminedPreset {
  /// Whether it's an entrance; so is every transition that isn't an exit.
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
  /// Whether it moves anything; a curve or spring counts as moving.
  fileprivate var moves: Bool {
    switch motion {
    case .curve, .spring: true
    case .duration, .group: false
    case .keyframes, .transition, .animator: properties.contains { $0.category.isMovement }
    }
  }

}

extension Sketch {
  /// Whether the last quarter of the time covers at least 25% more of the distance than its share,
  /// and the first quarter at least 20% less.
  fileprivate var gathersSpeed: Bool {
    1 - progress(at: 0.75) > 0.25 * 1.25 && progress(at: 0.25) < 0.25 * 0.8
  }
}
