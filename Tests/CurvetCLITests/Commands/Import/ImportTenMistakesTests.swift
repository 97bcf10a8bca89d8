import Expectations
import Testing

struct ImportTenMistakesTests {
  @Test("Ten mistakes are ten findings, and the catalog is as before") func ten() throws {
    let desk = try Desk()
    try desk.write(
      """
      {
        "curvet": 1,
        "presets": {
          "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
          "spring/tether": {"kind": "spring", "motion": {"mass": 1, "stiffness": 70, "damping": 0}},
          "fade": {"kind": "keyframes", "motion": {"duration": "slow down", "tracks": [
            {"property": "opacity", "valeus": [1, 0]}]}},
          "flip": {"kind": "transiton", "motion": {"duration": 1}},
          "lost": {"kind": "spring", "motion": {"use": "spring/tehter"}},
          "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
          "one": "ease-out 300"
        }
      }

      """, to: "team.json")
    let before = desk.bytes(Desk.catalog)
    desk.run("import", "team.json").expect(
      65,
      errors: """
        error: Curve/Card: a name holds only a–z, 0–9, '-' and '/'
          --> team.json:4:5 (/presets/Curve~1Card)
            4 |     "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
              |     ^
        help: a legal name would be "curve/card"

        error: Curve/Card: cubicBezier[0] must be from 0 to 1
          --> team.json:4:64 (/presets/Curve~1Card/motion/cubicBezier/0)
            4 |     "Curve/Card": {"kind": "curve", "motion": {"cubicBezier": [1.2, 0, 0, 1]}},
              |                                                                ^
        help: x is a fraction of the time; only y may be outside 0…1

        error: spring/tether: damping must be greater than 0
          --> team.json:5:91 (/presets/spring~1tether/motion/damping)
            5 |     "spring/tether": {"kind": "spring", "motion": {"mass": 1, "stiffness": 70, "damping": 0}},
              |                                                                                           ^
        help: a spring without damping never comes to rest; for a lively one try 8.4

        error: fade: duration is not the name of a preset: "slow down"
          --> team.json:6:58 (/presets/fade/motion/duration)
            6 |     "fade": {"kind": "keyframes", "motion": {"duration": "slow down", "tracks": [
              |                                                          ^
        help: a name holds only a–z, 0–9, '-' and '/'

        error: fade: unknown field "valeus"
          --> team.json:7:31 (/presets/fade/motion/tracks/0/valeus)
            7 |       {"property": "opacity", "valeus": [1, 0]}]}},
              |                               ^
        help: did you mean 'values'?

        error: flip: kind must be one of curve, spring, duration, keyframes, transition, animator, group, found "transiton"
          --> team.json:8:22 (/presets/flip/kind)
            8 |     "flip": {"kind": "transiton", "motion": {"duration": 1}},
              |                      ^
        help: did you mean 'transition'?

        error: lost: use refers to "spring/tehter", which does not exist
          --> team.json:9:50 (/presets/lost/motion/use)
            9 |     "lost": {"kind": "spring", "motion": {"use": "spring/tehter"}},
              |                                                  ^
        help: did you mean 'spring/tether'?

        error: all: members must be 1 to 1,000 members, found 0
          --> team.json:10:52 (/presets/all/motion/members)
           10 |     "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
              |                                                    ^
        help: write it as in [{"preset": "curve/card"}]

        error: all: "a b" is not a tag
          --> team.json:10:66 (/presets/all/tags/0)
           10 |     "all": {"kind": "group", "motion": {"members": []}, "tags": ["a b"]},
              |                                                                  ^
        help: a tag is one word of up to 64 characters; join words with '-'

        error: one: "300" is not expected here
          --> team.json:11:12 (/presets/one)
           11 |     "one": "ease-out 300"
              |            ^
        help: add a unit, as in 300ms or 300s

        Nothing was imported: 10 errors.

        """)
    desk.run("import", "team.json", "-q", "--json").expect(
      65,
      #"""
      {
        "curvet": 1,
        "dryRun": false,
        "imported": false,
        "files": 1,
        "created": {},
        "updated": {},
        "unchanged": {},
        "skipped": {},
        "renamed": [],
        "skippedGroupProperties": {},
        "skippedTokens": {},
        "counts": {
          "error": 10,
          "warning": 0,
          "info": 0
        },
        "findings": [
          {
            "rule": "naming/syntax",
            "level": "error",
            "preset": "Curve/Card",
            "message": "a name holds only a–z, 0–9, '-' and '/'",
            "file": "team.json",
            "line": 4,
            "column": 5,
            "pointer": "/presets/Curve~1Card",
            "help": "a legal name would be \"curve/card\""
          },
          {
            "rule": "structure/range",
            "level": "error",
            "preset": "Curve/Card",
            "message": "cubicBezier[0] must be from 0 to 1",
            "file": "team.json",
            "line": 4,
            "column": 64,
            "pointer": "/presets/Curve~1Card/motion/cubicBezier/0",
            "help": "x is a fraction of the time; only y may be outside 0…1"
          },
          {
            "rule": "structure/range",
            "level": "error",
            "preset": "spring/tether",
            "message": "damping must be greater than 0",
            "file": "team.json",
            "line": 5,
            "column": 91,
            "pointer": "/presets/spring~1tether/motion/damping",
            "help": "a spring without damping never comes to rest; for a lively one try 8.4"
          },
          {
            "rule": "naming/syntax",
            "level": "error",
            "preset": "fade",
            "message": "duration is not the name of a preset: \"slow down\"",
            "file": "team.json",
            "line": 6,
            "column": 58,
            "pointer": "/presets/fade/motion/duration",
            "help": "a name holds only a–z, 0–9, '-' and '/'"
          },
          {
            "rule": "structure/unknown-field",
            "level": "error",
            "preset": "fade",
            "message": "unknown field \"valeus\"",
            "file": "team.json",
            "line": 7,
            "column": 31,
            "pointer": "/presets/fade/motion/tracks/0/valeus",
            "help": "did you mean 'values'?"
          },
          {
            "rule": "structure/value",
            "level": "error",
            "preset": "flip",
            "message": "kind must be one of curve, spring, duration, keyframes, transition, animator, group, found \"transiton\"",
            "file": "team.json",
            "line": 8,
            "column": 22,
            "pointer": "/presets/flip/kind",
            "help": "did you mean 'transition'?"
          },
          {
            "rule": "reference/dangling",
            "level": "error",
            "preset": "lost",
            "message": "use refers to \"spring/tehter\", which does not exist",
            "file": "team.json",
            "line": 9,
            "column": 50,
            "pointer": "/presets/lost/motion/use",
            "help": "did you mean 'spring/tether'?"
          },
          {
            "rule": "structure/range",
            "level": "error",
            "preset": "all",
            "message": "members must be 1 to 1,000 members, found 0",
            "file": "team.json",
            "line": 10,
            "column": 52,
            "pointer": "/presets/all/motion/members",
            "help": "write it as in [{\"preset\": \"curve/card\"}]"
          },
          {
            "rule": "structure/value",
            "level": "error",
            "preset": "all",
            "message": "\"a b\" is not a tag",
            "file": "team.json",
            "line": 10,
            "column": 66,
            "pointer": "/presets/all/tags/0",
            "help": "a tag is one word of up to 64 characters; join words with '-'"
          },
          {
            "rule": "structure/value",
            "level": "error",
            "preset": "one",
            "message": "\"300\" is not expected here",
            "file": "team.json",
            "line": 11,
            "column": 12,
            "pointer": "/presets/one",
            "help": "add a unit, as in 300ms or 300s"
          }
        ]
      }

      """#)
    expectSame(desk.bytes(Desk.catalog), before)
  }
}
