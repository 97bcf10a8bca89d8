import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting

/// What Chromium makes of exported CSS.
struct CSSBrowserTests {
  /// Lengths that measures depend on, as a page of a phone's size gives them.
  private static let lengths: [String: Double] = [
    "container.width": 390, "container.height": 844, "cell.x": 20, "cell.y": 300,
    "cell.width": 350, "cell.height": 200, "cell.radius": 12, "destination.final.x": 10,
    "destination.final.y": 40, "destination.final.width": 370, "destination.final.height": 700,
    "drawer.width": 300, "keyboard.height": 336, "panel.height": 200, "row.distance": 112,
    "row.height": 56, "sheet.height": 444, "skeleton.width": 300, "thumbnail.x": 20,
    "thumbnail.y": 300, "thumbnail.width": 120, "thumbnail.height": 160, "toast.height": 56,
  ]

  @Test("Every built-in preset is what Curvet samples, at 50 moments") func builtIn() throws {
    let export = try BuiltInPresets.export(.css)
    let sheet = CSSPage(css: export.files[0].text, lengths: Self.lengths)
    var checks: [CSSCheck] = []
    for preset in export.presets { checks += try CSSCheck.all(of: preset, on: sheet) }
    let answers = try BrowserChecker.answers(to: checks.map(\.question))
    try #require(answers.count == checks.count)
    for (check, answer) in zip(checks, answers) {
      let complaints = check.complaints(try answer.get())
      #expect(complaints == [], "\(check.name)")
    }
    let asked = Set(checks.map(\.preset))
    let silent = export.presets.filter { $0.preset.kind != .duration }.map(\.name.text)
    #expect(silent.filter { !asked.contains($0) } == [])

    #expect(
      export.leftOut.map(\.name.text) == [
        "animator/draggable-circle", "animator/dual-pan-card", "animator/half-modal-middle",
        "animator/pan-expand-blur", "animator/pan-expand-blur-persistent", "animator/photo-zoom",
        "keyframes/success-check", "spring/half-modal-release", "spring/tether",
        "transition/page-curl", "transition/page-uncurl",
        "transition/uiview-transition/curl-down", "transition/uiview-transition/curl-up",
      ])
    let near = export.presets.filter { $0.fidelity.degree != .exact && $0.fidelity.error != 0 }
    #expect(near.allSatisfy { ($0.fidelity.error ?? 0) <= 0.0005 })
    #expect(
      near.filter { $0.preset.kind != .spring }.map(\.name.text) == [
        "animator/half-modal", "animator/slide-right-spring", "animator/slide-then-round",
        "curve/material/emphasized",
        "transition/full-screen-cover", "transition/full-screen-uncover",
        "transition/navigation-pop", "transition/navigation-push",
        "transition/scrubbed-flip-from-top", "transition/uikit/zoom",
        "transition/uiview-transition/flip-from-bottom",
        "transition/uiview-transition/flip-from-left",
        "transition/uiview-transition/flip-from-right",
        "transition/uiview-transition/flip-from-top", "transition/zoom-to-detail",
        "transition/zoom-to-detail-back",
      ])
    #expect(
      near.count { $0.preset.kind == .spring } == export.presets.count { $0.preset.kind == .spring }
    )
  }

  @Test("Sides are the reader's, and less motion is what was authored") func people() throws {
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(CSSDocuments.motions), .css, demands: false)
    let slots = ["leave", "enter"].map { ($0, "--motion-push-\($0)") }
    let turn = [("enter", "--motion-turn-enter"), ("sheet-view", "--motion-sheet-sheet-view")]
    var pages = [CSSPage(css: text), CSSPage(css: text), CSSPage(css: text)]
    pages[1].direction = .rightToLeft
    pages[2].reducedMotion = true
    let readings = ["leave", "enter"].map { AnimationQuestion.Reading("translate", of: "#\($0)") }
    let turns = [AnimationQuestion.Reading("rotate", of: "#enter")]
    let answers = try BrowserChecker.answers(
      to: pages.map { AnimationQuestion(readings, at: [0, 0.5], on: $0.page(slots)) }
        + pages.map { AnimationQuestion(turns, at: [0, 0.6], on: $0.page(turn)) })
    let found = try answers.map { try $0.get() }
    #expect(
      found.map { $0.rows.map { $0.map(\.text) } } == [
        [["0%", "100%"], ["-100%", "0%"]],
        [["0%", "-100%"], ["100%", "0%"]],
        [["none", "none"], ["none", "none"]],
        [["y -180deg"], ["y 0deg"]],
        [["y 180deg"], ["y 0deg"]],
        [["y 0deg"], ["y 0deg"]],
      ])
    let moved = ["motion-push-leave", "motion-push-enter"]
    let turned = ["motion-turn-enter", "motion-sheet-sheet-view"]
    #expect(
      found.map(\.animations) == [
        moved, moved, ["motion-fade-leave", "motion-fade-enter"], turned, turned, turned,
      ])
  }
}
