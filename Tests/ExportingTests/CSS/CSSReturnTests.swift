import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting
@testable import Importing

/// What is imported from CSS plays in a browser as its source does.
struct CSSReturnTests {
  /// Keyframes, and the style of the element that they move.
  private static let cases: [(frames: String, style: String)] =
    plain + [
      ("to { --turn: 360deg }", "rotate: var(--turn)"),
      ("from { --wide: 10px } to { --wide: 50px }", "translate: var(--wide)"),
      ("from { --tint: #f00 } to { --tint: #00f }", "color: var(--tint)"),
      ("from { --free: 10px } to { --free: 50px }", "translate: var(--free)"),
      ("from { background: red; background-color: blue } to { background-color: lime }", ""),
      ("from { background-color: blue; background: red } to { background: lime }", ""),
      ("from { margin: 0 10px; margin-left: 3px } to { margin: 5px }", ""),
      ("from { border: 1px solid red; border-color: blue } to { border: 9px solid lime }", ""),
      ("from { inset: 0 auto auto 3px; left: 9px } to { inset: 5px }", "position: absolute"),
    ]

  private static let registrations = """
    @property --turn { syntax: "<angle>"; inherits: false; initial-value: 5deg }
    @property --wide { syntax: '<length>'; inherits: true; initial-value: 1px }
    @property --tint { syntax: "<color>"; inherits: false; initial-value: red }
    """

  private static let plain = [
    ("from { background-color: #ff0 }", "background-color: #fff"),
    ("to { background-color: transparent }", "background-color: #00f"),
    ("to { color: #0f0 }", "color: #f00"),
    ("from { background-color: transparent } to { background-color: #f00 }", ""),
    ("from { background-color: #f00 } to { background-color: rgb(0 0 255 / 0) }", ""),
    (
      "0% { background-color: #f00 } 50% { background-color: transparent } 100% { background-color: #00f }",
      ""
    ),
    (
      "from { transform: translateX(-50%) translateY(0) } to { transform: translateX(-50%) translateY(8px) }",
      "transform: translateX(-50%)"
    ),
    ("to { transform: rotate(45deg) scale(1.5) }", "transform: rotate(5deg) scale(2)"),
    ("from { transform: translateY(40px); opacity: 0 }", "transform: translateY(4px)"),
    ("50% { transform: scale(1.2) }", "transform: rotate(10deg)"),
    ("from { transform: perspective(400px) rotateY(90deg) }", "transform: translateX(9px)"),
    (
      "from { transform: none } to { transform: translate(20px, 30px) rotate(20deg) scale(2, 3) }",
      "transform: scale(3)"
    ),
    ("from { translate: 0 40px; rotate: 20deg } to { scale: 2 }", "transform: scale(3)"),
    ("from { transform: skewX(20deg) }", "transform: translateX(9px)"),
    ("from { clip-path: inset(0 100% 0 0) } to { clip-path: inset(0) }", ""),
    ("50% { background-position: -115% 0 }", "background-position: 10% 0"),
    ("from { backdrop-filter: none; opacity: 0 }", "backdrop-filter: blur(4px)"),
    (
      "0% { stroke-dasharray: 1 200; stroke-dashoffset: 0 } 40% { stroke-dasharray: 90 200 } 100% { stroke-dasharray: 90 9 }",
      ""
    ),
    ("to { box-shadow: 0 0 0 9px #f000 }", "box-shadow: 0 0 0 0 #f00"),
    (
      "from { transform: scale(2) translateX(9px) } to { transform: scale(1) translateX(90px) }", ""
    ),
    ("from { font-variation-settings: 'wght' 100 } to { font-variation-settings: 'wght' 700 }", ""),
  ]

  @Test("Keyframes with open ends, clear colors, and transforms play as they were written")
  func roundTrips() throws {
    let properties = [
      "transform", "translate", "rotate", "scale", "background-color", "color", "opacity",
      "clip-path", "background-position", "backdrop-filter", "stroke-dasharray",
      "stroke-dashoffset", "box-shadow", "font-variation-settings", "margin-left", "margin-top",
      "border-top-width", "border-top-color",
      "left",
    ]
    let readings = properties.map { AnimationQuestion.Reading($0) }
    var questions: [AnimationQuestion] = []
    for (frames, style) in Self.cases {
      let sheet =
        Self.registrations
        + "@keyframes a { \(frames) } .x { animation: a 1s cubic-bezier(.2, 0, .1, 1) both }"
      let own = BrowserPage(
        css: "\(sheet) #subject { width: 90px; height: 60px; \(style) }", html: Self.html)
      let text = try BuiltInPresets.text(
        Self.presets(of: sheet).map { ExportedPreset($0, motion: $0.motion) }, .css)
      let back = BrowserPage(
        css:
          "\(text) .x { animation: var(--motion-a) } #subject { width: 90px; height: 60px; \(style) }",
        html: Self.html)
      for page in [own, back] {
        questions.append(AnimationQuestion(readings, at: [0, 0.1, 0.3, 0.5, 0.7, 0.999], on: page))
      }
    }
    let answers = try BrowserChecker.answers(to: questions).map { try $0.get().rows }
    for (index, one) in Self.cases.enumerated() {
      let (own, back) = (answers[2 * index], answers[2 * index + 1])
      for (row, other) in zip(own, back) {
        for (property, (value, seen)) in zip(properties, zip(row, other)) {
          let isSame = value.text == seen.text || Self.isNear(value.numbers, seen.numbers)
          #expect(isSame, "\(one.frames): \(property) is \(seen.text), not \(value.text)")
        }
      }
    }
  }

  @Test("After an edit in the catalog, keyframes are written by their new key times")
  func edited() throws {
    let sheet =
      "@keyframes a { from { clip-path: inset(0) } 40% { clip-path: inset(9px) } to { clip-path: inset(1px) } }"
    var preset = try #require(Self.presets(of: sheet).first)
    func text() throws -> String {
      try BuiltInPresets.text([ExportedPreset(preset, motion: preset.motion)], .css)
    }
    #expect(try text().contains("exact") && text().contains("  40% { clip-path: inset(9px); }"))
    guard case .keyframes(var keyframes) = preset.motion else { return }
    keyframes.tracks[0].keyTimes = [0, 0.1, 1].map(Fraction.decimal)
    preset.motion = .keyframes(keyframes)
    #expect(
      try text().contains("exact") && text().contains("  10% { clip-path: inset(9px); }"))
  }

  private static let html = "<div id=subject class=x></div>"

  private static func isNear(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { abs($0 - $1) <= 1e-3 * max(1, abs($0)) }
  }

  private static func presets(of sheet: String) throws -> [Preset] {
    var report = ReadingReport()
    var input = ReaderInput(shown: "a.css", text: Array(sheet.utf8))
    return try CSSFormat().presets(in: &input, &report).map(\.preset)
  }
}
