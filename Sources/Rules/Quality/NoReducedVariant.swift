import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds movement, scale, and depth without an authored reduced-motion alternative.
  static let noReducedVariant = Rule(
    "quality/no-reduced-variant", .warning, upTo: .error,
    finds: "A preset moves, scales, or rotates something without a reduced-motion alternative",
    reason: """
      Movement across the screen makes some people dizzy or sick, most of all turning pages and \
      sliding screens. People who ask for reduced motion need an authored alternative: a \
      cross-fade, an instant change ("none"), or, where it's safe, the motion itself ("keep"). A \
      preset that uses another preset has that preset's alternative. Curves, springs, and fades \
      don't move anything.
      """,
    source:
      "WCAG 2.2, 2.3.3 Animation from Interactions; Apple, Reduced Motion evaluation criteria",
    example: "transition/flip",
    failing: #"{"motion": {"style": "flip", "direction": "fromLeft"}}"#,
    passing: #"{"motion": {"style": "flip", "direction": "fromLeft"}, "reducedMotion": "none"}"#,
    where: { $0.reducedMotion == nil || $0.reducedMotion == .keep },
    check: .preset { examined in
      let reduced = examined.reducedMotion
      guard reduced == nil || reduced == .keep else { return [] }
      let parts = examined.ownElements
      let movements = parts.lazy.flatMap(\.properties).filter(\.category.isMovement)
      guard let movement = movements.first else { return [] }
      let isFlip = parts.contains(where: \.flips)
      let isGreat = isFlip || examined.isFullScreen
      guard reduced == nil || isGreat else { return [] }
      let what = isFlip ? "turns over" : isGreat ? "moves a whole screen" : "moves \(movement.name)"
      if reduced == .keep {
        return [
          Violation(
            at: "/reducedMotion", "\(what), even if people prefer reduced motion",
            help: "use a cross-fade, or \"none\" for an instant change", level: .warning)
        ]
      }
      return [
        Violation(
          at: movement.pointer, "\(what), and has no reduced-motion alternative",
          help: "set \"reducedMotion\" to a cross-fade"
            + (isGreat
              ? " or \"none\" (an instant change)"
              : ", \"none\" (an instant change), or \"keep\" if the motion is safe"),
          level: isGreat ? .error : .warning)
      ]
    })
}

extension ExaminedPreset {
  /// Its reduced-motion alternative, or that of the preset it uses.
  fileprivate var reducedMotion: ReducedMotion? {
    var preset = preset
    // A cycle of uses is reported elsewhere.
    for _ in 0..<ReferenceResolver.longestChain {
      if let own = preset.reducedMotion { return own }
      guard let used = preset.motion.use, let next = known.preset(named: used.name) else {
        return nil
      }
      preset = next
    }
    return nil
  }
}

extension AnimatedElement {
  /// Whether something rotates out of its plane by 90 degrees or more.
  fileprivate var flips: Bool {
    if case .transition(let transition) = motion, transition.style == .flip { return true }
    let turns = sampledTracks(where: \.turns) { _, _ in .quantity(.number(0)) }
    return turns.contains { sampledTrack in
      guard let range = sampledTrack.series({ $0.first ?? 0 })?.range else { return false }
      return range.upperBound - range.lowerBound >= 90 - 1e-6
    }
  }
}

extension AnimatedElement.Property {
  fileprivate var turns: Bool { category == .depth && name.lowercased().contains("rotat") }
}
