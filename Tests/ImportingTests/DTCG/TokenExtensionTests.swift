import Testing

/// Groups that extend others.
@Suite struct TokenExtensionTests {
  @Test(
    arguments: [
      TokenCase(
        [
          #"{"base": {"$type": "duration", "a": {"$value": {"value": 1, "unit": "s"}}, "b": {"$value": {"value": 2, "unit": "s"}}}, "x": {"$extends": "{base}", "b": {"$value": {"value": 3, "unit": "s"}}, "c": {"$value": {"value": 4, "unit": "s"}}}}"#
        ],
        presets: [
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"motion":{"seconds":1}}"#,
          #"{"name":"base/b","kind":"duration","source":{"path":"base.b"},"motion":{"seconds":2}}"#,
          #"{"name":"x/b","kind":"duration","source":{"path":"x.b"},"motion":{"seconds":3}}"#,
          #"{"name":"x/c","kind":"duration","source":{"path":"x.c"},"motion":{"seconds":4}}"#,
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":1}}"#,
        ]),
      TokenCase(
        [
          ##"{"x": {"$extends": "#/base"}, "y": {"$extends": {"$ref": "#/base"}}, "z": {"$ref": "#/base"}, "w": {"$ref": "#/base", "b": \##(fastToken)}, "base": {"a": \##(fastToken)}}"##
        ],
        presets: [
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"y/a","kind":"duration","source":{"path":"y.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"z/a","kind":"duration","source":{"path":"z.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"w/b","kind":"duration","source":{"path":"w.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"w/a","kind":"duration","source":{"path":"w.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"input": {"f": {"w": \#(fastToken), "b": \#(easeToken)}}, "amount": {"$extends": "{input}", "f": {"w": {"$value": "{input.f.b}"}}}}"#
        ],
        presets: [
          #"{"name":"input/f/w","kind":"duration","source":{"path":"input.f.w"},"motion":{"seconds":0.3}}"#,
          #"{"name":"input/f/b","kind":"curve","source":{"path":"input.f.b"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"amount/f/w","kind":"curve","source":{"path":"amount.f.w"},"motion":{"use":"input/f/b"}}"#,
          #"{"name":"amount/f/b","kind":"curve","source":{"path":"amount.f.b"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
        ]),
      TokenCase(
        [
          #"{"c": {"$extends": "{b}"}, "b": {"$extends": "{a}", "x": \#(easeToken)}, "a": {"x": \#(fastToken), "y": \#(fastToken)}}"#
        ],
        presets: [
          #"{"name":"c/x","kind":"curve","source":{"path":"c.x"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"c/y","kind":"duration","source":{"path":"c.y"},"motion":{"seconds":0.3}}"#,
          #"{"name":"b/x","kind":"curve","source":{"path":"b.x"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"b/y","kind":"duration","source":{"path":"b.y"},"motion":{"seconds":0.3}}"#,
          #"{"name":"a/x","kind":"duration","source":{"path":"a.x"},"motion":{"seconds":0.3}}"#,
          #"{"name":"a/y","kind":"duration","source":{"path":"a.y"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"p": {"$extends": "{q}"}, "q": {"s": {"a": \#(fastToken)}}, "r": {"$extends": "{p.s}"}}"#
        ],
        presets: [
          #"{"name":"p/s/a","kind":"duration","source":{"path":"p.s.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"q/s/a","kind":"duration","source":{"path":"q.s.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"r/a","kind":"duration","source":{"path":"r.a"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"p": {"$extends": "{q}", "s": {"$extends": "{o}"}}, "q": {"s": {"a": \#(fastToken), "b": \#(fastToken)}}, "o": {"a": \#(easeToken)}}"#
        ],
        presets: [
          #"{"name":"p/s/a","kind":"curve","source":{"path":"p.s.a"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
          #"{"name":"p/s/b","kind":"duration","source":{"path":"p.s.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"q/s/a","kind":"duration","source":{"path":"q.s.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"q/s/b","kind":"duration","source":{"path":"q.s.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"o/a","kind":"curve","source":{"path":"o.a"},"motion":{"cubicBezier":[0.2,0,0,1]}}"#,
        ]),
      TokenCase(
        [#"{"g": {"brand": {"a": \#(fastToken)}, "semantic": {"$extends": "{g.brand}"}}}"#],
        presets: [
          #"{"name":"g/brand/a","kind":"duration","source":{"path":"g.brand.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"g/semantic/a","kind":"duration","source":{"path":"g.semantic.a"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"base": {"$type": "duration", "$deprecated": "old", "a": {"$value": {"value": 1, "unit": "s"}}}, "x": {"$extends": "{base}", "$type": "cubicBezier", "$deprecated": false, "b": {"$value": [0,0,1,1]}}}"#
        ],
        presets: [
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"deprecated":{"reason":"old"},"motion":{"seconds":1}}"#,
          #"{"name":"x/b","kind":"curve","source":{"path":"x.b"},"motion":{"cubicBezier":[0,0,1,1]}}"#,
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":1}}"#,
        ]),
      TokenCase(
        [
          #"{"o": {"$type": "duration", "base": {"a": {"$value": {"value": 1, "unit": "s"}}}}, "x": {"$extends": "{o.base}"}}"#
        ],
        presets: [
          #"{"name":"o/base/a","kind":"duration","source":{"path":"o.base.a"},"motion":{"seconds":1}}"#,
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":1}}"#,
        ]),
      TokenCase(
        [
          #"{"base": {"a": {"$type": "duration", "$value": "{base.b}", "$extensions": {"k": 1}}, "b": \#(fastToken), "$root": \#(fastToken)}, "x": {"$extends": "{base}"}, "y": {"$value": "{x.$root}"}}"#
        ],
        presets: [
          #"{"name":"base","kind":"duration","source":{"path":"base.$root"},"motion":{"seconds":0.3}}"#,
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"extensions":{"k":1},"motion":{"use":"base/b"}}"#,
          #"{"name":"base/b","kind":"duration","source":{"path":"base.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"x","kind":"duration","source":{"path":"x.$root"},"motion":{"seconds":0.3}}"#,
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"extensions":{"k":1},"motion":{"use":"base/b"}}"#,
          #"{"name":"x/b","kind":"duration","source":{"path":"x.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"y","kind":"duration","source":{"path":"y"},"motion":{"use":"x"}}"#,
        ]),
      TokenCase(
        [#"{"x": {"$extends": "{base}"}}"#, #"{"base": {"a": \#(fastToken)}}"#],
        presets: [
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"base": {"a": {"b": \#(fastToken)}}, "x": {"$extends": "{base}", "a": \#(fastToken)}}"#
        ],
        presets: [
          #"{"name":"base/a/b","kind":"duration","source":{"path":"base.a.b"},"motion":{"seconds":0.3}}"#,
          #"{"name":"x/a","kind":"duration","source":{"path":"x.a"},"motion":{"seconds":0.3}}"#,
        ]),
      TokenCase(
        [
          #"{"base": {"a": \#(fastToken)}, "x": {"$extends": "{base}", "a": {"b": \#(fastToken)}}}"#
        ],
        presets: [
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"motion":{"seconds":0.3}}"#,
          #"{"name":"x/a/b","kind":"duration","source":{"path":"x.a.b"},"motion":{"seconds":0.3}}"#,
        ]),
    ])
  func extensions(row: TokenCase) {
    row.check()
  }
}
