import Testing

/// Aliases and `$ref`, to whole tokens and to parts of their values.
@Suite struct TokenReferenceTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"easing": {"standard": \#(easeToken)}, "e": {"$value": "{easing.standard}"}}"#],
        presets: [
          #"{"name":"easing/standard","kind":"curve","source":{"path":"easing.standard"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"use":"easing/standard"}}"#,
        ]),
      TokenCase(
        [#"{"duration": {"fast": {"01": \#(fastToken)}}, "d": {"$value": "{duration.fast.01}"}}"#],
        presets: [
          #"{"name":"duration/fast/01","kind":"duration","source":{"path":"duration.fast.01"},"motion":{"seconds":0.3}}"#,
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"use":"duration/fast/01"}}"#,
        ]),
      TokenCase(
        [
          #"{"t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0,0,1,1]}}, "u": {"$value": "{t}"}}"#
        ],
        presets: [
          #"{"name":"t","kind":"curve","source":{"path":"t"},"motion":{"cubicBezier":[0,0,1,1],"duration":1,"delay":0}}"#,
          #"{"name":"u","kind":"curve","source":{"path":"u"},"motion":{"use":"t"}}"#,
        ]),
      TokenCase(
        [#"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": \#(fastToken)}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"use":"c"}}"#,
          #"{"name":"c","kind":"duration","source":{"path":"c"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{b}"}, "b": \#(fastToken)}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [#"{"g": {"$type": "cubicBezier", "a": {"$value": "{d}"}}, "d": \#(fastToken)}"#],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"motion":{"use":"d"}}"#,
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [##"{"a": {"$ref": "#/b"}, "b": \##(fastToken)}"##],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [##"{"a": {"$ref": "#/b/$value", "$description": "x"}, "b": \##(fastToken)}"##],
        presets: [
          #"{"name":"a","kind":"duration","summary":"x","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [##"{"a": {"$value": {"$ref": "#/b"}}, "b": \##(fastToken)}"##],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [##"{"a": {"$value": {"$ref": "#/b/$value"}}, "b": \##(fastToken)}"##],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [#"{"a": {"$value": "{b.c}"}}"#, #"{"b": {"c": \#(fastToken)}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b/c"}}"#,
          #"{"name":"b/c","kind":"duration","source":{"path":"b.c"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [##"{"a": {"$ref": "#/b/c"}}"##, #"{"b": {"c": \#(fastToken)}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"b/c"}}"#,
          #"{"name":"b/c","kind":"duration","source":{"path":"b.c"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [#"{"a": {"$type": "duration", "$value": "{duration.fast.01}"}}"#],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"duration/fast/01"}}"#
        ]),
      TokenCase(
        [#"{"g": {"$type": "cubicBezier", "a": {"$value": "{Some Group.easeIn}"}}}"#],
        presets: [
          #"{"name":"g/a","kind":"curve","source":{"path":"g.a"},"motion":{"use":"some-group/ease-in"}}"#
        ]),
      TokenCase(
        [#"{"a": {"$type": "cubicBezier", "$value": "{50.x.$root}"}}"#],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"use":"curve/50/x"}}"#
        ]),
      TokenCase(
        [
          #"{"a": {"$type": "transition", "$value": {"duration": "{50}", "delay": "{duration.none}", "timingFunction": "{1}"}}}"#
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"use":"curve/1","duration":"duration/50","delay":"duration/none"}}"#
        ]),
      TokenCase(
        [
          ##"{"a": {"$root": \##(fastToken), "b": \##(fastToken)}, "c": {"$value": "{a.$root}"}, "d": {"$ref": "#/a/$root"}}"##
        ],
        presets: [
          #"{"name":"a","kind":"duration","source":{"path":"a.$root"},"motion":{"seconds":0.3}}"#,
          #"{"name":"a/b","kind":"duration","source":{"path":"a.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"c","kind":"duration","source":{"path":"c"},"motion":{"use":"a"}}"#,
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"use":"a"}}"#,
        ]),
      TokenCase(
        [#"{"$root": \#(fastToken)}"#],
        presets: [
          #"{"name":"root","kind":"duration","source":{"path":"$root"},"motion":{"seconds":0.3}}"#
        ]),
      TokenCase(
        [
          ##"{"d": \##(fastToken), "e": \##(easeToken), "t": {"$type": "transition", "$value": {"duration": "{d}", "delay": {"$ref": "#/d"}, "timingFunction": {"$ref": "#/e/$value"}}}}"##
        ],
        presets: [
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"seconds":0.3}}"#,
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"t","kind":"curve","source":{"path":"t"},"motion":{"use":"e","duration":"d","delay":"d"}}"#,
        ]),
      TokenCase(
        [
          ##"{"t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": 0, "unit": "s"}, "timingFunction": [0,0,1,1]}}, "u": {"$type": "transition", "$value": {"duration": {"$ref": "#/t/$value/duration"}, "delay": {"value": {"$ref": "#/t/$value/delay/value"}, "unit": {"$ref": "#/t/$value/delay/unit"}}, "timingFunction": {"$ref": "#/t/$value/timingFunction"}}}}"##
        ],
        presets: [
          #"{"name":"t","kind":"curve","source":{"path":"t"},"motion":{"cubicBezier":[0,0,1,1],"duration":1,"delay":0}}"#,
          #"{"name":"u","kind":"curve","source":{"path":"u"},"motion":{"cubicBezier":[0,0,1,1],"duration":1,"delay":0}}"#,
        ]),
      TokenCase(
        [
          ##"{"d": \##(fastToken), "t": {"$type": "transition", "$value": {"duration": "{d}", "delay": {"$ref": "#/t/$value/duration"}, "timingFunction": [0,0,1,1]}}, "x": {"$type": "duration", "$ref": "#/t/$value/duration"}}"##
        ],
        presets: [
          #"{"name":"d","kind":"duration","source":{"path":"d"},"motion":{"seconds":0.3}}"#,
          #"{"name":"t","kind":"curve","source":{"path":"t"},"motion":{"cubicBezier":[0,0,1,1],"duration":"d","delay":"d"}}"#,
          #"{"name":"x","kind":"duration","source":{"path":"x"},"motion":{"use":"d"}}"#,
        ]),
      TokenCase(
        [
          ##"{"e": \##(easeToken), "f": {"$type": "cubicBezier", "$value": [{"$ref": "#/e/$value/0"}, {"$ref": "#/n"}, {"$ref": "#/n/$value"}, {"$ref": "#/f/$value/0"}]}, "n": {"$type": "number", "$value": 0.25}}"##
        ],
        presets: [
          #"{"name":"e","kind":"curve","source":{"path":"e"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"f","kind":"curve","source":{"path":"f"},"motion":{"cubicBezier":[0.2,0.25,0.25,0.2]}}"#,
        ]),
      TokenCase(
        [
          ##"{"a": {"$type": "cubicBezier", "$value": [0, 0, 0, {"$ref": "#/g/$extensions/x~1y/1"}]}, "g": {"$extensions": {"x/y": [3, 4]}}}"##
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"cubicBezier":[0,0,0,4]}}"#
        ]),
      TokenCase(
        [
          ##"{"a": {"$type": "transition", "$value": {"$ref": "#/b/$value"}}, "b": {"$type": "transition", "$value": "{c}"}}"##
        ],
        presets: [
          #"{"name":"a","kind":"curve","source":{"path":"a"},"motion":{"use":"b"}}"#,
          #"{"name":"b","kind":"curve","source":{"path":"b"},"motion":{"use":"c"}}"#,
        ]),
      TokenCase(
        [
          ##"{"my/g~": {"t 1": \##(fastToken)}, "a": {"$ref": "#/my~1g~0/t 1"}, "b": {"$value": "{my/g~.t 1}"}}"##
        ],
        presets: [
          #"{"name":"my-g/t-1","kind":"duration","source":{"path":"my/g~.t 1"},"motion":{"seconds":0.3}}"#,
          #"{"name":"a","kind":"duration","source":{"path":"a"},"motion":{"use":"my-g/t-1"}}"#,
          #"{"name":"b","kind":"duration","source":{"path":"b"},"motion":{"use":"my-g/t-1"}}"#,
        ]),
    ])
  func references(row: TokenCase) {
    row.check()
  }
}
