import BrowserChecking
import Testing

/// Corners are where perspective projects them.
struct CornerQuestionTests {
  typealias Point = CornerQuestion.Point

  private func isNear(_ found: [[Point]], _ expected: [[(Double, Double)]]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        found.count == 4
          && zip(found, expected).allSatisfy { abs($0.x - $1.0) < 1e-3 && abs($0.y - $1.1) < 1e-3 }
      }
  }

  /// A card of 250 by 120 around (225, 160), seen from 225 away.
  private let css = """
    .stage { position: absolute; left: 100px; top: 100px; width: 250px; height: 120px;
      perspective: 225px }
    #subject { box-sizing: border-box; height: 100%; border: solid; border-width: 1px 2px 3px 4px;
      transform-origin: center }
    """
  private let html = "<div class=stage><div id=subject></div></div>"

  @Test("A card turning about its vertical axis") func flip() throws {
    let page = BrowserPage(
      // Twice the angle whose sine is 3/5: at half time the sides are 100 from the axis and 75
      // before or behind it, which perspective makes 3/2 and 3/4 of their size.
      css: css + "@keyframes flip { to { transform: rotateY(73.73979529168804deg) } }"
        + "@keyframes over { to { transform: rotateX(180deg) } }"
        + "#subject { animation: flip 1s linear both } .over #subject { animation-name: over }",
      html: html)
    let found = try BrowserChecker.answer(to: CornerQuestion(at: [0, 0.5], on: page))
    #expect(
      isNear(
        found,
        [
          [(100, 100), (350, 100), (350, 220), (100, 220)],
          [(75, 70), (300, 115), (300, 205), (75, 250)],
        ]), "\(found)")
  }

  @Test("The back's corners run the other way") func back() throws {
    let page = BrowserPage(css: css + "#subject { transform: rotateY(180deg) }", html: html)
    let found = try BrowserChecker.answer(to: CornerQuestion(at: [0], on: page))
    #expect(isNear(found, [[(350, 100), (100, 100), (100, 220), (350, 220)]]), "\(found)")
  }

  @Test("Text that runs to the left turns what depends on it") func direction() throws {
    let css = """
      body { margin: 0 }
      #subject { width: 50px; height: 20px; animation: in 1s linear both; --way: 1 }
      :dir(rtl) > #subject { --way: -1 }
      @keyframes in { from { transform: translateX(calc(var(--way) * 200px)) } }
      """
    let answers = try BrowserChecker.answers(
      to: [BrowserPage.Direction.leftToRight, .rightToLeft].map {
        CornerQuestion(at: [0.5], on: BrowserPage(css: css, direction: $0, width: 500))
      }
    ).map { try $0.get() }
    #expect(isNear(answers[0], [[(100, 0), (150, 0), (150, 20), (100, 20)]]), "\(answers[0])")
    #expect(isNear(answers[1], [[(350, 0), (400, 0), (400, 20), (350, 20)]]), "\(answers[1])")
  }

  @Test("An element that is not there is said to be missing") func missing() {
    #expect(throws: BrowserRefusal(["the page has no #other"])) {
      try BrowserChecker.answer(to: CornerQuestion(of: "#other", at: [0], on: BrowserPage(css: "")))
    }
  }
}
