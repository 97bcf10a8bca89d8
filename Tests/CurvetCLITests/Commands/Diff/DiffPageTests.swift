import Expectations
import BrowserChecking
import Foundation
import Testing

/// The page that plays before and after.
struct DiffPageTests {
  private static let old = """
    {"presets": {
      "curve/a": {"motion": {"named": "linear", "duration": 1}},
      "curve/gone": "ease 1s",
      "transition/flip": {
        "motion": {"style": "flip", "direction": "fromRight", "duration": 1}
      }
    }}
    """
  /// What is written in it tries to run wherever it could stand.
  private static let hostile =
    #"</script><script>document.title='ran'</script>\"<img src=x onerror=alert(1)>\u202e\u2028"#
  private static let new = """
    {"presets": {
      "curve/a": {
        "title": "\(hostile)", "source": {"title": "--></style><script>document.title='ran'</script>"},
        "motion": {"cubicBezier": [0.2, 0, 0, 1.4], "duration": 2}
      },
      "curve/new": {"summary": "\(hostile)", "motion": {"steps": 4, "duration": 1}},
      "keyframes/k": {"motion": {"tracks": [
        {"target": "</script><script>document.title='ran'</script>", "property": "position.x",
          "values": [0, 100]}
      ]}},
      "transition/flip": {
        "motion": {"style": "flip", "direction": "fromRight", "duration": 2}
      }
    }}
    """

  private static func page() throws -> String {
    let desk = try Desk()
    try desk.write(old, to: "old.json")
    try desk.write(new, to: "new.json")
    desk.run("diff", "old.json", "new.json", "--html", "review.html").expect(
      0, errors: "Wrote review.html: 2 added, 1 removed, 2 changed; 0 unchanged\n")
    let page = try #require(desk.text("review.html"))
    let again = desk.run("diff", "old.json", "new.json", "--html", "-")
    expectSame(again.output, page)
    #expect(again.errors == "")
    desk.run("diff", "old.json", "new.json", "--html", "review.html", "-q").expect(0)
    return page
  }

  @Test("A page that was written is a success, unless the difference is asked for")
  func exitCode() throws {
    let desk = try Desk()
    try desk.write(Self.old, to: "old.json")
    try desk.write(Self.new, to: "new.json")
    let words = ["diff", "old.json", "new.json", "-q"]
    for (more, status) in [
      (["--html", "a.html"], 0), (["--html", "-"], 0), (["--html", "a.html", "--exit-code"], 1),
      (["--html", "-", "--exit-code"], 1), ([], 1), (["--exit-code"], 1), (["--json"], 1),
      (["--names"], 1),
    ] {
      #expect(desk.run(words + more).status == Int32(status), "\(more)")
    }
    let same = ["diff", "old.json", "old.json", "-q", "--html", "a.html", "--exit-code"]
    #expect(desk.run(same).status == 0)
  }

  @Test("The page holds all that differs, and nothing from outside") func content() throws {
    let page = try Self.page()
    for text in ["curve/a", "curve/new", "curve/gone", "transition/flip", "cubicBezier"] {
      #expect(page.contains(text))
    }
    #expect(page.contains(#"content="default-src 'none'; style-src 'unsafe-inline'; script-src"#))
    #expect(!page.contains("<img"))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "https://").count == 1)
    for scalar in page.unicodeScalars {
      #expect(scalar == "\n" || !(0..<0x20).contains(scalar.value))
      #expect(!(0x2028...0x202E).contains(scalar.value))
    }
  }

  private static let place =
    "[...document.querySelectorAll('.actor')].map((one) => getComputedStyle(one).transform)"

  @Test("It plays, and stops where it is told to") func playing() throws {
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try Self.page(), height: 900,
        steps: [
          .init(Self.place, after: 0.3), .init(Self.place, after: 0.9),
          .init("document.getElementById('play').textContent", typing: " "),
          .init(Self.place), .init(Self.place, after: 0.3),
          .init(
            """
            (() => {
              const range = document.querySelector('input[type=range]')
              range.value = 0.5
              range.dispatchEvent(new Event('input'))
              return [range.ariaLabel, range.ariaValueText]
            })()
            """),
          .init("document.querySelector('.actor').style.transform"),
          .init("document.title"),
        ]))
    #expect(answer.complaints == [])
    let found = answer.found
    #expect(found[0] != found[1])
    #expect(found[2] == #""Play""#)
    #expect(found[3] == found[4])
    #expect(found[5] == #"["Time in curve/a","1.00 s of 2 s"]"#)
    // A linear curve is at its end after its one second, at the end of the lane.
    #expect(found[6].contains(", 264.979, 13.7234, 0, 1)"), "\(found[6])")
    #expect(found[7] == #""Motion review: old.json → new.json""#)
  }

  @Test("What turns is where the eye sees it") func corners() throws {
    let desk = try Desk()
    let flip = """
      "transition/flip": {
        "motion": {"style": "flip", "direction": "fromRight", "timing": {"named": "linear"}, "duration": 1}
      }
      """
    let move = """
      "keyframes/k": {"motion": {"duration": 1, "tracks": [
        {"property": "position.x", "values": [0, 100]},
        {"property": "transform.rotation", "values": [0, 90]}
      ]}}
      """
    try desk.write("{\"presets\": {}}", to: "old.json")
    try desk.write("{\"presets\": {\(flip), \(move)}}", to: "new.json")
    let page = desk.run("diff", "old.json", "new.json", "--html", "-").output
    // Where the corners of the first actor that is seen are, from the middle of its ground, in pixels.
    let corners = """
      [...document.querySelectorAll('[data-player]')].map((player) => {
        const range = player.querySelector('input');
        range.value = 0.25;
        range.dispatchEvent(new Event('input'));
        const one = [...player.querySelectorAll('.actor')].find((one) => one.style.visibility === 'visible');
        const matrix = new DOMMatrix(one.style.transform);
        const [width, height] = [one.style.width, one.style.height].map(parseFloat);
        return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
          const { x: a, y: b, w } = matrix.transformPoint(new DOMPoint(x, y));
          return [a / w, b / w];
        });
      })
      """
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(html: page, reducedMotion: true, steps: [.init(corners, after: 0.2)]))
    #expect(answer.complaints == [])
    let found = try JSONDecoder().decode([[[Double]]].self, from: Data(answer.found[0].utf8))
    try #require(found.count == 2)
    // Of both, a point is so many pixels on its stage: the ways between corners say so.
    func size(_ a: [Double], _ b: [Double]) -> Double { hypot(a[0] - b[0], a[1] - b[1]) }
    let box = found[0]
    let side = size(box[0], box[1])
    // It has come a quarter of the way, and turned by 22.5 degrees.
    let angle = atan2(box[1][1] - box[0][1], box[1][0] - box[0][0]) * 180 / .pi
    #expect(abs(angle - 22.5) < 1e-4)
    #expect(abs(size(box[1], box[2]) - side) < 1e-3)
    // A page that has turned by 45 degrees about its middle, 1,000 points before the eye.
    let page45 = found[1]
    let edges = [size(page45[0], page45[3]), size(page45[1], page45[2])].sorted()
    let half = 195 * (0.5).squareRoot()
    let expected = (1000 - half) / (1000 + half)
    #expect(abs(edges[0] / edges[1] - expected) < 1e-4)
  }

  @Test("Who asks for less motion sees it stand still, and why") func calm() throws {
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try Self.page(), reducedMotion: true, width: 390, height: 2400,
        steps: [
          .init(Self.place, after: 0.1), .init(Self.place, after: 0.3),
          .init("document.getElementById('calm').checkVisibility()"),
          .init("document.documentElement.scrollWidth"),
          .init(Self.place, after: 0.9, typing: " "),
          .init("document.getElementById('calm').checkVisibility()"),
        ]))
    #expect(answer.complaints == [])
    let found = answer.found
    #expect(found[0] == found[1])
    #expect(found[2] == "true")
    #expect(found[3] == "390")
    #expect(found[4] != found[1])
    #expect(found[5] == "false")
  }
}
