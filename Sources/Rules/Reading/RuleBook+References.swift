extension RuleBook {
  /// What references are held to.
  static let references: [Rule] = [
    .reading(
      "reference/dangling", finds: "A reference names no preset",
      reason: "Whatever takes its values from there has none.",
      failing: #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/crad"}}}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/kind", finds: "A reference names a preset of the wrong kind",
      reason: "A spring cannot take its values from a duration.",
      failing:
        #"{"presets": {"card/enter": {"kind": "spring", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#,
      passing:
        #"{"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}"#
    ),
    .reading(
      "reference/cycle", finds: "References lead back to where they began",
      reason: "None of the presets in the cycle has values of its own.",
      failing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"use": "a"}}}}"#,
      passing:
        #"{"presets": {"a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"named": "easeIn"}}}}"#
    ),
    .reading(
      "reference/expansion", finds: "A preset comes to too much with all that it refers to",
      reason:
        "A few lines of groups that list groups can come to more than any program can play: at most 2,000 moving parts, 1,000,000 values and 64 references in a row are allowed.",
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
