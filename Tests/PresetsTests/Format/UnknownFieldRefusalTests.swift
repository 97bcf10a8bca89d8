import Testing

/// Fields that are not known, and what was meant.
struct UnknownFieldRefusalTests {
  @Test("Fields that are not known, and what was meant", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"{"tittle": "A", "motion": "ease"}"#,
      #"structure/unknown-field 1:20 /tittle | unknown field 'tittle' | did you mean 'title'?"#),
    .init(
      preset: #"{"name": "a", "motion": "ease"}"#,
      #"structure/unknown-field 1:20 /name | unknown field 'name' | valid names: kind, title, summary, tags, role, source, localizations, reducedMotion, counterpart, deprecated, aliases, ignore, extensions, motion"#
    ),
    .init(
      preset: #"{"source": {"link": ""}, "motion": "ease"}"#,
      #"structure/unknown-field 1:31 /source/link | unknown field 'link' | valid names: title, author, url, license, language, year, path"#
    ),
    .init(
      preset: #"{"localizations": {"ja": {"titel": ""}}, "motion": "ease"}"#,
      #"structure/unknown-field 1:45 /localizations/ja/titel | unknown field 'titel' | did you mean 'title'?"#
    ),
    .init(
      preset: #"{"deprecated": {"because": ""}, "motion": "ease"}"#,
      #"structure/unknown-field 1:35 /deprecated/because | unknown field 'because' | valid names: reason, use"#
    ),
    .init(
      preset: #"{"ignore": [{"rule": "a/b", "reason": "c", "until": 1}], "motion": "ease"}"#,
      #"structure/unknown-field 1:62 /ignore/0/until | unknown field 'until' | valid names: rule, reason"#
    ),
    .init(
      preset: #"{"motion": {"cubicBesier": [0, 0, 1, 1]}}"#,
      #"structure/missing-field 1:30 /motion | can't tell the kind of 'motion' from its fields | did you mean 'cubicBezier'?"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"cubicBesier": [0, 0, 1, 1]}}"#,
      #"structure/unknown-field 1:48 /motion/cubicBesier | unknown field 'cubicBesier' | did you mean 'cubicBezier'?"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"named": "linear", "easing": 1}}"#,
      #"structure/unknown-field 1:67 /motion/easing | unknown field 'easing' | valid names: use, cubicBezier, named, linear, steps, jump, path, duration, delay"#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": {"step": 3, "jump": "end"}}"#,
      #"structure/unknown-field 1:48 /motion/step | unknown field 'step' | did you mean 'steps'?"#),
    .init(
      preset: #"{"motion": {"mas": 1, "stiffness": 1, "damping": 1}}"#,
      #"structure/unknown-field 1:31 /motion/mas | unknown field 'mas' | did you mean 'mass'?"#),
    .init(
      preset: #"{"motion": {"seconds": 1, "unit": "s"}}"#,
      #"structure/unknown-field 1:45 /motion/unit | unknown field 'unit' | valid names: use, seconds"#
    ),
    .init(
      preset: #"{"kind": "duration", "motion": {"second": 1}}"#,
      #"structure/unknown-field 1:51 /motion/second | unknown field 'second' | did you mean 'seconds'?"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"propertty": "opacity", "values": [1]}], "repeatcount": 1}}"#,
      #"structure/unknown-field 1:43 /motion/tracks/0/propertty | unknown field 'propertty' | did you mean 'property'?"#,
      #"structure/unknown-field 1:84 /motion/repeatcount | unknown field 'repeatcount' | did you mean 'repeatCount'?"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "frames": [{"begin": 0, "start": 0, "duration": 1, "too": 1}]}]}}"#,
      #"structure/unknown-field 1:78 /motion/tracks/0/frames/0/begin | unknown field 'begin' | valid names: start, duration, to, by"#,
      #"structure/unknown-field 1:117 /motion/tracks/0/frames/0/too | unknown field 'too' | did you mean 'to'?"#
    ),
    .init(
      preset: #"{"motion": {"style": "push", "from": "left"}}"#,
      #"structure/unknown-field 1:48 /motion/from | unknown field 'from' | valid names: use, style, phase, direction, startProgress, endProgress, duration, delay, timing, calculationMode, perspective, zoom, layers, interaction"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "perspective": {"eyeDistanse": 500}, "layers": [{"layer": "source", "hiden": [0, 1], "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0, "ease": 1}]}]}}"#,
      #"structure/unknown-field 1:66 /motion/perspective/eyeDistanse | unknown field 'eyeDistanse' | did you mean 'eyeDistance'?"#,
      #"structure/unknown-field 1:118 /motion/layers/0/hiden | unknown field 'hiden' | did you mean 'hidden'?"#,
      #"structure/unknown-field 1:206 /motion/layers/0/frames/0/ease | unknown field 'ease' | valid names: property, start, duration, to, by"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "opacity", "to": 1, "delay": 1}], "continuation": {"fromm": 1}, "interaction": {"gesture": "pan", "edges": 1}}}"#,
      #"structure/unknown-field 1:94 /motion/animations/0/delay | unknown field 'delay' | did you mean 'delayFactor'?"#,
      #"structure/unknown-field 1:125 /motion/continuation/fromm | unknown field 'fromm' | did you mean 'from'?"#,
      #"structure/unknown-field 1:172 /motion/interaction/edges | unknown field 'edges' | did you mean 'edge'?"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"motion": "ease", "begin": 1}], "durration": 1}}"#,
      #"structure/unknown-field 1:62 /motion/members/0/begin | unknown field 'begin' | did you mean 'beginTime'?"#,
      #"structure/unknown-field 1:76 /motion/durration | unknown field 'durration' | did you mean 'duration'?"#
    ),
  ]
}
