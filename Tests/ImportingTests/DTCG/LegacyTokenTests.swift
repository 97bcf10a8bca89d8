import Testing

/// Forms of older drafts and other tools: read, with a warning.
@Suite struct LegacyTokenTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "50ms"}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.05}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:39 /a/$value",
            #"a: $value is the text "50ms" in place of an object"#,
            #"DTCG 2025.10 writes {"value": 50, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "0.3s"}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:39 /a/$value",
            #"a: $value is the text "0.3s" in place of an object"#,
            #"DTCG 2025.10 writes {"value": 0.3, "unit": "s"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "time", "$value": {"value": 1, "unit": "s"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":1}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:17 /a/$type",
            #"a: the type "time" is read as "duration""#,
            #"DTCG 2025.10 says "duration""#)
        ]),
      TokenCase(
        [
          #"{"g": {"$type": "cubic-bezier", "a": {"$value": [0,0,1,1]}, "b": {"$value": [0,0,0,1]}}}"#
        ],
        presets: [
          #"{"name":"g/a","kind":"curve","source":{"path":"g.a"},"motion":{"cubicBezier":[0,0,1,1]}}"#,
          #"{"name":"g/b","kind":"curve","source":{"path":"g.b"},"motion":{"cubicBezier":[0,0,0,1]}}"#,
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:17 /g/$type",
            #"g: the type "cubic-bezier" is read as "cubicBezier""#,
            #"DTCG 2025.10 says "cubicBezier""#)
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "timingFunction": [0,0,1,1]}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0,0,1,1],"duration":1,"delay":0}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:41 /a/$value",
            "a: the transition has no delay; it is read as 0",
            #"add "delay": {"value": 0, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$value": "{b.value}"}, "b": \#(fastToken)}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:18 /a/$value",
            #"a: the alias ends in "value", which is read as the token itself"#,
            #"DTCG 2025.10 writes "{b}""#)
        ]),
      TokenCase(
        [
          #"{"d": \#(fastToken), "t": {"$type": "transition", "$value": {"duration": "{d.value}", "delay": "{d.$value}", "timingFunction": [0,0,1,1]}}}"#
        ],
        presets: [
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"seconds":0.3}}"#,
          #"{"name":"t","kind":"curve","source":{"path":"t"},"motion":{"cubicBezier":[0,0,1,1],"duration":"d","delay":"d"}}"#,
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:116 /t/$value/duration",
            #"t: the alias ends in "value", which is read as the token itself"#,
            #"DTCG 2025.10 writes "{d}""#),
          TokenFinding(
            "warning dtcg/legacy a.json:1:138 /t/$value/delay",
            #"t: the alias ends in "$value", which is read as the token itself"#,
            #"DTCG 2025.10 writes "{d}""#),
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": "cubic-bezier(0.4, 0, 0.2, 1)"}}"#],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0.4,0,0.2,1]}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:42 /a/$value",
            #"a: $value is the CSS text "cubic-bezier(0.4, 0, 0.2, 1)""#,
            "DTCG 2025.10 writes 4 numbers, such as [0.2, 0, 0, 1]")
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"duration": "120ms", "delay": "0s", "timingFunction": "ease-in"}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"named":"easeIn","duration":0.12,"delay":0}}"#
        ],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:54 /a/$value/duration",
            #"a: duration is the text "120ms" in place of an object"#,
            #"DTCG 2025.10 writes {"value": 120, "unit": "ms"}"#),
          TokenFinding(
            "warning dtcg/legacy a.json:1:72 /a/$value/delay",
            #"a: delay is the text "0s" in place of an object"#,
            #"DTCG 2025.10 writes {"value": 0, "unit": "s"}"#),
          TokenFinding(
            "warning dtcg/legacy a.json:1:96 /a/$value/timingFunction",
            #"a: timingFunction is the CSS text "ease-in""#,
            "DTCG 2025.10 writes 4 numbers, such as [0.2, 0, 0, 1]"),
        ]),
    ])
  func legacyForms(row: TokenCase) {
    row.check()
  }
}
