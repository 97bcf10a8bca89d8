import Diagnostics
import Presets
import Testing

@testable import Curvet

struct SnippetTests {
  /// The presets of a snippet on a line each, or what is wrong with it.
  private func shown(_ text: String) throws -> [String] {
    let bench = try Bench()
    let standIn = try #require(PresetName("unnamed"))
    do throws(CatalogError) {
      return try Snippet(text, file: "s").presets(unnamed: standIn, in: bench.environment).entries
        .map {
          String(decoding: $0.preset.payload, as: UTF8.self)
        }
    } catch {
      return error.findings.isEmpty
        ? [error.message] : error.findings.map { "\($0.rule): \($0.message)" }
    }
  }

  private static let curve = #""kind":"curve","motion":{"named":"easeOut"}}"#

  @Test(
    "One preset without a name",
    arguments: [
      "ease-out", " ease-out\n", #""ease-out""#, #" "ease-out" "#, #"{"named": "easeOut"}"#,
      #"{"motion": {"named": "easeOut"}}"#,
      #"{"kind": "curve", "motion": "ease-out"}"#,
    ])
  func unnamed(text: String) throws {
    #expect(try shown(text) == [#"{"name":"unnamed","# + Self.curve])
  }

  @Test(
    "One preset with a name",
    arguments: [
      #"{"name": "a", "motion": {"named": "easeOut"}}"#, #"{"a": "ease-out"}"#,
      #"{"a": {"motion": {"named": "easeOut"}}}"#, #""a": "ease-out""#, #""a": "ease-out" , "#,
      #"{"curvet": 1, "presets": {"a": "ease-out"}}"#, #"{"presets": {"a": "ease-out"}}"#,
    ])
  func named(text: String) throws {
    #expect(try shown(text) == [#"{"name":"a","# + Self.curve])
  }

  @Test("What is for people who prefer less motion is paired, or left out with a note")
  func reduced() throws {
    let bench = try Bench()
    let standIn = try #require(PresetName("unnamed"))
    func read(_ text: String) throws -> SnippetReading {
      try Snippet(text, file: "s").presets(unnamed: standIn, in: bench.environment)
    }
    let rule = try read(
      "@media (prefers-reduced-motion: reduce) { .a { transition: none } } .a { transition: opacity .3s }"
    )
    #expect(rule.entries.count == 1)
    #expect(
      rule.notes == [
        "skipped prefers-reduced-motion changes in rules: not named; set reducedMotion in the catalog"
      ])
    let named = try read(
      ":root { --t: 1s } @media (prefers-reduced-motion: reduce) { :root { --t: 0s } }")
    #expect(named.entries.map(\.preset.reducedMotion) == [ReducedMotion.none])
  }

  @Test(
    "Other tools' pieces",
    arguments: [
      (
        #"{"name": "Card lift", "easing": [0.2, 0, 0, 1], "durationMs": 250}"#,
        [
          #"{"name":"card-lift","kind":"curve","source":{"path":"s#Card lift"},"motion":{"cubicBezier":[0.2,0,0,1],"duration":0.25}}"#
        ]
      ),
      (
        #"[{"opacity": 0}, {"opacity": 1}]"#,
        [
          #"{"name":"s","kind":"keyframes","source":{"path":"s"},"motion":{"tracks":[{"property":"opacity","values":[0,1]}]}}"#
        ]
      ),
      (
        #"{"a": {"easing": "cubic-bezier(2, 0, 0, 1)"}}"#,
        ["structure/document: a: the x values of cubic-bezier() must be from 0 to 1"]
      ),
    ])
  func others(text: String, expected: [String]) throws { #expect(try shown(text) == expected) }

  @Test("Several presets keep their order") func several() throws {
    #expect(
      try shown(#"{"b": "ease-out", "a": "200ms"}"#) == [
        #"{"name":"b","# + Self.curve,
        #"{"name":"a","kind":"duration","motion":{"seconds":0.2}}"#,
      ])
  }

  @Test("Design tokens are presets by their paths") func tokens() throws {
    #expect(
      try shown(#"{"motion": {"out": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]}}}"#) == [
        #"{"name":"motion/out","kind":"curve","source":{"path":"motion.out"},"#
          + #""motion":{"cubicBezier":[0,0,0.58,1]}}"#
      ])
  }

  @Test(
    "A name of its own goes behind the kind",
    arguments: [
      ("--ease-out-quint: ease-out", "curve/ease-out-quint"),
      ("$easeOutQuint: ease-out", "curve/ease-out-quint"),
      ("--duration-fast: 150ms", "duration/fast"), ("--Curve_Card: ease", "curve/card"),
      ("let cardSpring = Spring(duration: 0.5, bounce: 0.2)", "spring/card-spring"),
      ("--速い: ease", "curve/u901f-u3044"), ("transition: all 1s", "unnamed"),
    ])
  func ownNames(text: String, name: String) throws {
    let bench = try Bench()
    let standIn = try #require(PresetName("unnamed"))
    let presets = try Snippet(text, file: "").presets(unnamed: standIn, in: bench.environment)
      .entries
    #expect(presets.map(\.preset.name.text) == [name])
  }

  @Test(
    "What is not understood",
    arguments: [
      ("", ["'' isn't a motion"]), ("eas-out", ["'eas-out' isn't a motion"]),
      ("{}", []), ("[]", ["'[]' isn't a motion"]), ("7", ["'7' isn't a motion"]),
      ("\"no motion\"", ["'no' isn't a motion"]),
      ("{", ["json/syntax: expected a key in double quotes, found the end of the document"]),
      (
        #"{"No": "ease"}"#,
        ["structure/document: expected a motion or named presets"]
      ),
      (
        #"{"mass": 1, "stiffness": 70, "damping": 0}"#,
        ["structure/range: damping must be greater than 0"]
      ),
    ] as [(String, [String])])
  func refused(text: String, told: [String]) throws {
    #expect(try shown(text) == told)
  }

  @Test("What was typed and looks like a file or a name") func typed() throws {
    let bench = try Bench()
    let standIn = try #require(PresetName("unnamed"))
    for (text, told) in [
      ("team.css", "notFound team.css: no such file"),
      ("./card", "notFound ./card: no such file"),
      ("curve/card", "invalidInput 'curve/card' is a name, not a motion"),
      ("eas-out", "invalidInput 'eas-out' isn't a motion"),
    ] {
      let error = failure {
        _ = try Snippet(text, file: "").presets(unnamed: standIn, in: bench.environment)
      }
      #expect(error?.told.split(separator: " | ").first.map(String.init) == told)
    }
  }
}
