import Testing

/// Files whose tokens and groups are not arranged as the format has it.
@Suite struct RefusedTokenStructureTests {
  @Test(
    arguments: [
      TokenCase(
        ["[]"],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/document a.json:1:1 ",
            "-: a design token file is an object, found an array",
            #"write {"fast": {"$type": "duration", …}}"#)
        ]),
      TokenCase(
        [#"{"a": {"$value": {"value": 1, "unit": "s"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/untyped a.json:1:2 /a", "a: the token has no type",
            #"add "$type" to the token or to a group around it"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": 1, "$value": {"value": 1, "unit": "s"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:17 /a/$type", "a: $type must be a string, found 1",
            "write duration, cubicBezier or transition")
        ]),
      TokenCase(
        [#"{"g": {"$type": "Duration", "a": {"$value": {"value": 1, "unit": "s"}}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "warning dtcg/type a.json:1:17 /g/$type",
            #"g: "Duration" is not a type of DTCG 2025.10; tokens of it are not read"#,
            "did you mean 'duration'?")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration"}, "g": {"$type": "color"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "warning dtcg/structure a.json:1:2 /a",
            #"a: the group has the type "duration" but no tokens; is it one itself?"#,
            #"a token needs a "$value""#)
        ]),
      TokenCase(
        [
          #"{"g": {"$vlaue": 3, "$themes": [], "a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$descripton": "x", "$id": 1, "comment": "y"}}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/property a.json:1:8 /g/$vlaue",
            #"g: "$vlaue" is not a property of DTCG 2025.10, and not kept"#,
            "did you mean '$value'?"),
          TokenFinding(
            "warning dtcg/property a.json:1:21 /g/$themes",
            #"g: "$themes" is not a property of DTCG 2025.10, and not kept"#,
            #"data of other tools belongs in "$extensions""#),
          TokenFinding(
            "error dtcg/property a.json:1:100 /g/a/$descripton",
            #"g.a: "$descripton" is not a property of DTCG 2025.10, and not kept"#,
            "did you mean '$description'?"),
          TokenFinding(
            "warning dtcg/property a.json:1:120 /g/a/$id",
            #"g.a: "$id" is not a property of DTCG 2025.10, and not kept"#,
            #"data of other tools belongs in "$extensions""#),
          TokenFinding(
            "warning structure/unknown-field a.json:1:130 /g/a/comment",
            #"g.a: "comment" is not a property of a token, and not kept"#,
            #"data of other tools belongs in "$extensions""#),
        ]),
      TokenCase(
        [#"{"$fast": \#(fastToken)}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/name a.json:1:2 /$fast",
            #"-: "$fast" is not a name: "$" marks the properties of the format"#,
            "names begin with another character")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "b": \#(fastToken)}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":1}}"#
        ],
        findings: [
          TokenFinding(
            "error dtcg/structure a.json:1:66 /a/b",
            #"a: a token holds no other tokens, found "b""#,
            #"move "b" out, or make the token itself "$root" of a group"#)
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$root": \#(fastToken), "$extends": "{b}"}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/structure a.json:1:75 /a/$root",
            "a: $root belongs to groups, and this is a token",
            #"remove "$root", or "$value""#),
          TokenFinding(
            "error dtcg/structure a.json:1:144 /a/$extends",
            "a: $extends belongs to groups, and this is a token",
            #"remove "$extends", or "$value""#),
        ]),
      TokenCase(
        [
          ##"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$ref": "#/b"}, "b": \##(fastToken)}"##
        ],
        presets: [
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error structure/conflict a.json:1:74 /a/$ref", "a: the token has both $value and $ref",
            "keep one of them")
        ]),
      TokenCase(
        [
          #"{"g.h": {"a{": \#(fastToken), "b": \#(fastToken)}, "i.j": {"$type": "color", "k.l": {"$value": "x"}}}"#
        ],
        presets: [
          #"{"name":"g-h/a","kind":"duration","source":{"path":"g.h.a{"},"motion":{"seconds":0.3}}"#,
          #"{"name":"g-h/b","kind":"duration","source":{"path":"g.h.b"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "error dtcg/name a.json:1:2 /g.h",
            #"g.h: the name "g.h" holds "{", "}" or ".", which aliases are written with"#,
            #"use "-" or a group in its place"#),
          TokenFinding(
            "error dtcg/name a.json:1:10 /g.h/a{",
            #"g.h.a{: the name "a{" holds "{", "}" or ".", which aliases are written with"#,
            #"use "-" or a group in its place"#),
        ]),
      TokenCase(
        [#"{"!": \#(fastToken)}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error naming/syntax a.json:1:2 /!", "!: the path makes no name for a preset",
            "use letters and digits, and at most 128 characters in all")
        ]),
      TokenCase(
        [#"{"g": {"value": "300ms", "type": "time", "name": "x"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "warning dtcg/structure a.json:1:8 /g/value",
            #"g: "value" is neither a token nor a group, and not read"#,
            "did you mean '$value'?"),
          TokenFinding(
            "warning dtcg/structure a.json:1:26 /g/type",
            #"g: "type" is neither a token nor a group, and not read"#,
            "did you mean '$type'?"),
          TokenFinding(
            "warning dtcg/structure a.json:1:42 /g/name",
            #"g: "name" is neither a token nor a group, and not read"#,
            #"notes can be in "$description" and "$extensions""#),
        ]),
      TokenCase(
        [#"{"g": {"$root": {"a": \#(fastToken)}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/structure a.json:1:8 /g/$root", #"g: "$root" must be a token"#,
            #"give it a "$value", or its tokens a group with another name"#)
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$description": 1, "$extensions": [], "$deprecated": {}}, "g": {"$deprecated": 0}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:82 /a/$description",
            "a: $description must be a string, found 1",
            "write the description in double quotes"),
          TokenFinding(
            "error structure/type a.json:1:100 /a/$extensions",
            "a: $extensions must be an object, found an array",
            #"write {"com.example.tool": …}"#),
          TokenFinding(
            "error structure/type a.json:1:119 /a/$deprecated",
            "a: $deprecated must be a boolean or a string, found an object",
            "write true, false or the reason"),
          TokenFinding(
            "error structure/type a.json:1:145 /g/$deprecated",
            "g: $deprecated must be a boolean or a string, found 0",
            "write true, false or the reason"),
        ]),
      TokenCase(
        [
          #"{"a": \#(fastToken), "c": {"$type": "color", "$value": "x"}}"#,
          #"{"a": \#(easeToken), "c": {"$type": "color", "$value": "y"}}"#,
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error naming/duplicate b.json:1:2 /a",
            "a: the token is in a.json too, and differs",
            "remove or rename one of them")
        ]),
      TokenCase(
        [
          #"{"a": \#(fastToken), "b": {"c": \#(fastToken)}}"#,
          #"{"a": {"x": \#(fastToken)}, "b": \#(fastToken)}"#,
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"b/c","kind":"duration","source":{"path":"b.c"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "error dtcg/structure b.json:1:2 /a", #"a: "a" is a group here and a token before"#,
            #"rename one of them, or make the token "$root" of the group"#),
          TokenFinding(
            "error dtcg/structure b.json:1:71 /b", #"b: "b" is a token here and a group before"#,
            #"rename one of them, or make the token "$root" of the group"#),
        ]),
      TokenCase(
        [
          #"{"g": {"$type": "duration"}}"#,
          #"{"g": {"$type": "cubicBezier", "a": {"$value": {"value": 1, "unit": "s"}}}}"#,
        ],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"motion":{"seconds":1}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/structure a.json:1:2 /g",
            #"g: the group has the type "duration" but no tokens; is it one itself?"#,
            #"a token needs a "$value""#),
          TokenFinding(
            "error structure/conflict b.json:1:17 /g/$type",
            #"g: $type is "cubicBezier" here and "duration" in a.json"#,
            "a group of several files has one $type; rename one of the groups"),
        ]),
    ])
  func structures(row: TokenCase) {
    row.check()
  }
}
