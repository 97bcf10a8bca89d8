import Diagnostics
import Motion
import Presets
import Testing

struct PresetReferenceTests {
  @Test(
    "Every slot is found, in canonical order",
    arguments: [
      (
        #"{"reducedMotion": "r", "counterpart": "c", "deprecated": {"use": "d"}, "aliases": ["x"], "motion": "ease"}"#,
        [
          "reducedMotion /reducedMotion r", "counterpart /counterpart c",
          "deprecated.use /deprecated/use d",
        ]
      ),
      (#"{"reducedMotion": "none", "deprecated": true, "motion": "ease 1s 1s"}"#, []),
      (
        #"{"kind": "curve", "motion": {"use": "u", "duration": "d", "delay": "e"}}"#,
        ["use /motion/use u", "duration /motion/duration d", "duration /motion/delay e"]
      ),
      (
        #"{"kind": "spring", "motion": {"use": "u", "delay": "e"}}"#,
        ["use /motion/use u", "duration /motion/delay e"]
      ),
      (
        #"{"motion": {"duration": "d", "bounce": 0, "delay": "e"}}"#,
        ["duration /motion/duration d", "duration /motion/delay e"]
      ),
      (
        #"{"motion": {"response": "r", "dampingFraction": 1, "blendDuration": "b"}}"#,
        ["duration /motion/response r", "duration /motion/blendDuration b"]
      ),
      (
        #"{"motion": {"dampingRatio": 1, "duration": "d"}}"#, ["duration /motion/duration d"]
      ),
      (#"{"kind": "duration", "motion": {"use": "u"}}"#, ["use /motion/use u"]),
      (
        #"{"kind": "keyframes", "motion": {"use": "u", "duration": "d", "timing": "t", "beginTime": "b", "repeatDuration": "r", "timeOffset": "o"}}"#,
        [
          "use /motion/use u", "duration /motion/duration d", "timing /motion/timing t",
          "duration /motion/beginTime b", "duration /motion/repeatDuration r",
          "duration /motion/timeOffset o",
        ]
      ),
      (
        #"{"motion": {"tracks": [{"property": "a", "values": [0]}, {"property": "b", "values": [0, 1, 2], "timings": ["t", {"named": "linear", "duration": "d"}]}]}}"#,
        ["timing /motion/tracks/1/timings/0 t", "duration /motion/tracks/1/timings/1/duration d"]
      ),
      (
        #"{"kind": "transition", "motion": {"use": "u", "duration": "d", "delay": "e", "timing": {"duration": "s", "bounce": 0}}}"#,
        [
          "use /motion/use u", "duration /motion/duration d", "duration /motion/delay e",
          "duration /motion/timing/duration s",
        ]
      ),
      (
        #"{"kind": "animator", "motion": {"use": "u", "duration": "d", "timing": "t", "delay": "e"}}"#,
        [
          "use /motion/use u", "duration /motion/duration d", "timing /motion/timing t",
          "duration /motion/delay e",
        ]
      ),
      (
        #"{"motion": {"duration": 1, "animations": [{"property": "a", "to": 1}], "continuation": {"timing": "t"}}}"#,
        ["timing /motion/continuation/timing t"]
      ),
      (
        #"{"kind": "group", "motion": {"use": "u", "duration": "d"}}"#,
        ["use /motion/use u", "duration /motion/duration d"]
      ),
      (
        #"{"motion": {"members": [{"preset": "p", "beginTime": "b", "stagger": "s"}, {"motion": {"members": [{"kind": "curve", "motion": {"use": "u"}}]}}]}}"#,
        [
          "member /motion/members/0/preset p", "duration /motion/members/0/beginTime b",
          "duration /motion/members/0/stagger s",
          "use /motion/members/1/motion/members/0/motion/use u",
        ]
      ),
    ] as [(String, [String])])
  func slots(text: String, expected: [String]) throws {
    let preset = try #require(readPreset(text))
    let found = preset.references
    #expect(found.map { "\($0.role.rawValue) \($0.slot) \($0.target.name)" } == expected)
    // Renaming reaches the same slots, and nothing else.
    let renamed = preset.renamingReferences { $0 + "2" }
    #expect(renamed.references.map(\.target.name) == found.map { $0.target.name + "2" })
    #expect(renamed.references.map(\.slot) == found.map(\.slot))
    #expect(renamed.renamingReferences { String($0.dropLast()) } == preset)
  }

  @Test(
    "A role says which kinds fit",
    arguments: [
      (.use, [.spring], true), (.timing, [.curve, .spring], true), (.duration, [.duration], true),
      (.member, [.curve, .spring, .keyframes, .transition, .animator, .group], true),
      (.reducedMotion, MotionKind.allCases, true), (.counterpart, MotionKind.allCases, false),
      (.deprecatedUse, MotionKind.allCases, true),
    ] as [(ReferenceRole, [MotionKind], Bool)])
  func roles(role: ReferenceRole, kinds: [MotionKind], mustNotCycle: Bool) {
    #expect(role.kinds(owner: .spring) == Set(kinds))
    #expect(role.mustNotCycle == mustNotCycle)
  }

  @Test(
    "Kinds are named in words",
    arguments: [
      ([.curve, .spring], "a curve or spring"), ([.animator], "an animator"),
      ([.keyframes], "keyframes"), ([.duration], "a duration"), ([], "nothing"),
      (MotionKind.allCases, "a curve, spring, duration, keyframes, transition, animator, or group"),
    ] as [([MotionKind], String)])
  func words(kinds: [MotionKind], expected: String) {
    #expect(Set(kinds).words == expected)
  }

  @Test("Findings about references say what is wrong and how to fix it")
  func findings() throws {
    let preset = try #require(
      readPreset(#"{"kind": "curve", "motion": {"use": "card", "duration": "fsat"}}"#))
    let (use, duration) = (preset.references[0], preset.references[1])
    let problems: [IntegrityProblem] = [
      .dangling(duration, near: ["slow", "fast"]), .dangling(use, near: []),
      .wrongKind(use, owner: .curve, found: .animator),
      .wrongKind(duration, owner: .curve, found: .keyframes), .cycle(["a", "b", "a"]),
    ]
    let found = problems.map { $0.finding(of: "a", at: nil, for: .reading) }
    #expect(
      found.map { [$0.rule] + $0.lines() } == [
        [
          "reference/dangling", "error: a: duration refers to 'fsat', which doesn't exist",
          "help: did you mean 'fast'?",
        ],
        [
          "reference/dangling", "error: a: use refers to 'card', which doesn't exist",
          "help: import it in the same command, or correct the name",
        ],
        [
          "reference/kind", "error: a: use refers to 'card', which is an animator",
          "help: refer to a curve",
        ],
        [
          "reference/kind", "error: a: duration refers to 'fsat', which is keyframes",
          "help: refer to a duration",
        ],
        [
          "reference/cycle", "error: a: references form a cycle: a → b → a",
          "help: replace one of the references with a value",
        ],
      ])
  }

  @Test(
    "A timing that is a CSS keyword or a named curve is told how to be written",
    arguments: [
      ("ease", #"{"named": "default"}"#), ("ease-in", #"{"named": "easeIn"}"#),
      ("ease-in-out", #"{"named": "easeInEaseOut"}"#), ("linear", #"{"named": "linear"}"#),
      ("step-end", #"{"steps": 1, "jump": "end"}"#),
    ])
  func keyword(word: String, way: String) {
    let reference = PresetReference(slot: "/motion/timing", role: .timing, target: .init(word))
    #expect(
      IntegrityProblem.dangling(reference, near: [word + "s"]).help(for: .change)
        == "write \(way), or the name of a preset")
  }
}
