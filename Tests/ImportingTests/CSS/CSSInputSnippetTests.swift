import Diagnostics
import Motion
import Presets
import Testing

@testable import Importing

/// Motions as they are declared in style sheets and code.
struct CSSInputSnippetTests {
  /// The presets of a text, each as `name = expression`, with notes after a bar; nil where the text
  /// declares nothing.
  private func pasted(_ text: String) -> [String]? {
    guard let style = CSSInputSnippet(Array(text.utf8), file: "snippet") else { return nil }
    var report = ReadingReport()
    let entries = style.entries(&report).map { entry in
      let name = entry.preset.name.text
      return (name == "unnamed" ? "" : "\(name) = ")
        + (MotionExpression.text(of: entry.preset.motion) ?? entry.preset.kind.rawValue)
    }
    return entries + report.findings.kept.map { "| " + $0.message }
  }

  /// Why parts of a text are left out, with their lines and columns.
  private func leftOut(_ text: String) -> [String]? {
    var report = ReadingReport()
    guard let style = CSSInputSnippet(Array(text.utf8), file: "snippet") else { return nil }
    _ = style.entries(&report)
    return report.leftOut.others.map { one in
      let place = one.omission.place.map { " @\($0.line):\($0.column)" } ?? ""
      return "\(one.omission.what): \(one.reason)\(place)"
    }
  }

  @Test(
    "The easing of a declaration, with its times",
    arguments: [
      ("transition: opacity .3s ease-out .1s;", "ease-out 0.3s 0.1s"),
      ("transition: all 300ms", "ease 0.3s"),
      ("transition: opacity cubic-bezier(.2, 0, 0, 1) 300ms", "cubic-bezier(0.2, 0, 0, 1) 0.3s"),
      (
        "animation: 3s ease-in 1s infinite reverse both running slidein",
        "ease-in 3s 1s | ignored: infinite iterations, reverse, both; a curve has only an easing, a duration, and a delay"
      ),
      (
        "animation: spin 2s steps(4, jump-end) infinite",
        "steps(4, jump-end) 2s | ignored: infinite iterations; a curve has only an easing, a duration, and a delay"
      ),
      ("animation: pop 2s linear 1 normal none running", "linear 2s"),
      ("animation: 1s linear(0, .5 20%, 1) s1s", "linear(0, 0.5 20%, 1) 1s"),
      ("animation: 1s ease ease", "ease 1s"),
      ("transition-timing-function: ease-in-out;", "ease-in-out"),
      ("Animation-Timing-Function:ease", "ease"),
      ("transition : opacity 1s ease", "ease 1s"),
      ("-webkit-transition: opacity 1s ease", "ease 1s"),
      ("-webkit-transition: opacity 1s linear; transition: opacity 2s ease", "ease 2s"),
      ("transition: opacity 200ms linear;\n/* was 1s ease-in */", "linear 0.2s"),
      ("transition: opacity 1s /* not 2s */ ease", "ease 1s"),
      ("// the sheet\ntransition: opacity 1s ease", "ease 1s"),
      (".sheet { color: red; transition: opacity 1s ease }", "ease 1s"),
      ("transition-duration: 300ms; transition-timing-function: ease-out", "ease-out 0.3s"),
      ("transition: opacity 1s; transition-timing-function: ease-out", "ease-out 1s"),
      (
        "animation-delay: 1s; animation-duration: 2s; animation-timing-function: linear;",
        "linear 2s 1s"
      ),
      (
        "animation: spin 1s linear; animation-iteration-count: infinite",
        "linear 1s | ignored: infinite iterations; a curve has only an easing, a duration, and a delay"
      ),
      ("transition-duration: 300ms", "0.3s"),
      ("transition: opacity 1s ease !important", "ease 1s"),
      ("transition: opacity calc(300ms * 2) ease-in", "ease-in 0.6s"),
      ("transition: opacity calc((1s - 100ms) / 3) ease-in", "ease-in 0.3s"),
      ("transition: display 1s ease allow-discrete", "ease 1s"),
    ])
  func declarations(text: String, expression: String) {
    #expect(pasted(text)?.joined(separator: " ") == expression)
  }

  @Test(
    "Each motion is one of its own",
    arguments: [
      (
        ".a{transition: all .3s ease} .a:hover{transition: all .1s linear}",
        ["ease 0.3s", "linear 0.1s"]
      ),
      ("transition: color 1s ease-in, transform 2s", ["ease-in 1s", "ease 2s"]),
      ("transition: color 1s ease-in, transform 1s ease-in", ["ease-in 1s"]),
      ("transition: all 1s; animation: pop 2s linear", ["ease 1s", "linear 2s"]),
      ("transition-duration: 1s; animation-duration: 2s", ["1s", "2s"]),
      (
        "transition-property: a, b, c; transition-duration: 1s, 2s; transition-delay: 3s",
        ["ease 1s 3s", "ease 2s 3s"]
      ),
      (".a { transition: none } .b { transition: all 1s }", ["ease 1s"]),
      (
        ".a { &:hover { transition: all 1s linear } transition: all 2s }", ["linear 1s", "ease 2s"]
      ),
    ])
  func several(text: String, expressions: [String]) {
    #expect(pasted(text).map(Set.init) == Set(expressions))
  }

  @Test(
    "Names come from custom properties, variables and constants",
    arguments: [
      ("--ease-card: cubic-bezier(.2, 0, 0, 1);", ["curve/ease-card = cubic-bezier(0.2, 0, 0, 1)"]),
      (
        ":root { --fast: 150ms; --ease: ease-in; }",
        ["duration/fast = 0.15s", "curve/ease = ease-in"]
      ),
      ("--card: transform 300ms ease-out", ["curve/card = ease-out 0.3s"]),
      (
        "--animate-spin: spin 1s linear infinite;",
        [
          "curve/animate-spin = linear 1s",
          "| ignored: infinite iterations; a curve has only an easing, a duration, and a delay",
        ]
      ),
      (
        "$ease-out-quint: cubic-bezier(.22, 1, .36, 1) !default;",
        ["curve/ease-out-quint = cubic-bezier(0.22, 1, 0.36, 1)"]
      ),
      ("@ease: ease-out;", ["curve/ease = ease-out"]),
      ("--font-sans: a, b; --ease: ease-in", ["curve/ease = ease-in"]),
      ("--a: ease-in; --b: var(--a)", ["curve/a = ease-in", "curve/b = curve"]),
      (
        "--ease-a: ease-in; --ease-b: var(--ease-a)",
        ["curve/ease-a = ease-in", "curve/ease-b = curve"]
      ),
    ])
  func names(text: String, told: [String]) {
    #expect(pasted(text) == told)
  }

  @Test(
    "What stands elsewhere in the snippet is worked out",
    arguments: [
      (
        ":root { --fast: 150ms; --ease: ease-in } .a { transition: opacity var(--fast) var(--ease) }",
        "ease-in 0.15s"
      ),
      ("$fast: .1s; .a { transition: opacity $fast ease-in; }", "ease-in 0.1s"),
      ("$fast: .1s; .a { transition: opacity #{$fast} ease-in; }", "ease-in 0.1s"),
      ("--fast: .1s; transition: opacity calc(var(--fast) * 3) ease-in;", "ease-in 0.3s"),
    ])
  func variables(text: String, expression: String) {
    #expect(pasted(text)?.joined(separator: " ") == expression)
  }

  @Test(
    "What declares nothing is left to be an expression",
    arguments: [
      "ease-out 300ms", "ease-out;", "", "spring(mass: 1,\n  stiffness: 100, damping: 10)",
      "a transition: opacity 1s", "linear(0, .5, 1)",
    ])
  func expressions(text: String) {
    #expect(pasted(text) == nil)
  }

  @Test(
    "What can't be known is left out with its place, never guessed",
    arguments: [
      (
        "transition: opacity var(--fast) var(--ease)",
        "transition: cannot resolve 'var(--fast)' @1:21"
      ),
      (
        ".a {\n  transition: opacity 1s var(--ease, ease) }",
        "transition of .a: cannot resolve 'var(--ease)' @2:26"
      ),
      ("--a: 1s; --a: 2s; transition: x var(--a) ease", "--a: declared again below @1:1"),
      ("transition: opacity $fast ease", "transition: cannot resolve '$fast' @1:21"),
      ("transition: opacity map.get($d, fast) ease", "transition: cannot resolve '$d.fast' @1:25"),
      (
        "transition: opacity theme(duration) ease",
        "transition: 'theme(duration)' isn't part of a transition @1:21"
      ),
      (
        "transition: opacity calc(1s * 1px) ease",
        "transition: 'calc(1s * 1px)' isn't part of a transition @1:21"
      ),
      (
        "transition: opacity 300 ease",
        "transition: 300 has no unit: write 300ms or 300s @1:21"
      ),
      (
        "transition: opacity 1s eas-out",
        "transition: 'eas-out' isn't part of a transition; did you mean 'ease-out'? @1:24"
      ),
      (
        "transition: a 1s 2s 3s",
        "transition: a motion takes only two times: a duration and a delay @1:1"
      ),
      ("transition: opacity", "transition: has neither an easing nor a time @1:1"),
      ("transition: opacity -1s ease", "transition: a duration must be 0 or more @1:1"),
      ("transition-delay: 1s", "transition: has neither an easing nor a time @1:1"),
      (
        "transition-delay: 1s; transition-timing-function: ease",
        "transition: has a delay, but no duration @1:1"
      ),
      (
        "@mixin card($d: 1s) { transition: all $d }",
        "transition of @mixin card($d: 1s): inside @mixin, which isn't evaluated; import the compiled CSS @1:23"
      ),
      (
        "@mixin pop($d: 1s) { animation: pop $d }",
        "animation of @mixin pop($d: 1s): inside @mixin, which isn't evaluated; import the compiled CSS @1:22"
      ),
      (
        "@media (prefers-reduced-motion: reduce) { .a { transition: all 1s } }",
        "prefers-reduced-motion changes in rules: not named; set reducedMotion in the catalog @1:48"
      ),
    ])
  func refused(text: String, told: String) {
    #expect(leftOut(text) == [told])
  }

  @Test(
    "What holds no motion gives none, and is nothing to speak of",
    arguments: [
      "animation: none", "--font-sans: a, b", "transform: none", ".a { color: red; top: 0 }",
      ".a { }",
    ])
  func empty(text: String) {
    #expect(pasted(text) == [])
    #expect(leftOut(text) == [])
  }

  @Test(
    "What a rule takes from a variable is told once: by the rule, or by the variable's name",
    arguments: [
      ("--card: opacity 1s ease; transition: var(--card)", ["curve/card = ease 1s"]),
      (
        "--t: opacity 1s ease, top 2s ease", ["t/opacity = ease 1s", "t/top = ease 2s"]
      ),
      ("--fast: 1s; transition: opacity var(--fast) var(--other)", ["duration/fast = 1s"]),
      (
        "@keyframes a { to { opacity: 0 } } .b { animation: a 1s, other 2s linear }",
        ["keyframes/a = keyframes", "linear 2s"]
      ),
    ])
  func parts(text: String, told: [String]) {
    #expect(pasted(text) == told)
  }
}
