import Testing

/// Fields that are missing.
struct MissingFieldRefusalTests {
  @Test("Fields that are missing", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"{}"#,
      #"structure/missing-field 1:19  | the preset needs the field 'motion' | add "motion": "ease-out 300ms""#
    ),
    .init(
      preset: #"{"kind": "curve"}"#,
      #"structure/missing-field 1:19  | the preset needs the field 'motion' | add "motion": "ease-out 300ms""#
    ),
    .init(
      preset: #"{"motion": {}}"#,
      #"structure/missing-field 1:30 /motion | can't tell the kind of 'motion' from its fields | add "kind" with one of these values: curve, spring, duration, keyframes, transition, animator, group"#
    ),
    .init(
      preset: #"{"motion": {"duration": 1}}"#,
      #"structure/missing-field 1:30 /motion | can't tell the kind of 'motion' from its fields | add "kind" with one of these values: curve, spring, duration, keyframes, transition, animator, group"#
    ),
    .init(
      preset: #"{"motion": {"use": "b"}}"#,
      #"structure/missing-field 1:30 /motion | can't tell the kind of 'motion' from its fields | add "kind" with one of these values: curve, spring, duration, keyframes, transition, animator, group"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {}}"#,
      #"structure/missing-field 1:47 /motion | motion needs one of the fields 'cubicBezier', 'named', 'linear', 'steps', 'path', 'use' | for example, add "cubicBezier": [0.2, 0, 0, 1]"#
    ),
    .init(
      preset: #"{"kind": "spring", "motion": {}}"#,
      #"structure/missing-field 1:48 /motion | motion has no parameters | @ways"#),
    .init(
      preset: #"{"kind": "duration", "motion": {}}"#,
      #"structure/missing-field 1:50 /motion | motion needs one of the fields 'seconds', 'use' | for example, add "seconds": 0.3"#
    ),
    .init(
      preset: #"{"kind": "keyframes", "motion": {}}"#,
      #"structure/missing-field 1:51 /motion | motion needs the field 'tracks' | add "tracks": [{"property": "opacity", "values": [0, 1]}]"#
    ),
    .init(
      preset: #"{"kind": "transition", "motion": {}}"#,
      #"structure/missing-field 1:52 /motion | motion needs the field 'style' | add "style": "fade""#
    ),
    .init(
      preset: #"{"kind": "animator", "motion": {}}"#,
      #"structure/missing-field 1:50 /motion | motion needs the field 'animations' | add "animations": [{"property": "opacity", "to": 1}]"#,
      #"structure/missing-field 1:50 /motion | motion needs the field 'duration' | add a duration; only springs have one of their own"#
    ),
    .init(
      preset: #"{"kind": "group", "motion": {}}"#,
      #"structure/missing-field 1:47 /motion | motion needs the field 'members' | add "members": [{"preset": "curve/card"}]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{}]}}"#,
      #"structure/missing-field 1:42 /motion/tracks/0 | tracks[0] needs the field 'property' | add "property": "opacity""#,
      #"structure/missing-field 1:42 /motion/tracks/0 | tracks[0] needs one of the fields 'values', 'path', 'frames' | for example, add "values": [0, 1]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "frames": [{}]}]}}"#,
      #"structure/missing-field 1:77 /motion/tracks/0/frames/0 | frames[0] needs the field 'start' | add "start": 0"#,
      #"structure/missing-field 1:77 /motion/tracks/0/frames/0 | frames[0] needs the field 'duration' | add "duration": 0.3"#,
      #"structure/missing-field 1:77 /motion/tracks/0/frames/0 | frames[0] needs one of the fields 'to', 'by' | for example, add "to": 1"#
    ),
    .init(
      preset: #"{"motion": {"style": "zoom"}}"#,
      #"structure/missing-field 1:30 /motion | motion needs the field 'layers' | add the layers that replace the zoom where the system has none"#
    ),
    .init(
      preset:
        #"{"motion": {"preferredFrameRateRange": {"minimum": 80}, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
      #"structure/missing-field 1:58 /motion/preferredFrameRateRange | preferredFrameRateRange needs the field 'maximum' | add "maximum": 120"#
    ),
    .init(
      preset: #"{"motion": {"style": "custom"}}"#,
      #"structure/missing-field 1:30 /motion | motion needs the field 'layers' | add the layers that a custom transition moves"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "layers": [{}, {"layer": "source", "frames": [{}]}], "perspective": {}}}"#,
      #"structure/missing-field 1:61 /motion/layers/0 | layers[0] needs the field 'layer' | add "layer": "source""#,
      #"structure/missing-field 1:96 /motion/layers/1/frames/0 | frames[0] needs the field 'property' | add "property": "opacity""#,
      #"structure/missing-field 1:96 /motion/layers/1/frames/0 | frames[0] needs the field 'start' | add "start": 0"#,
      #"structure/missing-field 1:96 /motion/layers/1/frames/0 | frames[0] needs the field 'duration' | add "duration": 0.3"#,
      #"structure/missing-field 1:96 /motion/layers/1/frames/0 | frames[0] needs one of the fields 'to', 'by' | for example, add "to": 1"#,
      #"structure/missing-field 1:118 /motion/perspective | perspective needs one of the fields 'eyeDistance', 'm34' | for example, add "eyeDistance": 500"#
    ),
    .init(
      preset: #"{"motion": {"style": "push", "interaction": {}}}"#,
      #"structure/missing-field 1:63 /motion/interaction | interaction needs the field 'gesture' | add "gesture": "pan""#
    ),
    .init(
      preset: #"{"motion": {"animations": [{}]}}"#,
      #"structure/missing-field 1:46 /motion/animations/0 | animations[0] needs the field 'property' | add "property": "opacity""#,
      #"structure/missing-field 1:46 /motion/animations/0 | animations[0] needs one of the fields 'to', 'by' | for example, add "to": 1"#,
      #"structure/missing-field 1:30 /motion | motion needs the field 'duration' | add a duration; only springs have one of their own"#
    ),
    .init(
      preset: #"{"motion": {"timing": "ease(", "animations": [{"property": "opacity", "to": 1}]}}"#,
      #"structure/value 1:41 /motion/timing | 'ease()' isn't a motion | @expression"#),
    .init(
      preset:
        #"{"motion": {"timing": {"named": "easeIn"}, "animations": [{"property": "opacity", "to": 1}]}}"#,
      #"structure/missing-field 1:30 /motion | motion needs the field 'duration' | add a duration; only springs have one of their own"#
    ),
    .init(
      preset: #"{"motion": {"members": [{}]}}"#,
      #"structure/missing-field 1:43 /motion/members/0 | members[0] needs one of the fields 'preset', 'motion' | for example, add "preset": "curve/card""#
    ),
    .init(
      preset: #"{"ignore": [{}], "motion": "ease"}"#,
      #"structure/missing-field 1:31 /ignore/0 | ignore[0] needs the field 'rule' | add "rule": "naming/syntax""#,
      #"structure/missing-field 1:31 /ignore/0 | ignore[0] needs the field 'reason' | add "reason": "why the rule doesn't apply""#
    ),
    .init(
      preset: #"{"motion": {"members": [{"motion": {}}]}}"#,
      #"structure/missing-field 1:54 /motion/members/0/motion | can't tell the kind of 'motion' from its fields | add "kind" with one of these values: curve, spring, duration, keyframes, transition, animator, group"#
    ),
  ]
}
