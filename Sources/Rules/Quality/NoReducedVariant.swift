import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds movement, scale and depth without an authored alternative for people who need less.
  static let noReducedVariant = Rule(
    "quality/no-reduced-variant", .warning, upTo: .error,
    finds: "Something moves, grows or turns, and no alternative is given for reduced motion",
    reason: """
      Movement across the screen makes some people dizzy or sick; turning pages and sliding screens \
      most of all. Whoever asks for less motion is to get an authored alternative: a cross-fade, a \
      cut ("none") or, where it is safe, the motion itself ("keep"). A preset that uses another one \
      has its alternative; curves, springs and fades move nothing.
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
            at: "/reducedMotion", "\(what), which is kept where people ask for less motion",
            help: "name a cross-fade, or \"none\" for a cut", level: .warning)
        ]
      }
      return [
        Violation(
          at: movement.pointer, "\(what), and has no alternative for reduced motion",
          help: "give \"reducedMotion\": a cross-fade"
            + (isGreat
              ? " or \"none\" for a cut"
              : ", \"none\" for a cut, or \"keep\" where it is safe as it is"),
          level: isGreat ? .error : .warning)
      ]
    })
}

extension ExaminedPreset {
  /// What takes its place for reduced motion: its own, or that of the preset it uses.
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
  /// Whether something is turned out of its plane until it is on edge, or beyond.
  fileprivate var flips: Bool {
    if case .transition(let transition) = motion, transition.style == .flip { return true }
    let turns = trajectories(where: \.turns) { _, _ in .quantity(.number(0)) }
    return turns.contains { trajectory in
      guard let range = trajectory.signal({ $0.first ?? 0 })?.range else { return false }
      return range.upperBound - range.lowerBound >= 90 - 1e-6
    }
  }
}

extension AnimatedElement.Property {
  fileprivate var turns: Bool { category == .depth && name.lowercased().contains("rotat") }
}
