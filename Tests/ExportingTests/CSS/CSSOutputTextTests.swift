import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting
@testable import Importing

/// Texts of CSS lie between two others as they do in a browser.
struct CSSOutputTextTests {
  /// Keyframes, and the property that they move.
  private static let cases: [(property: String, frames: String)] = [
    ("clip-path", "from { clip-path: inset(0 100% 0 5px) } to { clip-path: inset(0 20% 9px 0) }"),
    (
      "clip-path",
      "from { clip-path: polygon(0 0, 50% 10%, 0 9px) } to { clip-path: polygon(0 0, 9px 10%, 5% 9px) }"
    ),
    ("clip-path", "from { clip-path: circle(9px) } to { clip-path: inset(1px) }"),
    (
      "box-shadow",
      "0% { box-shadow: none } 40% { box-shadow: 0 8px 4px -4px #f008, inset 1px 0 blue } to { box-shadow: 0 0 0 0 rgb(0 0 0 / 20%), inset 3px 0 lime }"
    ),
    ("filter", "from { filter: drop-shadow(0 0 4px red) blur(2px) } to { filter: none }"),
    (
      "transform",
      "from { transform: none } to { transform: scale(3) skewX(40deg) translateX(1em) }"
    ),
    (
      "transform",
      "from { transform: perspective(400px) rotate3d(1, 1, 0, 370deg) translateX(9px) rotate(0) } to { transform: perspective(400px) rotate3d(1, 1, 0, 1turn) translateX(0) rotate(-90deg) }"
    ),
    ("transform-origin", "to { transform-origin: 0 100% }"),
    ("background-position", "50% { background-position: 200% 0 }"),
    ("stroke-dasharray", "0% { stroke-dasharray: 1 200 } 30%, to { stroke-dasharray: 90 20 }"),
    (
      "border-radius",
      "from { border-radius: 9px 1px / 3px } to { border-radius: 0 5px / 30px }"
    ),
    ("margin", "from { margin: calc(10% - 3px) 4px } to { margin: calc(20% + 3px) 9px }"),
    (
      "border-spacing",
      "from { border-spacing: .1rem 0 } to { border-spacing: calc(1em + 9px) 4px }"
    ),
    ("rotate", "from { rotate: 0.6 0.8 0 10deg } to { rotate: 0.6 0.8 0 .5turn }"),
    (
      "object-position",
      "from { object-position: 10% calc(1em - 3px) } to { object-position: 9px calc(4px - 2em) }"
    ),
    ("background", "from { background: linear-gradient(red, lime) } to { background: none }"),
    (
      "grid-template-columns",
      "from { grid-template-columns: 0fr 1fr } to { grid-template-columns: 1fr 1fr }"
    ),
    (
      "clip-path",
      "from { clip-path: inset(0 100% 0 0); animation-timing-function: steps(4, jump-none) } to { clip-path: inset(1px 20% 2px 3px) }"
    ),
    ("margin", "from { margin: 0 } to { margin: 10px 20px }"),
    ("filter", "from { filter: none } to { filter: drop-shadow(0 0 4px red) brightness(150%) }"),
    ("filter", "from { filter: none } to { filter: drop-shadow(0 0 calc(1px * 2) red) }"),
    (
      "content-visibility", "from { content-visibility: hidden } to { content-visibility: visible }"
    ),
    ("counter-increment", "from { counter-increment: a 1 } to { counter-increment: a 5 }"),
    ("content", "from { content: \"1\" } to { content: \"3\" }"),
    ("display", "from { display: none } 30% { display: flex } to { display: none }"),
    ("cursor", "from { cursor: move } to { cursor: wait; animation-timing-function: linear }"),
  ]

  @Test("A browser shows a text as it is evaluated")
  func between() throws {
    let times = [0.01, 0.07, 0.25, 0.4, 0.55, 0.8, 0.96]
    var questions: [AnimationQuestion] = []
    for (property, frames) in Self.cases {
      let sheet = "@keyframes a { \(frames) } .x { animation: a 1s ease-in-out }"
      var report = ReadingReport()
      var input = ReaderInput(shown: "a.css", text: Array(sheet.utf8))
      let presets = try CSSFormat().presets(in: &input, &report).map(\.preset)
      let preset = try #require(presets.first)
      let tracks = try MotionEvaluator(preset.motion).tracks
      let track = try #require(tracks.first { $0.property == property })
      let css = try BuiltInPresets.text([ExportedPreset(preset, motion: preset.motion)], .css)
      let still = times.enumerated().map { index, time in
        "#s\(index) { \(property): \(track.point(at: time).value?.cssText ?? "unset") }"
      }
      let elements = times.indices.map { "<div class=y id=s\($0)>x</div>" }.joined()
      let page = BrowserPage(
        css: "\(css) div { width: 90px; height: 60px } .x { animation: var(--motion-a) } "
          + still.joined(separator: " "),
        html: "<div class=x id=subject>x</div>" + elements)
      let readings =
        [AnimationQuestion.Reading(property)]
        + times.indices.map { AnimationQuestion.Reading(property, of: "#s\($0)") }
      questions.append(AnimationQuestion(readings, at: times, on: page))
    }
    let answers = try BrowserChecker.answers(to: questions).map { try $0.get().rows }
    for (one, rows) in zip(Self.cases, answers) {
      for (index, row) in rows.enumerated() {
        let (seen, own) = (row[0], row[index + 1])
        let isSame =
          seen.text == own.text
          || seen.numbers.count == own.numbers.count
            && zip(seen.numbers, own.numbers).allSatisfy {
              // Chromium has colors of 8 bits.
              abs($0 - $1) <= 1e-3 * max(1, abs($0)) || $0 > 9 && abs($0 - $1) <= 1
            }
        #expect(isSame, "\(one.frames) at \(times[index]): \(seen.text), not \(own.text)")
      }
    }
  }
}

extension AnimatedValue {
  fileprivate var cssText: String? {
    switch self {
    case .css(let value): value.text
    case .number(let number): "\(number)px"
    default: nil
    }
  }
}
