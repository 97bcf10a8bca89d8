import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of the variables of style sheets.
struct CSSReaderTests {
  @Test(
    "Times, easings and shorthands are motion",
    arguments: [
      StyleCase("--fast: 100ms;", [#"fast {"seconds":0.1}"#]),
      StyleCase(":root{--fast:.1S}", [#"fast {"seconds":0.1}"#]),
      StyleCase("--a: +1e2ms", [#"a {"seconds":0.1}"#]),
      StyleCase("--day: calc(24 * 60 * 60s)", [#"day {"seconds":86400}"#]),
      StyleCase("--t: calc((.1s + 200ms) * 3 / 2)", [#"t {"seconds":0.45}"#]),
      StyleCase("--t: clamp(1s, 3s, 2s)", [#"t {"seconds":2}"#]),
      StyleCase(
        "--easeOutQuint: cubic-bezier(.22, 1, .36, 1)",
        [#"ease-out-quint {"cubicBezier":[0.22,1,0.36,1]}"#]),
      StyleCase(
        "--t: .2s EASE-IN 50ms",
        [#"t {"named":"easeIn","duration":0.2,"delay":0.05}"#]),
      StyleCase("--t: opacity .2s", [#"t {"named":"default","duration":0.2}"#]),
      StyleCase(
        "--t: opacity .2s ease-in, transform .3s ease-out",
        [
          #"t/opacity {"named":"easeIn","duration":0.2}"#,
          #"t/transform {"named":"easeOut","duration":0.3}"#,
        ]),
      StyleCase(
        "--t: opacity .2s ease-in, transform .2s ease-in",
        [#"t {"named":"easeIn","duration":0.2}"#]),
      StyleCase("--duration-instant: 0", [#"duration-instant {"seconds":0}"#]),
      StyleCase("--d: 1s, 2s", [#"d/1 {"seconds":1}"#, #"d/2 {"seconds":2}"#]),
    ])
  func motions(_ one: StyleCase) throws { try one.check() }

  @Test(
    "var() is followed, and what is only another name refers to it",
    arguments: [
      StyleCase(
        "--a: ease-in; --b: var(--a); --c: var( --b );",
        [#"a {"named":"easeIn"}"#, #"b {"use":"a"}"#, #"c {"use":"b"}"#]),
      StyleCase("--b: var(--a); --a: 1s", [#"b {"use":"a"}"#, #"a {"seconds":1}"#]),
      StyleCase("--b: var(--no, var(--nor, 2s))", [#"b {"seconds":2}"#]),
      StyleCase(
        "--f: 1s; --e: ease-out; --t: all calc(var(--f) / 4) var(--e)",
        [
          #"f {"seconds":1}"#, #"e {"named":"easeOut"}"#,
          #"t {"named":"easeOut","duration":0.25}"#,
        ]),
      StyleCase(
        ":root { --f: 1s } .a { --f: 2s; --g: var(--f) } .b { --h: calc(var(--f) * 2) }",
        [#"f {"seconds":1}"#, #"f-2 {"seconds":2}"#, #"g {"use":"f-2"}"#, #"h {"seconds":2}"#]),
      StyleCase(
        "--t: opacity var(--fast) ease", [], leftOut: ["--t: cannot resolve var(--fast)"]),
      StyleCase("--ease: var(--x)", [], leftOut: ["--ease: cannot resolve var(--x)"]),
      StyleCase(
        "--a: var(--b); --b: var(--c); --c: var(--a)", [],
        leftOut: ["--a", "--b", "--c"].map { "\($0): cannot resolve --a: it refers to itself" }),
      StyleCase(
        "--tint: var(--blue)", [], leftOut: ["--tint: cannot resolve var(--blue)"]),
      StyleCase(
        (1...7).map { "--c\($0): var(--blue)" }.joined(separator: ";"), [],
        leftOut: (1...5).map { "--c\($0): cannot resolve var(--blue)" } + [
          "more custom properties × 2: cannot resolve what they refer to"
        ]),
      StyleCase(
        ".a { --x: 1s } .b { --x: 2s } .c { --t: opacity var(--x) ease }",
        [#"x {"seconds":1}"#, #"x-2 {"seconds":2}"#],
        leftOut: ["--t: cannot resolve var(--x): it has several values, by rule"]),
    ])
  func variables(_ one: StyleCase) throws { try one.check() }

  @Test(
    "What is no motion is counted, and what can't be taken is named",
    arguments: [
      StyleCase(
        "--font: linear, sans-serif; --z: 10; --c: red; --g: linear-gradient(red, blue); --w: 1px",
        [], leftOut: ["custom properties × 5"]),
      StyleCase(
        "--ease-x: cubic-bezier(2, 0, 0, 1)", [],
        leftOut: ["--ease-x: the x values of cubic-bezier() must be from 0 to 1"]),
      StyleCase(
        "--s: steps(0)", [],
        leftOut: ["--s: steps() takes a whole number from 1 to 10000"]),
      StyleCase(
        "--ease-x: cubic-bezier(.2, 0, 0)", [],
        leftOut: [
          #"--ease-x: "cubic-bezier(.2, 0, 0)": cubic-bezier() takes 4 numbers with commas between"#
        ]),
      StyleCase("--ease: ease-out-back", [], leftOut: [#"--ease: "ease-out-back" is no easing"#]),
      StyleCase("--duration: 300 ms", [], leftOut: [#"--duration: "300 ms" is no time"#]),
      StyleCase("--duration: .3sec", [], leftOut: [#"--duration: ".3sec" is no time"#]),
      StyleCase(
        "--animated-width: 0", [],
        leftOut: ["--animated-width: it is a number, and no motion by itself"]),
      StyleCase("--d: -1s", [], leftOut: ["--d: a duration is 0 or more"]),
      StyleCase(
        "--duration: 300", [],
        leftOut: ["--duration: 300 has no unit: a time is written as 300ms or 300s"]),
      StyleCase(
        "--t: all 300 ease .1s", [],
        leftOut: ["--t: 300 has no unit: a time is written as 300ms or 300s"]),
      StyleCase("--easing: bounce(3)", [], leftOut: ["--easing: cannot resolve bounce()"]),
      StyleCase(
        "--t: 1s red ease", [],
        leftOut: ["--t: red is neither a property nor @keyframes in these files"]),
      StyleCase("--t: 1s 2s 3s ease", [], leftOut: ["--t: it has more than two times"]),
      StyleCase("--t: 1s 10px", [], leftOut: ["--t: \"10px\" isn't part of a motion"]),
      StyleCase("--t: 1s, red", [], leftOut: ["--t: only a part of the list is motion"]),
      StyleCase(
        "@theme { --ease-*: initial; --ease-in: initial }", [],
        leftOut: ["custom properties", "--ease-*: it clears names of Tailwind"]),
      StyleCase(
        ".a { transition: opacity 1s } .b { transition-duration: 1s }", [],
        leftOut: [
          "transitions of rules × 2: they have no name; give them one, as in --card: opacity 300ms ease-out"
        ]),
      StyleCase(
        ".a { transition: opacity 1s, width calc(1s * 2) steps(2, end) } .b { transition: none }",
        [],
        leftOut: [
          "transitions of rules × 2: they have no name; give them one, as in --card: opacity 300ms ease-out"
        ]),
      StyleCase(
        """
        .a { -webkit-transition: opacity 1s; transition: opacity 1s }
        .b { transition: all 1s; transition-property: width, height, color }
        .c { transition-property: none }
        .d { transition: all var(--lost) }
        """, [],
        leftOut: [
          "transitions of rules × 5: they have no name; give them one, as in --card: opacity 300ms ease-out"
        ]),
      StyleCase(
        "--a: 1s; --a: 2s", [#"a {"seconds":2}"#],
        leftOut: ["--a: it is declared again below"]),
    ])
  func leftOut(_ one: StyleCase) throws { try one.check() }

  @Test(
    "What prefers-reduced-motion changes takes the place of the same name",
    arguments: [
      StyleCase(
        ":root{--t: 1s} @media (prefers-reduced-motion: reduce) { :root { --t: 0s } }",
        [#"t {"seconds":1} reduced none"#]),
      StyleCase(
        ":root{--t: 1s} @media (prefers-reduced-motion) { :root { --t: .1s } }",
        [#"t {"seconds":1} reduced t-reduced"#, #"t-reduced {"seconds":0.1}"#]),
      StyleCase(
        "--t: 0s; @media (prefers-reduced-motion: no-preference) { :root { --t: 1s } }",
        [#"t {"seconds":1} reduced none"#]),
      StyleCase(
        "--t: 1s; @media (prefers-reduced-motion: reduce) { :root { --t: 1s } }",
        [#"t {"seconds":1} reduced keep"#]),
    ])
  func reduced(_ one: StyleCase) throws { try one.check() }

  @Test("The files of one command are one set, and each preset knows its own") func files() throws {
    let (entries, report) = try readStyles([
      ("css/easing.css", ":root { --ease: ease-in }\n"),
      (
        "css/spin.css",
        ":root {\n  --spin-slow: spin 2s var(--ease);\n}\n@keyframes spin { to { opacity: 0 } }"
      ),
    ])
    #expect(report.leftOut.all == [])
    #expect(
      entries.map { "\($0.preset.name) \($0.preset.source?.path ?? "") \($0.origin.place.line)" }
        == [
          "ease easing.css#--ease 1", "spin-slow spin.css#--spin-slow 2",
          "spin spin.css#@keyframes spin 4",
        ])
    let place = try #require(entries.last?.origin.place)
    #expect("\(place.file):\(place.line):\(place.column)" == "css/spin.css:4:1")
  }

  @Test("A bracket that is never closed is told, with its place") func unclosed() throws {
    let (_, report) = try readStyles([("a.css", ":root {\n  --a: cubic-bezier(.2, 0, 0, 1;\n}")])
    #expect(
      report.findings.kept.map {
        "\($0.level) \($0.rule) \($0.place?.line ?? 0):\($0.place?.column ?? 0)"
      }
        == ["warning css/unclosed 1:7"])
  }
}
