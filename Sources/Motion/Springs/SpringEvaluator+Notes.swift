extension SpringEvaluator {
  /// What to say beside the figures: readings where Apple's behaviour is not documented, and
  /// surprises.
  public var notes: [String] {
    var notes: [String] = []
    if spring.isClamped {
      notes.append(
        Self.clampingNote(
          spring.dampingRatio, reason: "as Core Animation does unless allowsOverdamping is true"))
    }
    if case .settling(let ratio, _) = authored.parameters, ratio > 1 {
      notes.append(Self.clampingNote(ratio, reason: "as UIKit's published rule has it"))
    }
    switch authored.parameters {
    case .settling:
      notes.append(Self.settlingNote)
      if spring.initialVelocity != 0 { notes.append(Self.settlingVelocityNote) }
    case .response(_, _, let blend?) where blend != .seconds(0):
      notes.append(
        "the blend time takes effect when one spring replaces another; it is not evaluated")
    default: break
    }
    switch solver.regime {
    case .overdamped: notes.append(Self.overdampedSettlingNote)
    case .critical: notes.append(Self.criticalSettlingNote)
    case .underdamped:
      if solver.decayRate == 0 { notes.append("without damping the spring never settles") }
    }
    return notes
  }

  private static func clampingNote(_ ratio: Double, reason: String) -> String {
    let shown = ratio < 1.01 ? "above 1" : "of \((ratio * 100).rounded() / 100)"
    return "the damping ratio \(shown) is taken as 1, \(reason)"
  }

  private static let settlingNote =
    "UIKit does not document how a damping ratio and a duration make a spring; this is the rule of"
    + " published re-implementations, with mass 1"
  private static let settlingVelocityNote =
    "how the initial velocity enters UIKit's rule is not verified; the stiffest fitting spring is"
    + " taken"
  private static let overdampedSettlingNote =
    "Core Animation's settling duration above a damping ratio of 1 is not known; SwiftUI's is"
    + " looked for in tenths of a second, up to 102.4 s, and is 0 beyond (not verified)"
  private static let criticalSettlingNote =
    "at a damping ratio of 1 both of Apple's settling durations are rounded up to tenths of a"
    + " second"
}
