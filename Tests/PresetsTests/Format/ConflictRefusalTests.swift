import Testing

/// Fields that exclude each other.
struct ConflictRefusalTests {
  @Test("Fields that exclude each other", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "corners": ["topLeft"], "values": [0]}]}}"#,
      #"structure/conflict 1:77 /motion/tracks/0/corners | 'corners' requires the property 'cornerRadius', but the property is 'opacity' | remove it"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "alpha", "corners": ["topLeft"], "to": 0}]}}"#,
      #"structure/conflict 1:94 /motion/animations/0/corners | 'corners' requires the property 'cornerRadius', but the property is 'alpha' | remove it"#
    ),
    .init(
      preset: #"{"motion": {"cubicBezier": [0, 0, 1, 1], "named": "linear"}}"#,
      #"structure/conflict 1:30 /motion | motion has more than one shape: cubicBezier, named | keep one of them"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"use": "b", "steps": 2}}"#,
      #"structure/conflict 1:47 /motion | motion has more than one shape: use, steps | keep one of them"#
    ),
    .init(
      preset: #"{"motion": {"named": "linear", "jump": "end"}}"#,
      #"structure/conflict 1:58 /motion/jump | 'jump' needs 'steps', which is missing | for example, add "steps": 4"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"jump": "end"}}"#,
      #"structure/conflict 1:56 /motion/jump | 'jump' needs 'steps', which is missing | for example, add "steps": 4"#
    ),
    .init(
      preset: #"{"motion": {"mass": 1, "stiffness": 1, "damping": 1, "bounce": 0}}"#,
      #"structure/conflict 1:30 /motion | motion can't combine mass, stiffness, damping, bounce | @ways"#
    ),
    .init(
      preset: #"{"motion": {"mass": 1, "stiffness": 1}}"#,
      #"structure/conflict 1:30 /motion | motion also needs damping or dampingRatio | @ways"#
    ),
    .init(
      preset: #"{"motion": {"dampingRatio": 1}}"#,
      #"structure/conflict 1:30 /motion | motion also needs stiffness or duration | @ways"#),
    .init(
      preset: #"{"motion": {"response": 1}}"#,
      #"structure/conflict 1:30 /motion | motion also needs dampingFraction | @ways"#),
    .init(
      preset: #"{"motion": {"bounce": 0.2}}"#,
      #"structure/conflict 1:30 /motion | motion also needs duration | @ways"#),
    .init(
      preset: #"{"kind": "spring", "motion": {"use": "b", "mass": 1}}"#,
      #"structure/conflict 1:48 /motion | motion can't combine use, mass | @ways"#),
    .init(
      preset: #"{"kind": "spring", "motion": {"duration": 1}}"#,
      #"structure/conflict 1:48 /motion | motion also needs bounce or dampingRatio | @ways"#),
    .init(
      preset: #"{"kind": "duration", "motion": {"use": "b", "seconds": 1}}"#,
      #"structure/conflict 1:50 /motion | motion has both 'use' and 'seconds' | keep one of them"#),
    .init(
      preset:
        #"{"kind": "keyframes", "motion": {"use": "b", "tracks": [{"property": "opacity", "values": [0]}]}}"#,
      #"structure/conflict 1:74 /motion/tracks | 'tracks' comes from the preset in 'use' | @used"#
    ),
    .init(
      preset:
        #"{"kind": "transition", "motion": {"use": "b", "style": "custom", "calculationMode": "cubic", "perspective": {"m34": 1}, "layers": [{"layer": "source"}], "interaction": {"gesture": "pan"}}}"#,
      #"structure/conflict 1:74 /motion/style | 'style' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:103 /motion/calculationMode | 'calculationMode' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:127 /motion/perspective | 'perspective' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:149 /motion/layers | 'layers' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:187 /motion/interaction | 'interaction' comes from the preset in 'use' | @used"#
    ),
    .init(
      preset:
        #"{"kind": "animator", "motion": {"use": "b", "animations": [{"property": "opacity", "to": 1}], "continuation": {}, "interaction": {"gesture": "pan"}}}"#,
      #"structure/conflict 1:77 /motion/animations | 'animations' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:129 /motion/continuation | 'continuation' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:148 /motion/interaction | 'interaction' comes from the preset in 'use' | @used"#
    ),
    .init(
      preset:
        #"{"kind": "group", "motion": {"use": "b", "members": [{"preset": "c"}], "interaction": {"gesture": "pan"}}}"#,
      #"structure/conflict 1:71 /motion/members | 'members' comes from the preset in 'use' | @used"#,
      #"structure/conflict 1:105 /motion/interaction | 'interaction' comes from the preset in 'use' | @used"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "values": [0], "path": "M 0,0"}]}}"#,
      #"structure/conflict 1:42 /motion/tracks/0 | tracks[0] has both 'values' and 'path' | keep one of them"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "frames": [{"start": 0, "duration": 1, "to": 1, "by": 1}]}]}}"#,
      #"structure/conflict 1:77 /motion/tracks/0/frames/0 | frames[0] has both 'to' and 'by' | keep one of them"#
    ),
    .init(
      preset: #"{"motion": {"style": "fade", "zoom": {}}}"#,
      #"structure/conflict 1:56 /motion/zoom | zoom requires the style 'zoom', but the style is 'fade' | set "style": "zoom""#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "alpha", "cornerCurve": "continuous", "to": 0}]}}"#,
      #"structure/conflict 1:98 /motion/animations/0/cornerCurve | 'cornerCurve' requires the property 'cornerRadius', but the property is 'alpha' | remove it"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "push", "calculationMode": "cubic", "perspective": {"m34": -0.002}, "layers": [{"layer": "source"}]}}"#,
      #"structure/conflict 1:67 /motion/calculationMode | calculationMode requires the style 'custom' or 'zoom', but the style is 'push' | set "style": "custom""#,
      #"structure/conflict 1:91 /motion/perspective | perspective requires the style 'custom' or 'zoom', but the style is 'push' | set "style": "custom""#,
      #"structure/conflict 1:118 /motion/layers | layers requires the style 'custom' or 'zoom', but the style is 'push' | set "style": "custom""#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "perspective": {"m34": 1, "eyeDistance": 1}, "layers": [{"layer": "source"}]}}"#,
      #"structure/conflict 1:65 /motion/perspective | perspective has both 'm34' and 'eyeDistance' | keep one of them; m34 is -1 / eyeDistance"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "opacity", "to": 1, "by": 1}]}}"#,
      #"structure/conflict 1:61 /motion/animations/0 | animations[0] has both 'to' and 'by' | keep one of them"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"preset": "b", "motion": "ease"}]}}"#,
      #"structure/conflict 1:43 /motion/members/0 | members[0] has both 'preset' and 'motion' | keep one of them"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"preset": "b", "kind": "curve"}]}}"#,
      #"structure/conflict 1:67 /motion/members/0/kind | the kind comes from the preset | remove it"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"kind": "spring", "motion": "ease"}]}}"#,
      #"structure/conflict 1:72 /motion/members/0/motion | the motion is a curve, but the kind is 'spring' | set "kind": "curve""#
    ),
    .init(
      preset: #"{"kind": "spring", "motion": {"named": "linear"}}"#,
      #"structure/conflict 1:49 /motion/named | 'named' is a field of a curve, but the kind is 'spring' | set "kind": "curve""#
    ),
  ]
}
