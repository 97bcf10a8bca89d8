import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of @keyframes.
struct CSSKeyframesTests {
  @Test(
    "Properties become tracks",
    arguments: [
      (
        "from { opacity: 0 } to { opacity: 1 }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[0,1]}]}"#
      ),
      (
        "50% { opacity: 50%; animation-timing-function: steps(2) }",
        #"{"tracks":[{"property":"opacity","values":[null,0.5,null],"keyTimes":[0,0.5,1],"timings":[{"named":"default"},{"steps":2,"jump":"end"}]}]}"#
      ),
      (
        "from { opacity: 0 } from, to { animation-timing-function: steps(2) } to { opacity: 1 }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[0,1]}]}"#
      ),
      (
        "from { opacity: 0; animation-timing-function: linear } from { left: 0px } to { opacity: 1; left: 1px }",
        #"{"tracks":[{"property":"opacity","values":[0,1]},{"property":"left","values":[0,1],"timings":[{"named":"default"}]}]}"#
      ),
      (
        "0%, 100% { transform: translateY(-25%) } 33.3% { transform: none }",
        #"{"tracks":[{"property":"transform.translation.y","values":[{"measure":"-0.25 * element.height"},0,{"measure":"-0.25 * element.height"}],"keyTimes":[0,0.333,1],"timings":[{"named":"default"},{"named":"default"}]}]}"#
      ),
      (
        "to { transform: translate(10px, 1in) rotate(.5turn) scale(2) }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"transform.translation.x","values":[null,10]},{"property":"transform.translation.y","values":[null,96]},{"property":"transform.rotation","values":[null,180]},{"property":"transform.scale","values":[null,2]}]}"#
      ),
      (
        "to { transform: scale(.5) rotate(10deg) }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"transform.rotation","values":[null,10]},{"property":"transform.scale","values":[null,0.5]}]}"#
      ),
      (
        "to { background-color: rgb(255 0 0 / 50%); width: calc(100% - 20px) }",
        ##"{"timing":{"named":"default"},"tracks":[{"property":"backgroundColor","values":[null,"#FF000080"]},{"property":"bounds.size.width","values":[null,{"measure":"container.width - 20"}]}]}"##
      ),
      (
        "from { visibility: hidden } to { visibility: visible; filter: blur(2px) }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"hidden","values":[true,false],"keyTimes":[0,0,1],"calculationMode":"discrete"},{"property":"filter.blur","values":[null,2]}]}"#
      ),
      (
        "from { opacity: 0; -webkit-transform: none; transform: none } to { -webkit-transform: scale(2); transform: scale(2) }",
        #"{"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[0,null]},{"property":"transform.scale","values":[1,2]}]}"#
      ),
    ])
  func tracks(body: String, motion: String) throws {
    try StyleCase("@keyframes a { \(body) }", ["a \(motion)"]).check()
  }

  @Test("What can't be taken apart is kept as its text, with a note") func texts() throws {
    let (entries, report) = try readStyles([
      (
        "a.css",
        "@keyframes a { from { transform: scale(.1) translateY(9px) } to { transform: none; box-shadow: 0 0 red } }"
      )
    ])
    #expect(
      entries.map(\.preset.line) == [
        #"a {"timing":{"named":"default"},"tracks":[{"property":"transform","values":["scale(.1) translateY(9px)","none"],"keyTimes":[0,0.5,1],"calculationMode":"discrete"},{"property":"box-shadow","values":[null,"0 0 red"],"keyTimes":[0,0.5,1],"calculationMode":"discrete"}]}"#
      ])
    #expect(report.findings.kept.map(\.message) == ["transform, box-shadow are kept as text"])
  }

  @Test(
    "How they run is joined if they run in one way",
    arguments: [
      (
        ".x { animation: 2s linear .1s infinite alternate both a }",
        #"{"duration":2,"beginTime":0.1,"repeatCount":"infinite","autoreverses":true,"fillMode":"both","tracks":[{"property":"opacity","values":[null,0]}]}"#
      ),
      (
        ".x { animation: a 1s ease-in 3; animation-direction: reverse }",
        #"{"duration":1,"timing":{"named":"easeIn"},"repeatCount":3,"speed":-1,"tracks":[{"property":"opacity","values":[null,0]}]}"#
      ),
      (
        ".x { animation: a 1s linear 3 alternate-reverse }",
        #"{"duration":1,"repeatCount":1.5,"autoreverses":true,"timeOffset":1,"tracks":[{"property":"opacity","values":[null,0]}]}"#
      ),
      (
        ".x { animation-name: a; animation-duration: 1s; animation-timing-function: linear }",
        #"{"duration":1,"tracks":[{"property":"opacity","values":[null,0]}]}"#
      ),
    ])
  func uses(rule: String, motion: String) throws {
    try StyleCase("@keyframes a { to { opacity: 0 } } \(rule)", ["a \(motion)"]).check()
  }

  @Test(
    "Names, copies and conditions",
    arguments: [
      StyleCase(
        "@-webkit-keyframes a { to { opacity: 0 } } @keyframes a { to { opacity: .5 } }",
        [#"a {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0.5]}]}"#]
      ),
      StyleCase(
        "@keyframes \"Fade In\" { to { opacity: 0 } }",
        [
          #"fade-in {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0]}]}"#
        ]),
      StyleCase(
        ":root { --a: a 1s linear } @keyframes a { to { opacity: 0 } }",
        [#"a {"duration":1,"tracks":[{"property":"opacity","values":[null,0]}]}"#],
        leftOut: ["--a: @keyframes a says the same"]),
      StyleCase(
        ".x { animation: a 1s } .y { animation: a 2s } @keyframes a { to { opacity: 0 } }",
        [#"a {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0]}]}"#],
        leftOut: [
          "animation of .x: @keyframes a run in several ways",
          "animation of .y: @keyframes a run in several ways",
        ]),
      StyleCase(
        "@keyframes a { to { opacity: 0 } } @media (prefers-reduced-motion: reduce) { @keyframes a { to { opacity: .5 } } }",
        [
          #"a {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0]}]} reduced a-reduced"#,
          #"a-reduced {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0.5]}]}"#,
        ]),
      StyleCase("@keyframes a { }", [], leftOut: ["@keyframes a: it has no keyframes"]),
      StyleCase(
        "@keyframes a { to { opacity: 0 } } .x { animation: a 1s; animation-timeline: scroll() }",
        [#"a {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0]}]}"#],
        leftOut: ["animation of .x: animation-timeline can't be kept"]),
      StyleCase(
        "@media (prefers-reduced-motion) { @keyframes a { to { opacity: .5 } } } @keyframes a { to { opacity: 0 } } :root { --b: a 1s linear }",
        [
          #"a-reduced {"timing":{"named":"default"},"tracks":[{"property":"opacity","values":[null,0.5]}]}"#,
          #"a {"duration":1,"tracks":[{"property":"opacity","values":[null,0]}]} reduced a-reduced"#,
          #"b {"duration":1,"tracks":[{"property":"opacity","values":[null,0]}]}"#,
        ]),
      StyleCase(
        "@keyframes a { 120% { opacity: 1 } to { opacity: 0 !important; transition: none } }", [],
        leftOut: [
          "120% of @keyframes a: it is no percentage from 0% to 100%",
          "opacity of @keyframes a: browsers leave out what is !important in a keyframe",
          "transition of @keyframes a: browsers don't animate it",
          "@keyframes a: it moves nothing that can be taken",
        ]),
      StyleCase(
        ".x { animation: gone 1s }", [],
        leftOut: ["animation of .x: @keyframes gone is in none of these files"]),
    ])
  func names(_ one: StyleCase) throws { try one.check() }

  @Test("An animation that begins paused keeps it") func paused() throws {
    let (entries, _) = try readStyles([
      ("a.css", "@keyframes a { to { opacity: 0 } } :root { --b: a 1s paused }")
    ])
    let payloads = entries.map { String(decoding: $0.preset.payload, as: UTF8.self) }
    #expect(payloads.allSatisfy { $0.contains(#""animation-play-state":"paused""#) })
  }
}
