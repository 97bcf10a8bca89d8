import Testing

/// Spring figures are a spring's known facts.
struct SpringFigures: CustomTestStringConvertible {
  var text: String
  var settling: Double?
  var overshoot: Double
  var dampingRatio, bounce: Double

  var testDescription: String { text }

  init(
    _ fields: String, settling: Double?, overshoot: Double, dampingRatio: Double, bounce: Double
  ) {
    text = "{\"motion\": {\(fields)}}"
    self.settling = settling
    self.overshoot = overshoot
    self.dampingRatio = dampingRatio
    self.bounce = bounce
  }

  static let all = [
    SpringFigures(
      #""mass": 1, "stiffness": 100, "damping": 10"#, settling: 1.2701651956539863,
      overshoot: 0.16303353482158048, dampingRatio: 0.5, bounce: 0.5),
    SpringFigures(
      #""mass": 2, "stiffness": 200, "damping": 20"#, settling: 1.2701651956539863,
      overshoot: 0.16303353482158048, dampingRatio: 0.5, bounce: 0.5),
    // ω₀ · T = 9.233413…, the root of (1 + x)e⁻ˣ = .001.
    SpringFigures(
      #""mass": 1, "stiffness": 100, "damping": 20"#, settling: 0.9233413476451586,
      overshoot: 0, dampingRatio: 1, bounce: 0),
    // Above 1 it is clamped unless overdamping is allowed, as SwiftUI's form does.
    SpringFigures(
      #""mass": 1, "stiffness": 100, "damping": 40"#, settling: 0.9233413476451586,
      overshoot: 0, dampingRatio: 1, bounce: 0),
  ]
}
