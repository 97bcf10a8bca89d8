import Importing
import Testing

/// Groups that say more about the tokens they inherit.
@Suite struct TokenOverrideTests {
  @Test(
    arguments: [
      TokenCase(
        [
          #"{"base": {"$type": "duration", "t": {"$value": {"value": 1, "unit": "s"}}, "k": {"$value": {"value": 2, "unit": "s"}}}, "ext2": {"$extends": "{base}", "t": {"$description": "override"}}}"#
        ],
        presets: [
          #"{"name":"base/t","kind":"duration","source":{"path":"base.t"},"motion":{"seconds":1}}"#,
          #"{"name":"base/k","kind":"duration","source":{"path":"base.k"},"motion":{"seconds":2}}"#,
          #"{"name":"ext2/t","kind":"duration","summary":"override","source":{"path":"ext2.t"},"motion":{"seconds":1}}"#,
          #"{"name":"ext2/k","kind":"duration","source":{"path":"ext2.k"},"motion":{"seconds":2}}"#,
        ]),
      TokenCase(
        [
          #"{"b": {"t": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$description": "d", "$deprecated": true, "$extensions": {"k": 1}}}, "x": {"$extends": "{b}", "t": {"$deprecated": false, "$extensions": {"l": 2}}}, "y": {"$extends": "{x}", "t": {"$description": "e"}}, "z": {"$extends": "{b}", "t": {}}}"#
        ],
        presets: [
          #"{"name":"b/t","kind":"duration","summary":"d","source":{"path":"b.t"},"deprecated":true,"extensions":{"k":1},"motion":{"seconds":1}}"#,
          #"{"name":"x/t","kind":"duration","summary":"d","source":{"path":"x.t"},"extensions":{"l":2},"motion":{"seconds":1}}"#,
          #"{"name":"y/t","kind":"duration","summary":"e","source":{"path":"y.t"},"extensions":{"l":2},"motion":{"seconds":1}}"#,
          #"{"name":"z/t","kind":"duration","summary":"d","source":{"path":"z.t"},"deprecated":true,"extensions":{"k":1},"motion":{"seconds":1}}"#,
        ]),
      // A type alone turns the inherited value into another one, and is no forgotten token.
      TokenCase(
        [
          #"{"b": {"$type": "number", "t": {"$value": [0,0,1,1]}, "u": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}, "x": {"$extends": "{b}", "t": {"$type": "cubicBezier"}, "u": {"$type": "cubicBezier"}}}"#
        ],
        presets: [
          #"{"name":"b/u","kind":"duration","source":{"path":"b.u"},"motion":{"seconds":1}}"#,
          #"{"name":"x/t","kind":"curve","source":{"path":"x.t"},"motion":{"cubicBezier":[0,0,1,1]}}"#,
        ],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:92 /b/u/$value",
            "x.u: $value must be 4 numbers [x1, y1, x2, y2], found an object",
            "write [0.2, 0, 0, 1]")
        ]),
      // What is nearer wins, and what the group says wins over both.
      TokenCase(
        [
          #"{"p": {"$extends": "{q}", "s": {"$extends": "{o}", "a": {"$description": "p"}}}, "q": {"s": {"a": \#(fastToken)}}, "o": {"a": \#(easeToken)}}"#
        ],
        presets: [
          #"{"name":"p/s/a","kind":"curve","summary":"p","source":{"path":"p.s.a"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"q/s/a","kind":"duration","source":{"path":"q.s.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"o/a","kind":"curve","source":{"path":"o.a"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
        ]),
      // References lead to the inherited value, and inherited references lead on.
      TokenCase(
        [
          ##"{"b": {"t": \##(easeToken), "u": {"$ref": "#/b/t"}}, "x": {"$extends": "{b}", "t": {"$description": "t"}, "u": {"$description": "u"}}, "y": {"$type": "cubicBezier", "$value": [{"$ref": "#/x/t/$value/0"}, 0, 0, 1]}}"##
        ],
        presets: [
          #"{"name":"b/t","kind":"curve","source":{"path":"b.t"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"b/u","kind":"curve","source":{"path":"b.u"},"motion":{"use":"b/t"}}"#,
          #"{"name":"x/t","kind":"curve","summary":"t","source":{"path":"x.t"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"x/u","kind":"curve","summary":"u","source":{"path":"x.u"},"motion":{"use":"b/t"}}"#,
          #"{"name":"y","kind":"curve","source":{"path":"y"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
        ]),
      // Several files say something about the same token.
      TokenCase(
        [
          #"{"x": {"t": {"$description": "d"}}}"#, #"{"x": {"t": {"$deprecated": "old"}}}"#,
          #"{"b": {"t": \#(fastToken)}, "x": {"$extends": "{b}"}}"#,
        ],
        presets: [
          #"{"name":"x/t","kind":"duration","summary":"d","source":{"path":"x.t"},"deprecated":{"reason":"old"},"motion":{"seconds":0.3}}"#,
          #"{"name":"b/t","kind":"duration","source":{"path":"b.t"},"motion":{"seconds":0.3}}"#,
        ]),
      // A mistake is told where it stands, and once.
      TokenCase(
        [
          #"{"b": {"t": {"$type": "duration", "$value": 3}, "u": \#(fastToken)}, "x": {"$extends": "{b}", "t": {"$description": "d"}, "u": {"$description": 1, "$note": 2}}}"#
        ],
        presets: [
          #"{"name":"b/u","kind":"duration","source":{"path":"b.u"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:45 /b/t/$value",
            "b.t: $value needs a unit, found 3",
            #"write {"value": 3, "unit": "ms"}, or "s" where seconds are meant"#),
          TokenFinding(
            "error structure/type a.json:1:187 /x/u/$description",
            "x.u: $description must be a string, found 1",
            "write the description in double quotes"),
          TokenFinding(
            "warning dtcg/property a.json:1:190 /x/u/$note",
            #"x.u: "$note" is not a property of DTCG 2025.10, and not kept"#,
            #"data of other tools belongs in "$extensions""#),
        ]),
    ])
  func overrides(row: TokenCase) {
    row.check()
  }

  @Test func countsNoDescriptionThatIsKept() {
    let (reading, _) = readTokens([
      #"{"b": {"t": \#(fastToken)}, "x": {"$description": "g", "$extends": "{b}", "t": {"$description": "d"}}}"#
    ])
    #expect(reading.unkept == ["$description": 1])
  }
}
