extension RuleBook {
  /// Rules for references.
  static let references: [Rule] = [
    .reading(
      "reference/dangling", finds: "A reference points to a preset that doesn't exist",
      reason: "A preset that takes its values from it has none.",
      failing: #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/crad"}}}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/kind", finds: "A reference points to a preset of the wrong kind",
      reason: "A spring can't take its values from a duration.",
      failing:
        #"{"presets": {"card/enter": {"kind": "spring", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/cycle", finds: "References form a cycle",
      reason: "None of the presets in the cycle has values of its own.",
      failing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      passing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"named": "easeIn"}}}}"#
    ),
    .reading(
      "reference/expansion", finds: "A preset and everything it refers to exceed the size limits",
      reason:
        "A few lines of nested groups can expand to more than any program can play. The limits are "
        + "2,000 moving parts, 1,000,000 values, and a chain of 64 references.",
      failing: .groups(of: 13), passing: .groups(of: 12)),
  ]
}

extension RuleExample {
  /// A document of three groups, each of which lists the next this many times.
  fileprivate static func groups(of count: Int) -> RuleExample {
    func group(_ name: String, _ member: String) -> String {
      let members = Array(repeating: #"{"preset": "\#(member)"}"#, count: count)
      return #""\#(name)": {"motion": {"members": [\#(members.joined(separator: ", "))]}}"#
    }
    let groups = [group("a", "b"), group("b", "c"), group("c", "curve/card")]
    return RuleExample(
      #"{"presets": {\#(groups.joined(separator: ", ")), "curve/card": "ease-out 300ms"}}"#)
  }
}
