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
      #"naming/syntax 1:62 /motion/duration | duration isn't a valid preset name: 'Fast' | a name can contain only a–z, 0–9, '-', and '/'"#,
      #"naming/syntax 1:79 /motion/delay | delay isn't a valid preset name: 'duration/' | each part of a name must start and end with a letter or digit"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"use": "Curve Card"}}"#,
      #"naming/syntax 1:55 /motion/use | use isn't a valid preset name: 'Curve Card' | a name can contain only a–z, 0–9, '-', and '/'"#
    ),
    .init(
      preset:
        #"{"counterpart": "", "reducedMotion": "None", "deprecated": {"use": "-"}, "aliases": ["ok", "Not Ok", "a//b"], "motion": "ease"}"#,
      #"naming/syntax 1:35 /counterpart | counterpart isn't a valid preset name: '' | a name can't be empty"#,
      #"naming/syntax 1:56 /reducedMotion | reducedMotion isn't a valid preset name: 'None' | a name can contain only a–z, 0–9, '-', and '/'"#,
      #"naming/syntax 1:86 /deprecated/use | use isn't a valid preset name: '-' | each part of a name must start and end with a letter or digit"#,
      #"naming/syntax 1:110 /aliases/1 | aliases[1] isn't a valid preset name: 'Not Ok' | a name can contain only a–z, 0–9, '-', and '/'"#,
      #"naming/syntax 1:120 /aliases/2 | aliases[2] isn't a valid preset name: 'a//b' | each part of a name must start and end with a letter or digit"#
    ),
    .init(
      preset:
        #"{"motion": {"timing": "ease-out 300ms", "tracks": [{"property": "opacity", "values": [0], "timings": ["1"]}]}}"#,
      #"naming/syntax 1:41 /motion/timing | timing isn't a valid preset name: 'ease-out 300ms' | a name can contain only a–z, 0–9, '-', and '/'"#,
      #"naming/syntax 1:121 /motion/tracks/0/timings/0 | timings[0] isn't a valid preset name: '1' | a name must start with a letter"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"preset": "ä"}]}}"#,
      #"naming/syntax 1:54 /motion/members/0/preset | preset isn't a valid preset name: 'ä' | a name can contain only a–z, 0–9, '-', and '/'"#
    ),
  ]
}
