import Motion
import Preview
import StrictJSON

/// Spring figures are more properties of a spring: its durations, its peak, and the number of target
/// crossings.
struct SpringFigures {
  let spring: PhysicalSpring
  let settling: SettlingTimes
  let peak: SpringSolver.TurningPoint?
  let crossings: Int

  /// Computes the figures; nil for other motions, and if it can't be evaluated.
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
    func time(_ seconds: Double) -> String { "\(ValueText.number(seconds)) s" }
    var lines: [String] = []
    if let peak {
      let passes =
        crossings == 1 ? "crosses its target once" : "crosses its target \(crossings) times"
      lines.append(
        "peaks at \(ValueText.number(peak.position)) after \(time(peak.time)), \(passes)")
    }
    let shown = durations.map { (time: time($0.seconds), meaning: $0.meaning) }
    let width = shown.map(\.time.utf8.count).max() ?? 0
    lines.append("durations")
    for (time, meaning) in shown {
      let padding = String(repeating: " ", count: width - time.utf8.count)
      lines.append("  \(time)\(padding)  \(meaning)")
    }
    return lines
  }

  /// The durations and their meanings.
  private var durations: [(seconds: Double, meaning: String)] {
    let all: [(seconds: Double?, meaning: String)] = [
      (spring.perceptualDuration, "perceptual duration (SwiftUI's duration and response)"),
      (spring.settlingDuration, "UIKit's settling time (duration with a dampingRatio)"),
      (settling.lastCrossing, "settles within 0.001 of the target"),
      (settling.coreAnimation, "Core Animation's settlingDuration"),
      (settling.swiftUI, "SwiftUI's settlingDuration"),
    ]
    return all.compactMap { duration in
      duration.seconds.map { ($0, duration.meaning) }
    }
  }
}

extension JSONWriter {
  /// Writes the figures of a spring.
  mutating func spring(_ figures: SpringFigures) {
    member("mass", figures.spring.mass)
    member("stiffness", figures.spring.stiffness)
    member("damping", figures.spring.damping)
    member("dampingRatio", figures.spring.dampingRatio)
    member("perceptualDuration", figures.spring.perceptualDuration)
    object("settling") { writer in
      writer.member("lastCrossing", figures.settling.lastCrossing)
      writer.member("coreAnimation", figures.settling.coreAnimation)
      writer.member("swiftUI", figures.settling.swiftUI)
      writer.member("uiKit", figures.spring.settlingDuration)
    }
    member("peak", figures.peak?.position)
    member("peakTime", figures.peak?.time)
    member("targetCrossings", figures.crossings)
  }
}
