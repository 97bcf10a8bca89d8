import Testing

/// Values that are not of their type.
@Suite struct RefusedTokenValueTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": -1, "unit": "ms"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/range a.json:1:49 /a/$value/value",
            "a: value must be 0 or more, found -1",
            "a duration can't be negative")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:39 /a/$value",
            #"a: $value needs the field "unit""#,
            #"write {"value": 300, "unit": "ms"}, with both also for 0"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"unit": "ms"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:39 /a/$value",
            #"a: $value needs the field "value""#,
            #"write {"value": 300, "unit": "ms"}, with both also for 0"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "min"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/value a.json:1:60 /a/$value/unit",
            #"a: unit must be "ms" or "s", found "min""#,
            "convert it to seconds or milliseconds")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1, "unit": 2}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:60 /a/$value/unit",
            #"a: unit must be "ms" or "s", found 2"#,
            "convert it to seconds or milliseconds")
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": "one", "unit": "s"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:49 /a/$value/value",
            #"a: value must be a number, found "one""#,
            ##"write a number without quotes, or {"$ref": "#/…"}"##)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": {"value": 1, "unti": "s"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:39 /a/$value",
            #"a: $value needs the field "unit""#,
            #"write {"value": 300, "unit": "ms"}, with both also for 0"#),
          TokenFinding(
            "error structure/unknown-field a.json:1:52 /a/$value/unti", #"a: unknown field "unti""#,
            "did you mean 'unit'?"),
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": 300}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:39 /a/$value",
            "a: $value needs a unit, found 300",
            #"write {"value": 300, "unit": "ms"}, or "s" where seconds are meant"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "fast"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:39 /a/$value",
            #"a: $value must be a duration, found "fast""#,
            #"write {"value": 300, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "-5ms"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:39 /a/$value",
            #"a: $value must be a duration, found "-5ms""#,
            #"write {"value": 300, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": [1]}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:39 /a/$value",
            "a: $value must be a duration, found an array",
            #"write {"value": 300, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": null}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:39 /a/$value",
            "a: $value must be a duration, found null",
            #"write {"value": 300, "unit": "ms"}"#)
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": [1.5, 0, -0.1, 1]}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/range a.json:1:43 /a/$value/0", "a: x1 must be from 0 to 1, found 1.5",
            "x is a fraction of the time; y may be outside 0…1"),
          TokenFinding(
            "error structure/range a.json:1:51 /a/$value/2",
            "a: x2 must be from 0 to 1, found -0.1",
            "x is a fraction of the time; y may be outside 0…1"),
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1]}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/range a.json:1:42 /a/$value",
            "a: $value must be 4 numbers [x1, y1, x2, y2], found 3",
            "write [0.2, 0, 0, 1]")
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1, 1, 1]}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/range a.json:1:42 /a/$value",
            "a: $value must be 4 numbers [x1, y1, x2, y2], found more",
            "write [0.2, 0, 0, 1]")
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": [0, "0", 1, "{n}"]}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "warning dtcg/legacy a.json:1:46 /a/$value/1",
            #"a: y1 is the text "0" in place of a number"#, "write 0 without quotes"),
          TokenFinding(
            "error structure/type a.json:1:54 /a/$value/3", #"a: y2 must be a number, found "{n}""#,
            ##"write a number without quotes, or {"$ref": "#/…"}"##),
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": {"x1": 0}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:42 /a/$value",
            "a: $value must be 4 numbers [x1, y1, x2, y2], found an object",
            "write [0.2, 0, 0, 1]")
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": "ease-in 300ms"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:42 /a/$value",
            #"a: $value must be 4 numbers [x1, y1, x2, y2], found "ease-in 300ms""#,
            "write [0.2, 0, 0, 1]")
        ]),
      TokenCase(
        [#"{"a": {"$type": "transition", "$value": "all fast"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/type a.json:1:41 /a/$value",
            #"a: $value must be a transition, found "all fast""#,
            #"write {"duration": "{…}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{…}"}"#
          )
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunctoin": [0,0,1,1], "property": "all"}}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:41 /a/$value",
            #"a: the transition needs the field "timingFunction""#,
            #"write {"duration": "{…}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{…}"}"#
          ),
          TokenFinding(
            "error structure/unknown-field a.json:1:117 /a/$value/timingFunctoin",
            #"a: unknown field "timingFunctoin""#,
            "did you mean 'timingFunction'?"),
          TokenFinding(
            "warning dtcg/legacy a.json:1:158 /a/$value/property",
            "a: the property of the transition is not kept",
            "a transition holds a duration, a delay and a timing function"),
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"delay": {"value": -1, "unit": "s"}, "timingFunction": [0,0,1,1]}}}"#
        ],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:41 /a/$value",
            #"a: the transition needs the field "duration""#,
            #"write {"duration": "{…}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{…}"}"#
          ),
          TokenFinding(
            "error structure/range a.json:1:61 /a/$value/delay/value",
            "a: value must be 0 or more, found -1",
            "a duration can't be negative"),
        ]),
    ])
  func values(row: TokenCase) {
    row.check()
  }
}
