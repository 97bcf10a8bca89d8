import Diagnostics

extension Rule {
  /// Finds motions that are over before anyone can see them.
  static let tooShort = Rule(
    "quality/too-short", .info,
    finds: "A motion takes less than 50 ms",
    reason: """
      That is three frames or less: people see a jump, and the motion says nothing. No duration at \
      all is honest, and cheaper.
      """,
    source: "Material 3, duration tokens: the shortest is 50 ms",
    example: "curve/tap",
    failing: #"{"role": "feedback", "motion": {"named": "easeOut", "duration": 0.03}}"#,
    passing: #"{"role": "feedback", "motion": {"named": "easeOut", "duration": 0.05}}"#,
    check: .preset { examined in
      guard let time = examined.feltDuration, time > 0, time < 0.05 - 1e-9 else { return [] }
      return [
        Violation(
          at: examined.durationPointer, "takes \(examined.feltText(time)): it is seen as a jump",
          help: "give it 0.05 s or more, or 0")
      ]
    })
}
