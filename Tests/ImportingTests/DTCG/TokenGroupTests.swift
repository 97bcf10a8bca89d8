import Testing

/// What groups give to their tokens, and how paths become names.
@Suite struct TokenGroupTests {
  @Test(
    arguments: [
      TokenCase(
        [
          #"{"g": {"$type": "duration", "h": {"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}, "$type": "cubicBezier", "b": {"$value": [0,0,1,1]}}, "c": {"$value": {"value": 2, "unit": "s"}}}}"#
        ],
        presets: [
          #"{"name":"g/h/a","kind":"duration","source":{"path":"g.h.a"},"motion":{"seconds":1}}"#,
          #"{"name":"g/h/b","kind":"curve","source":{"path":"g.h.b"},"motion":{"cubicBezier":[0,0,1,1]}}"#,
          #"{"name":"g/c","kind":"duration","source":{"path":"g.c"},"motion":{"seconds":2}}"#,
        ]),
      TokenCase(
        [
          #"{"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}}}"#,
          #"{"$type": "cubicBezier", "b": {"$value": [0,0,1,1]}}"#,
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":1}}"#,
          #"{"name":"b","kind":"curve","source":{"path":"b"},"motion":{"cubicBezier":[0,0,1,1]}}"#,
        ]),
      TokenCase(
        [
          #"{"g": {"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}}}}"#,
          #"{"g": {"b": {"$value": {"value": 2, "unit": "s"}}}}"#,
        ],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"motion":{"seconds":1}}"#,
          #"{"name":"g/b","kind":"duration","source":{"path":"g.b"},"motion":{"seconds":2}}"#,
        ]),
      TokenCase(
        [
          ##"{"g": {"$deprecated": "old", "a": \##(fastToken), "h": {"$deprecated": false, "b": \##(fastToken)}, "c": {"$deprecated": true, "$ref": "#/g/a"}, "d": {"$deprecated": false, "$ref": "#/g/a"}}}"##
        ],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"deprecated":{"reason":"old"},"motion":{"seconds":0.3}}"#,
          #"{"name":"g/h/b","kind":"duration","source":{"path":"g.h.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"g/c","kind":"duration","source":{"path":"g.c"},"deprecated":true,"motion":{"use":"g/a"}}"#,
          #"{"name":"g/d","kind":"duration","source":{"path":"g.d"},"motion":{"use":"g/a"}}"#,
        ]),
      TokenCase(
        [
          #"{"$deprecated": true, "a": \#(fastToken), "g": {"$deprecated": "", "b": {"$value": "{a}"}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"deprecated":true,"motion":{"seconds":0.3}}"#,
          #"{"name":"g/b","kind":"duration","source":{"path":"g.b"},"deprecated":true,"motion":{"use":"a"}}"#,
        ]),
      TokenCase(
        [
          ##"{"$description": "x", "g": {"$description": "y", "$extensions": {}, "a": \##(fastToken)}, "h": {"$description": "z", "c": {"$type": "color", "$value": "#fff"}}}"##
        ],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"motion":{"seconds":0.3}}"#
        ]),
      TokenCase(
        [
          ##"{"c": {"$type": "color", "x": {"$value": "#fff", "other": {}}, "y": {"$value": "{c.z}"}}, "s": {"$type": "string", "$value": "{nothing"}, "z": {"$value": "{s}"}, "w": {"$type": "dimension", "$ref": "#/nowhere"}}"##
        ],
        presets: []),
      TokenCase(
        [
          #"{"Ease": {"inOut": \#(easeToken)}, "ease": {"in-out": \#(easeToken), "in out": \#(easeToken), "in-out-2": \#(easeToken)}}"#
        ],
        presets: [
          #"{"name":"ease/in-out","kind":"curve","source":{"path":"Ease.inOut"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"ease/in-out-3","kind":"curve","source":{"path":"ease.in-out"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"ease/in-out-4","kind":"curve","source":{"path":"ease.in out"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"ease/in-out-2","kind":"curve","source":{"path":"ease.in-out-2"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
        ],
        findings: [
          TokenFinding(
            "info dtcg/renamed a.json:1:76 /ease/in-out",
            "ease.in-out: the preset is named ease/in-out-3: ease/in-out is what Ease.inOut becomes",
            "rename one of them to choose the name"),
          TokenFinding(
            "info dtcg/renamed a.json:1:132 /ease/in out",
            "ease.in out: the preset is named ease/in-out-4: ease/in-out is what Ease.inOut becomes",
            "rename one of them to choose the name"),
        ]),
      TokenCase(
        [#"{"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": \#(fastToken)}}}}}}}}}"#],
        presets: [
          #"{"name":"a/b/c/d/e/f/g/h-i","kind":"duration","source":{"path":"a.b.c.d.e.f.g.h.i"},"motion":{"seconds":0.3}}"#
        ]),
      TokenCase(
        [
          #"{"a": \#(fastToken)}"#,
          #"{"a": {"$type":"duration" ,"$value":{"value":300 ,"unit":"ms"}}}"#,
          #"{"b": \#(fastToken)}"#,
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
    ])
  func groups(row: TokenCase) {
    row.check()
  }
}
