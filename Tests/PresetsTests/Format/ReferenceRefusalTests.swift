import Testing

/// References that are no names.
struct ReferenceRefusalTests {
  @Test("References that are no names", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"{"motion": {"named": "linear", "duration": "Fast", "delay": "duration/"}}"#,
      #"naming/syntax 1:62 /motion/duration | duration is not the name of a preset: "Fast" | a name holds only a–z, 0–9, '-' and '/'"#,
      #"naming/syntax 1:79 /motion/delay | delay is not the name of a preset: "duration/" | the parts of a name begin and end with a letter or digit"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"use": "Curve Card"}}"#,
      #"naming/syntax 1:55 /motion/use | use is not the name of a preset: "Curve Card" | a name holds only a–z, 0–9, '-' and '/'"#
    ),
    .init(
      preset:
        #"{"counterpart": "", "reducedMotion": "None", "deprecated": {"use": "-"}, "aliases": ["ok", "Not Ok", "a//b"], "motion": "ease"}"#,
      #"naming/syntax 1:35 /counterpart | counterpart is not the name of a preset: "" | a name is not empty"#,
      #"naming/syntax 1:56 /reducedMotion | reducedMotion is not the name of a preset: "None" | a name holds only a–z, 0–9, '-' and '/'"#,
      #"naming/syntax 1:86 /deprecated/use | use is not the name of a preset: "-" | the parts of a name begin and end with a letter or digit"#,
      #"naming/syntax 1:110 /aliases/1 | aliases[1] is not the name of a preset: "Not Ok" | a name holds only a–z, 0–9, '-' and '/'"#,
      #"naming/syntax 1:120 /aliases/2 | aliases[2] is not the name of a preset: "a//b" | the parts of a name begin and end with a letter or digit"#
    ),
    .init(
      preset:
        #"{"motion": {"timing": "ease-out 300ms", "tracks": [{"property": "opacity", "values": [0], "timings": ["1"]}]}}"#,
      #"naming/syntax 1:41 /motion/timing | timing is not the name of a preset: "ease-out 300ms" | a name holds only a–z, 0–9, '-' and '/'"#,
      #"naming/syntax 1:121 /motion/tracks/0/timings/0 | timings[0] is not the name of a preset: "1" | a name begins with a letter"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"preset": "ä"}]}}"#,
      #"naming/syntax 1:54 /motion/members/0/preset | preset is not the name of a preset: "ä" | a name holds only a–z, 0–9, '-' and '/'"#
    ),
  ]
}
