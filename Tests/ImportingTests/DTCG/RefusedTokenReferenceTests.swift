import Testing

/// References that lead nowhere, to the wrong thing or in a cycle.
@Suite struct RefusedTokenReferenceTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"a": {"$value": "{b}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/untyped a.json:1:18 /a/$value",
            "a: no type is known: {b} is not in these files",
            #"add "$type", or read its file too"#)
        ]),
      TokenCase(
        [#"{"a": {"$value": "{b}"}, "b": {"$value": 1}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/untyped a.json:1:26 /b", "b: the token has no type",
            #"add "$type" to the token or to a group around it"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{b}"}, "b": \#(easeToken)}"#],
        presets: [
          #"{"name":"b","kind":"curve","source":{"path":"b"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#
        ],
        findings: [
          TokenFinding(
            "error dtcg/type a.json:1:17 /a/$type",
            #"a: $type is "duration", but {b} is of type "cubicBezier""#,
            "leave out $type, or refer to another token")
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "duration", "$value": "{c}"}, "b": {"$type": "cubicBezier", "$value": "{a}"}, "c": \#(fastToken)}"#
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"c"}}"#,
          #"{"name":"c","kind":"duration","source":{"path":"c"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "error dtcg/type a.json:1:62 /b/$type",
            #"b: $type is "cubicBezier", but {a} is of type "duration""#,
            "leave out $type, or refer to another token")
        ]),
      TokenCase(
        [
          #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}, "d": {"$value": "{a}"}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:18 /a/$value",
            "a: aliases lead in a cycle: a → b → c → a",
            "give one of them its value in place of the alias")
        ]),
      TokenCase(
        [#"{"g": {"a": {"$value": "{g.a}"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:24 /g/a/$value",
            "g.a: aliases lead in a cycle: g.a → g.a",
            "give one of them its value in place of the alias")
        ]),
      TokenCase(
        [##"{"a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}}"##],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:16 /a/$ref", "a: aliases lead in a cycle: a → b → a",
            "give one of them its value in place of the alias")
        ]),
      TokenCase(
        [
          ##"{"a": {"$type": "duration", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "s"}}}"##
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:58 /a/$value/value/$ref",
            "a: $ref leads in a cycle: #/a/$value/value → #/a/$value/value",
            "let one of them hold its value itself")
        ]),
      TokenCase(
        [##"{"a": {"$type": "duration", "$ref": "#/b"}, "c": {"$ref": "#/b/$value/0"}}"##],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/dangling a.json:1:37 /a/$ref",
            ##"a: $ref refers to "#/b", which does not exist"##,
            "a pointer leads from the top of the same file, name by name"),
          TokenFinding(
            "error reference/dangling a.json:1:59 /c/$ref",
            ##"c: $ref refers to "#/b/$value/0", which does not exist"##,
            "a pointer leads from the top of the same file, name by name"),
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$ref": "b.json#/b"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:37 /a/$ref",
            #"a: $ref "b.json#/b" leads to another file"#,
            #"import both files together, and write an alias "{group.token}""#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$ref": "b"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:37 /a/$ref", #"a: $ref "b" is not a JSON Pointer"#,
            ##"write {"$ref": "#/group/token"}"##)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$ref": 3}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:37 /a/$ref", "a: $ref must be a string, found 3",
            ##"write {"$ref": "#/group/token"}"##)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{b..c}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:39 /a/$value", #"a: "{b..c}" is not an alias"#,
            #"write "{group.token}""#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:39 /a/$value", #"a: "{}" is not an alias"#,
            #"write "{group.token}""#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{b"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:39 /a/$value",
            #"a: $value must be a duration, found "{b""#,
            #"write {"value": 300, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{!}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/dangling a.json:1:39 /a/$value",
            "a: {!} is not in these files, and makes no name for a preset",
            "correct the alias")
        ]),
      TokenCase(
        [
          ##"{"g": {"b": \##(fastToken), "$root": \##(fastToken)}, "a": {"$value": "{g}"}, "h": {"c": \##(fastToken)}, "d": {"$type": "duration", "$ref": "#/h", "x": {}}, "e": {"$type": "duration", "$value": {"$ref": "#/h"}}}"##
        ],
        presets: [
          #"{"name":"g","kind":"duration","source":{"path":"g.$root"},"motion":{"seconds":0.3}}"#,
          #"{"name":"g/b","kind":"duration","source":{"path":"g.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"h/c","kind":"duration","source":{"path":"h.c"},"motion":{"seconds":0.3}}"#,
          #"{"name":"d/c","kind":"duration","source":{"path":"d.c"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "error reference/kind a.json:1:153 /a/$value", "a: {g} is a group",
            #"write "{g.$root}""#),
          TokenFinding(
            "error reference/kind a.json:1:328 /e/$value/$ref", ##"e: "#/h" is a group"##,
            "name one of its tokens"),
        ]),
      TokenCase(
        [#"{"b": \#(fastToken), "a": {"$type": "duration", "$value": "{b.unit}"}}"#],
        presets: [
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:101 /a/$value",
            #"a: an alias leads to a whole token, not to "unit" of one"#,
            ##"write {"$ref": "#/b/$value/…"}"##)
        ]),
      TokenCase(
        [#"{"b": \#(fastToken), "a": {"$type": "duration", "$value": "{B}"}}"#],
        presets: [
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/dangling a.json:1:101 /a/$value", "a: {B} does not exist",
            #"did you mean "{b}"?"#)
        ]),
      TokenCase(
        [
          ##"{"c": {"$type": "color", "$value": "#fff"}, "e": \##(easeToken), "d": \##(fastToken), "t": {"$type": "transition", "$value": {"duration": "{e}", "delay": "{c}", "timingFunction": "{d}"}}, "u": {"$type": "transition", "$value": {"duration": "{d}", "delay": "{d}", "timingFunction": "{t}"}}}"##
        ],
        presets: [
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "error reference/kind a.json:1:210 /t/$value/duration",
            #"t: duration refers to {e}, which is of type "cubicBezier""#,
            #"duration takes a token of type "duration""#),
          TokenFinding(
            "error reference/kind a.json:1:226 /t/$value/delay",
            #"t: delay refers to {c}, which is of type "color""#,
            #"delay takes a token of type "duration""#),
          TokenFinding(
            "error reference/kind a.json:1:251 /t/$value/timingFunction",
            #"t: timingFunction refers to {d}, which is of type "duration""#,
            #"timingFunction takes a token of type "cubicBezier""#),
          TokenFinding(
            "error reference/kind a.json:1:353 /u/$value/timingFunction",
            #"u: timingFunction refers to {t}, which is of type "transition""#,
            #"timingFunction takes a token of type "cubicBezier""#),
        ]),
      TokenCase(
        [
          ##"{"t": {"$type": "transition", "$value": {"duration": "{e}", "delay": {"value": 0, "unit": "s"}, "timingFunction": "{e}"}}, "e": \##(easeToken), "x": {"$type": "duration", "$value": {"$ref": "#/t/$value/timingFunction"}}}"##
        ],
        presets: [
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/kind a.json:1:54 /t/$value/duration",
            #"t: duration refers to {e}, which is of type "cubicBezier""#,
            #"duration takes a token of type "duration""#),
          TokenFinding(
            "error reference/kind a.json:1:212 /x/$value",
            #"x: $value refers to {e}, which is of type "cubicBezier""#,
            #"$value takes a token of type "duration""#),
        ]),
      TokenCase(
        [
          ##"{"e": \##(easeToken), "a": {"$type": "cubicBezier", "$value": [{"$ref": "#/e"}, {"$ref": "#/e/$value/00"}, 0, 1]}}"##
        ],
        presets: [
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#
        ],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:94 /a/$value/0",
            "a: x1 must be a number, found an array",
            ##"write a number without quotes, or {"$ref": "#/…"}"##),
          TokenFinding(
            "error reference/dangling a.json:1:120 /a/$value/1/$ref",
            ##"a: $ref refers to "#/e/$value/00", which does not exist"##,
            "a pointer leads from the top of the same file, name by name"),
        ]),
      TokenCase(
        [
          ##"{"a": {"$type": "duration", "$value": {"$ref": "#/b", "x": 1}}, "b": \##(fastToken)}"##
        ],
        presets: [
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error structure/unknown-field a.json:1:55 /a/$value/x", #"a: unknown field "x""#,
            #"nothing else may be beside a "$ref""#)
        ]),
    ])
  func references(row: TokenCase) {
    row.check()
  }
}
