import Motion
import StrictJSON

/// Spring figures are what a spring does besides its facts: when Apple's frameworks say that it has
/// settled, where it turns, how often it passes its target.
struct SpringFigures {
  let spring: PhysicalSpring
  let settling: SettlingTimes
  let peak: SpringSolver.TurningPoint?
  let crossings: Int

  /// Reckons the figures; nil for what is not a spring, or cannot be evaluated.
  init?(_ motion: Motion) {
    guard case .spring(let authored) = motion, let known = try? SpringEvaluator(authored) else {
      return nil
    }
    spring = known.spring
    settling = known.solver.settlingTimes
    let highest = known.solver.peak
    peak = highest.flatMap { $0.position > 1 ? $0 : nil }
    crossings = known.solver.targetCrossings()?.count ?? 0
  }

  /// The figures in words.
  var lines: [String] {
    func time(_ seconds: Double?) -> String { seconds.map { "\(ValueText.number($0)) s" } ?? "–" }
    var lines = [
      "settling duration: Core Animation \(time(settling.coreAnimation)),"
        + " SwiftUI \(time(settling.swiftUI))"
    ]
    if let peak {
      let passes =
        crossings == 1 ? "passes its target once" : "passes its target \(crossings) times"
      lines.append("highest \(ValueText.number(peak.position)) at \(time(peak.time)), \(passes)")
    }
    return lines
  }
}

extension JSONWriter {
  /// Writes a member with the figures of a spring.
  mutating func member(_ key: String, _ figures: SpringFigures) {
    self.key(key)
    beginObject()
    member("mass", figures.spring.mass)
    member("stiffness", figures.spring.stiffness)
    member("damping", figures.spring.damping)
    member("dampingRatio", figures.spring.dampingRatio)
    self.key("settling")
    beginObject()
    member("lastCrossing", figures.settling.lastCrossing)
    member("coreAnimation", figures.settling.coreAnimation)
    member("swiftUI", figures.settling.swiftUI)
    endObject()
    member("peak", figures.peak?.position)
    member("peakTime", figures.peak?.time)
    member("targetCrossings", figures.crossings)
    endObject()
  }
}
