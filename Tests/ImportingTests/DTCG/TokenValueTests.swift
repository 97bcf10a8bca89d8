import Testing

/// The values of motion tokens.
@Suite struct TokenValueTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"a": \#(fastToken)}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1.5, "unit": "s"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":1.5}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 0, "unit": "ms"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 0.1, "unit": "ms"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.0001}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 3E2, "unit": "ms"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.3}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1e-3, "unit": "ms"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.000001}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 0.30000001192092896, "unit": "s"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.30000001192092896}}"#
        ],
        findings: [
          TokenFinding(
            "info dtcg/noise a.json:1:49 /a/$value/value",
            "a: value is 0.30000001192092896, which is 0.3 as a 32-bit float",
            "write 0.3")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 300.00001192092896, "unit": "ms"}}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0.30000001192092896}}"#
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "duration", "$value": {"value": 1e-99999999999999999999, "unit": "ms"}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"seconds":0}}"#
        ]),
      TokenCase(
        [#"{"a": \#(easeToken)}"#],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": [0.5, -1.25, 0.30000001192092896, 2]}}"#],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0.5,-1.25,0.30000001192092896,2]}}"#
        ],
        findings: [
          TokenFinding(
            "info dtcg/noise a.json:1:55 /a/$value/2",
            "a: x2 is 0.30000001192092896, which is 0.3 as a 32-bit float",
            "write 0.3")
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "cubicBezier", "$value": [0.25, 0.0009765625, 0.3333333432674408, 1]}}"#
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0.25,0.0009765625,0.3333333432674408,1]}}"#
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0.05, "unit": "s"}, "timingFunction": [0.5, 0, 1, 1]}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0.5,0,1,1],"duration":0.2,"delay":0.05}}"#
        ]),
      TokenCase(
        [
          #"{"a": {"b": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$description": "Long \"one\"", "$extensions": {"z.y": {"b": 1.0, "a": [1e2]}}, "$deprecated": "use c"}}}"#
        ],
        presets: [
          #"{"name":"a/b","kind":"duration","summary":"Long \"one\"","source":{"path":"a.b"},"deprecated":{"reason":"use c"},"extensions":{"z.y":{"b":1.0,"a":[1e2]}},"motion":{"seconds":1}}"#
        ]),
    ])
  func values(row: TokenCase) {
    row.check()
  }
}
