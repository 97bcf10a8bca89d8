import BrowserChecking
import Foundation
import Testing

/// What a preset's page shows of it over time, and what plays it.
struct GalleryPictureTests {
  private static func visit(
    _ html: String, reducedMotion: Bool = false, _ steps: [VisitQuestion.Step]
  ) throws -> VisitQuestion.Answer {
    try BrowserChecker.answer(
      to: VisitQuestion(
        html: html, reducedMotion: reducedMotion, width: 1280, height: 860, steps: steps))
  }

  @Test(
    "A drag along the picture goes to the time under the pointer, and one set of controls plays")
  func scrubbing() throws {
    let answer = try Self.visit(
      try BuiltInGallery.page, reducedMotion: true,
      [
        .init("(location.hash = '#spring/figma/quick', 0)"),
        .init("0", after: 0.4, drag: .init(".picture.large", by: [120, 0], with: .mouse)),
        .init("Number(document.querySelector('.seek').value)"),
        .init(
          "[...document.querySelectorAll('.play')].filter((one) => one.checkVisibility()).length"),
      ])
    // From its middle, about a fifth of its length.
    let place = try #require(Double(answer.found[2]))
    #expect((650...850).contains(place), "\(place)")
    #expect(answer.found[3] == "1")
    #expect(answer.complaints == [])
  }

  @Test("With reduced motion, the plot shows the alternative") func reduced() throws {
    let clock = "document.querySelector('.clock').textContent"
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '#transition/flip-present', 0)"), .init(clock, after: 0.4),
        .init(clock, after: 0.4, typing: "r"),
        .init("document.querySelector('.plot .strong')?.textContent ?? ''"),
      ])
    #expect(answer.found[1].contains("/ 0.72"))
    #expect(answer.found[2].contains("/ 0.25"))
    #expect(answer.found[3] == "\"\"")
    #expect(answer.complaints == [])
  }

  @Test("The page lists the assumed run-time lengths") func assumedLengths() throws {
    let answer = try Self.visit(
      try BuiltInGallery.page,
      [
        .init("(location.hash = '#transition/sheet-present', 0)"),
        .init(
          "[document.querySelector('.notes').textContent, document.querySelector('.values').textContent]",
          after: 0.4),
      ])
    #expect(answer.found[1].contains("sheet.height = 444"))
    #expect(answer.found[1].contains("sheet.height444"))
  }
}
