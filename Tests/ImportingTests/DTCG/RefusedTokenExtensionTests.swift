import Testing

/// Groups that extend what they can't.
@Suite struct RefusedTokenExtensionTests {
  @Test(
    arguments: [
      TokenCase(
        [#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:72 /c/$extends",
            "c: groups extend each other in a cycle: a → b → c → a",
            "let one of them hold its tokens itself")
        ]),
      TokenCase(
        [#"{"button": {"a": \#(fastToken), "secondary": {"$extends": "{button}"}}}"#],
        presets: [
          #"{"name":"button/a","kind":"duration","source":{"path":"button.a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:101 /button/secondary/$extends",
            "button.secondary: groups extend each other in a cycle: button.secondary → button",
            "let one of them hold its tokens itself")
        ]),
      TokenCase(
        [#"{"a": {"x": {"$extends": "{b}"}}, "b": {"y": {"$extends": "{a}"}}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:59 /b/y/$extends",
            "b.y: groups extend each other in a cycle: a.x → b.y → a",
            "let one of them hold its tokens itself")
        ]),
      TokenCase(
        [#"{"p": {"$extends": "{p.s}", "s": {"a": \#(fastToken)}}}"#],
        presets: [
          #"{"name":"p/s/a","kind":"duration","source":{"path":"p.s.a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:20 /p/$extends",
            "p: groups extend each other in a cycle: p → p.s",
            "let one of them hold its tokens itself")
        ]),
      TokenCase(
        [#"{"$extends": "{g}", "g": {"a": \#(fastToken)}}"#],
        presets: [
          #"{"name":"g/a","kind":"duration","source":{"path":"g.a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/cycle a.json:1:14 /$extends",
            "-: groups extend each other in a cycle: the file → g",
            "let one of them hold its tokens itself")
        ]),
      TokenCase(
        [
          #"{"base": {"a": \#(fastToken)}, "x": {"$extends": "{bsae}"}, "y": {"$extends": "{base.zzzz}"}, "z": {"$extends": "{base.a}"}}"#
        ],
        presets: [
          #"{"name":"base/a","kind":"duration","source":{"path":"base.a"},"motion":{"seconds":0.3}}"#
        ],
        findings: [
          TokenFinding(
            "error reference/dangling a.json:1:92 /x/$extends",
            "x: $extends refers to {bsae}, which does not exist",
            "did you mean 'base'?"),
          TokenFinding(
            "error reference/dangling a.json:1:121 /y/$extends",
            "y: $extends refers to {base.zzzz}, which does not exist",
            "import its file in the same command, or correct the name"),
          TokenFinding(
            "error reference/kind a.json:1:155 /z/$extends",
            "z: $extends refers to {base.a}, which is a token",
            "an alias as $value takes over a token"),
        ]),
      TokenCase(
        [#"{"x": {"$extends": "base"}, "y": {"$extends": 3}, "z": {"$extends": "{a..b}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error dtcg/reference a.json:1:20 /x/$extends",
            #"x: $extends must be a reference to a group, found "base""#,
            #"write "{group}""#),
          TokenFinding(
            "error dtcg/reference a.json:1:47 /y/$extends",
            "y: $extends must be a reference to a group, found 3",
            #"write "{group}""#),
          TokenFinding(
            "error dtcg/reference a.json:1:69 /z/$extends", #"z: "{a..b}" is not an alias"#,
            #"write "{group.token}""#),
        ]),
      TokenCase(
        [#"{"base": {"a": {"$type": "duration", "$value": 3}}, "x": {"$extends": "{base}"}}"#],
        presets: [],
        findings: [
          TokenFinding(
            "error structure/missing-field a.json:1:48 /base/a/$value",
            "base.a: $value needs a unit, found 3",
            #"write {"value": 3, "unit": "ms"}, or "s" where seconds are meant"#)
        ]),
    ])
  func extensions(row: TokenCase) {
    row.check()
  }
}
