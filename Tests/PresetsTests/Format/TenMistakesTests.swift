import Diagnostics
import Presets
import Testing

struct TenMistakesTests {
  private static let document = """
    {
      "curvet": 1,
      "presets": {
        "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
        "spring/tether": {"kind": "spring", "motion": {"mass": 1, "stiffness": 70, "damping": 0}},
        "fade": {"kind": "keyframes", "motion": {"duration": "slow down", "tracks": [
          {"property": "opacity", "valeus": [1, 0]}]}},
        "flip": {"kind": "transiton", "motion": {"duration": 1}},
        "move": {"motion": {"animations": [{"property": "position", "to": 100}], "duration": "1s"}},
        "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
        "one": "ease-out 300"
      }
    }

    """

  @Test("Ten mistakes are ten findings, with their lines")
  func rendering() {
    let (entries, findings) = read(Self.document)
    #expect(entries.isEmpty)
    #expect(findings.count == 10)
    #expect(findings.map { $0.lines().joined(separator: "\n") }.joined(separator: "\n") == expected)
  }

  private let expected = #"""
    error: Curve/Card: a name can contain only a–z, 0–9, '-', and '/'
      --> team.json:4:5 (/presets/Curve~1Card)
        4 |     "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
          |     ^
    help: use a valid name, such as 'curve/card'
    error: Curve/Card: cubicBezier[0] must be from 0 to 1
      --> team.json:4:64 (/presets/Curve~1Card/motion/cubicBezier/0)
        4 |     "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
          |                                                                ^
    help: write a fraction of the duration; only y can be outside 0…1
    error: spring/tether: damping must be greater than 0
      --> team.json:5:91 (/presets/spring~1tether/motion/damping)
        5 |     "spring/tether": {"kind": "spring", "motion": {"mass": 1, "stiffness": 70, "damping": 0}},
          |                                                                                           ^
    help: an undamped spring never settles; for a bouncy one, try 8.4
    error: fade: duration isn't a valid preset name: 'slow down'
      --> team.json:6:58 (/presets/fade/motion/duration)
        6 |     "fade": {"kind": "keyframes", "motion": {"duration": "slow down", "tracks": [
          |                                                          ^
    help: a name can contain only a–z, 0–9, '-', and '/'
    error: fade: unknown field 'valeus'
      --> team.json:7:31 (/presets/fade/motion/tracks/0/valeus)
        7 |       {"property": "opacity", "valeus": [1, 0]}]}},
          |                               ^
    help: did you mean 'values'?
    error: flip: kind must be one of curve, spring, duration, keyframes, transition, animator, group, found 'transiton'
      --> team.json:8:22 (/presets/flip/kind)
        8 |     "flip": {"kind": "transiton", "motion": {"duration": 1}},
          |                      ^
    help: did you mean 'transition'?
    error: move: 100 doesn't fit position
      --> team.json:9:71 (/presets/move/motion/animations/0/to)
        9 |     "move": {"motion": {"animations": [{"property": "position", "to": 100}], "duration": "1s"}},
          |                                                                       ^
    help: write a point [x, y]
    error: all: 'a b' isn't a valid tag
      --> team.json:10:66 (/presets/all/tags/0)
       10 |     "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
          |                                                                  ^
    help: write one word of up to 64 characters; join words with '-'
    error: all: members must be 1 to 1,000 members, found 0
      --> team.json:10:52 (/presets/all/motion/members)
       10 |     "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
          |                                                    ^
    help: for example, write [{"preset": "curve/card"}]
    error: one: unexpected '300'
      --> team.json:11:12 (/presets/one)
       11 |     "one": "ease-out 300"
          |            ^
    help: add a unit, for example 300ms or 300s
    """#
}
