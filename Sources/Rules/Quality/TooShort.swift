import Diagnostics

extension Rule {
  /// Finds motions that end before anyone can see them.
  static let tooShort = Rule(
    "quality/too-short", .info,
    finds: "A motion takes less than 50 ms",
    reason: """
      That's three frames or fewer: people see a jump, and the motion tells them nothing. No \
      duration at all looks the same and costs less.
      """,
    source: "Material 3, duration tokens: the shortest is 50 ms",
    example: "curve/tap",
    failing: #"{"role": "feedback", "motion": {"named": "easeOut", "duration": 0.03}}"#,
    passing: #"{"role": "feedback", "motion": {"named": "easeOut", "duration": 0.05}}"#,
    check: .preset { examined in
      guard let time = examined.feltDuration, time > 0, time < 0.05 - 1e-9 else { return [] }
      return [
        Violation(
          at: examined.durationPointer, "takes \(examined.feltText(time)), so people see a jump",
          help: "use 0.05 s or more, or 0")
      ]
    })
}
