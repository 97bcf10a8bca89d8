import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting

/// Transitions of two pages, by exported classes and as view transitions.
struct CSSPagesTests {
  /// Some in which pages move.
  private static let moving = [
    "transition/flip-present", "transition/flip-dismiss", "transition/scrubbed-flip-from-top",
    "transition/uiview-transition/flip-from-left", "transition/push-from-right",
    "transition/catransition/push-from-top", "transition/move-in-from-top",
    "transition/catransition/reveal-from-left",
  ]

  /// The colours have one channel in common with white and each other, so that a seam between two
  /// blended edges is no colour of its own.
  private struct Sheet {
    let presets: [ExportedPreset]
    let text: String

    init() throws {
      let export = try BuiltInPresets.export(.css)
      presets = export.presets.filter { preset in
        guard case .transition(let transition) = preset.motion else { return false }
        return (try? ScreenTransition(transition, for: "it", takesLengths: true)) != nil
      }
      text = export.files[0].text
    }

    func page(
      _ identifier: String, direction: BrowserPage.Direction = .leftToRight,
      reducedMotion: Bool = false
    ) -> BrowserPage {
      BrowserPage(
        sheet: text, css: Self.looks,
        html: "<div class='motion-stage motion-\(identifier)'>\(old("motion-leave"))"
          + "\(new("motion-enter"))</div>",
        direction: direction, reducedMotion: reducedMotion, width: 390, height: 844)
    }

    /// A document whose whole content is a page.
    func document(_ content: String) -> BrowserPage {
      BrowserPage(sheet: text, css: Self.looks, html: content, width: 390, height: 844)
    }

    func old(_ name: String) -> String { "<div class='\(name)' id=old><i></i></div>" }
    func new(_ name: String) -> String { "<div class='\(name)' id=new><i></i></div>" }

    private static let looks = """
      body { margin: 0; --motion-sheet-height: 844px; --motion-thumbnail-x: 24px; --motion-thumbnail-y: 310px;
        --motion-thumbnail-width: 104px; --motion-thumbnail-height: 140px; }
      .motion-stage { width: 390px; height: 844px; }
      .whole { height: 844px; }
      #old { background: #e614e6; }
      #new { background: #14e6e6; }
      i { position: absolute; left: 40px; top: 60px; width: 90px; height: 300px; background: #1414e6; }

      """
  }

  @Test("The corners of both pages are where the catalog has them, at eleven instants")
  func corners() throws {
    let sheet = try Sheet()
    #expect(Set(sheet.presets.map(\.name.text)).isSuperset(of: Self.moving))
    var checks: [(name: String, truth: ScreenTruth, side: ScreenTruth.Side)] = []
    var questions: [CornerQuestion] = []
    for preset in sheet.presets {
      let truth = try ScreenTruth(of: preset)
      let times = ScreenTruth.instants.map { truth.duration * $0 }
      for (selector, side) in [("#old", ScreenTruth.Side.leaving), ("#new", .arriving)] {
        checks.append((preset.name.text, truth, side))
        questions.append(
          CornerQuestion(of: selector, at: times, on: sheet.page(preset.identifier)))
      }
    }
    let answers = try BrowserChecker.answers(to: questions)
    var moved = 0
    for (index, answer) in answers.enumerated() {
      let check = checks[index]
      for (fraction, row) in zip(ScreenTruth.instants, try answer.get()) {
        let plane = try #require(try check.truth.plane(check.side, at: fraction))
        for (own, seen) in zip(plane.corners, row) {
          let miss = SIMD2.distance(own, SIMD2(seen.x, seen.y))
          // Lines along a spring may be off by 0.0005 of the way.
          #expect(miss <= 0.5, "\(check.name) \(check.side) at \(fraction)")
          if own.x != own.x.rounded() { moved += 1 }
        }
      }
    }
    #expect(moved > 100)
  }

  @Test("A view transition looks like the classes, within a pixel, at eleven instants")
  func viewTransitions() throws {
    let sheet = try Sheet()
    let presets = sheet.presets.filter { Self.moving.contains($0.name.text) }
    let questions = try presets.map { preset in
      let duration = try ScreenTruth(of: preset).duration
      return LikenessQuestion(
        of: sheet.document(sheet.old("whole")), becoming: sheet.new("whole"),
        type: "motion-\(preset.identifier)", with: sheet.page(preset.identifier),
        at: (0...10).map { duration * Double($0) / 10 })
    }
    for (preset, answer) in zip(presets, try BrowserChecker.answers(to: questions)) {
      let strangers = try answer.get()
      #expect(strangers.count == 11)
      // An edge that is further off has hundreds; some corners are blended differently.
      #expect(strangers.allSatisfy { $0 <= 100 }, "\(preset.name.text): \(strangers)")
    }
  }

  @Test("What is no likeness is told") func strangers() throws {
    let sheet = try Sheet()
    let question = LikenessQuestion(
      of: sheet.document(sheet.old("whole")), becoming: sheet.new("whole"),
      type: "motion-push-from-right", with: sheet.page("flip-present"), at: [0.2])
    #expect(try BrowserChecker.answer(to: question)[0] > 10_000)
  }

  @Test("With less motion both pages fade in place") func lessMotion() throws {
    let sheet = try Sheet()
    let page = sheet.page("flip-present", reducedMotion: true)
    let whole: [[Double]] = [[0, 0], [390, 0], [390, 844], [0, 844]]
    for selector in ["#old", "#new"] {
      let corners = try BrowserChecker.answer(
        to: CornerQuestion(of: selector, at: [0, 0.2], on: page))
      let found = corners.map { row in row.map { [$0.x, $0.y] } }
      #expect(found == [whole, whole])
    }
    let readings = ["#old", "#new"].map { AnimationQuestion.Reading("opacity", of: $0) }
    let answer = try BrowserChecker.answer(
      to: AnimationQuestion(
        readings + [AnimationQuestion.Reading("visibility", of: "#new")], at: [0, 0.125], on: page))
    #expect(
      answer.rows.map { $0.map(\.text) } == [["1", "0", "visible"], ["0.5", "0.5", "visible"]])
  }
}
