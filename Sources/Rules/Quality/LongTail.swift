import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds springs that go on moving long after people take them for done.
  static let longTail = Rule(
    "quality/long-tail", .info,
    finds: "A spring takes more than twice its perceptual duration to settle",
    reason: """
      People take a spring for done when its perceptual duration is over; until it has settled, to \
      within .001 of the target, completions wait, and what waits for them comes late.
      """,
    source: "computed: time to settle against 2π/ω₀, Apple's perceptual duration",
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
        let times = "\(RuleFigure.number(settling / perceptual)) times its perceptual duration"
        // In another time than its own only the ratio stays.
        let hasOwnTime =
          part.use != .segment && !stretched.contains(part.pointer)
          && (part.use != .timing || spring.takesItsOwnTime)
        return Violation(
          at: part.pointer,
          hasOwnTime
            ? "settles after \(RuleFigure.seconds(settling)), \(times)" : "settles after \(times)",
          help: "a damping ratio between .6 and 1.1 settles in less than twice the time")
      }
    })
}

extension Spring {
  /// Whether no duration beside it changes how long it takes.
  fileprivate var takesItsOwnTime: Bool {
    if case .settling = parameters { false } else { true }
  }
}
