import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of @keyframes.
struct CSSKeyframesTests {
  @Test("What can't be taken apart is kept as its text, with a note") func texts() throws {
    let (entries, report) = try readStyles([
      (
        "a.css",
        "@keyframes a { from { transform: scale(.1) translateY(9px) } to { transform: rotate(9deg); box-shadow: 0 0 red } }"
      )
    ])
    #expect(
      entries.map(\.preset.line) == [
        #"a {"timing":{"named":"default"},"tracks":[{"property":"transform","values":["scale(.1) translateY(9px)","rotate(9deg)"]},{"property":"box-shadow","values":[null,"0 0 red"]}]}"#
      ])
    #expect(
      report.findings.kept.map(\.message) == [
        "not exact: some values of transform change halfway, but browsers may interpolate them"
      ])
  }

  @Test("An animation that begins paused keeps it") func paused() throws {
    let (entries, _) = try readStyles([
      ("a.css", "@keyframes a { to { opacity: 0 } } :root { --b: a 1s paused }")
    ])
    let payloads = entries.map { String(decoding: $0.preset.payload, as: UTF8.self) }
    #expect(payloads.allSatisfy { $0.contains(#""animation-play-state":"paused""#) })
  }
}
