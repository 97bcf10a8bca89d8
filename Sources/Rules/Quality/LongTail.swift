import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds springs that keep moving long after they seem done.
  static let longTail = Rule(
    "quality/long-tail", .info,
    finds: "A spring takes more than twice its perceptual duration to settle",
    reason: """
      A spring seems done when its perceptual duration is over. Until it has settled, to within \
      0.001 of the target, completion handlers wait, and everything that waits for them is late.
      """,
    source: "Computed: the time to settle divided by 2π/ω₀, Apple's perceptual duration",
    example: "spring/wobble",
    failing: #"{"motion": {"duration": 0.4, "bounce": 0.5}}"#,
    passing: #"{"motion": {"duration": 0.4, "bounce": 0.4}}"#,
    check: .preset { examined in
      let stretched = Set(
        examined.parts.compactMap { part -> String? in
          if case .keyframes = part.motion { part.pointer + "/timing" } else { nil }
        })
      return examined.parts.compactMap { part in
        guard case .spring(var spring) = part.motion else { return nil }
        if part.use == .whole, case .spring(let whole) = examined.motion { spring = whole }
        guard let perceptual = spring.perceptualDuration,
          let settling = PresetFacts(of: .spring(spring)).settling,
          settling > 2 * perceptual * (1 + 1e-9)
        else { return nil }
        let times = "\(RuleFigure.number(settling / perceptual))× its perceptual duration"
        // Stretched to another duration, only the ratio stays.
        let hasOwnTime =
          part.use != .segment && !stretched.contains(part.pointer)
          && (part.use != .timing || spring.takesItsOwnTime)
        return Violation(
          at: part.pointer,
          hasOwnTime
            ? "settles after \(RuleFigure.seconds(settling)), \(times)" : "settles after \(times)",
          help: "use a damping ratio from 0.6 to 1.1 to settle in less than twice that duration")
      }
    })
}

extension Spring {
  /// Whether its own parameters determine how long it takes.
  fileprivate var takesItsOwnTime: Bool {
    if case .settling = parameters { false } else { true }
  }
}
