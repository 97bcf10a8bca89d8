import BrowserChecking
import Foundation
import Testing

/// What a reader comes for takes at most six actions, from the first screen; a word typed is one.
struct GalleryActionsTests {
  private static let (down, up) = ("\u{E015}", "\u{E013}")

  @Test("Find, change the bounce, copy Swift") func tweak() throws {
    let found = "document.querySelector('.card:focus-within')?.dataset.name ?? ''"
    let grip = "document.querySelector('.grip')"
    let answer = try Self.visit([
      .init("gallery.shown.length > 100", after: 0.4),
      // The field, what is looked for, the first card.
      .init(
        "gallery.shown.length > 0 && gallery.shown.every((one) => one.startsWith('spring/'))",
        after: 0.4, typing: "/feel:bouncy kind:spring duration:<0.4"),
      .init(found, after: 0.3, typing: Self.down),
      // Its page, its handle, a bit more bounce.
      .init("document.querySelector('.sheet h1') !== null", after: 0.4, typing: "o"),
      .init("(\(grip).focus(), document.querySelector('.command').textContent)", after: 0.2),
      .init("document.querySelector('.command').textContent", after: 0.4, typing: Self.up),
      .init("document.querySelector('#status').textContent", after: 0.4, typing: "y"),
    ])
    #expect(answer.found[0] == "true" && answer.found[1] == "true")
    #expect(answer.found[2].hasPrefix("\"spring/"))
    #expect(answer.found[3] == "true")
    #expect(answer.found[5].contains("curvet set spring/") && answer.found[5].contains("bounce="))
    #expect(answer.found[6].contains("SwiftUI"))
    #expect(answer.complaints == [])
  }

  private static func visit(_ steps: [VisitQuestion.Step]) throws -> VisitQuestion.Answer {
    let run = try Desk(.builtIn).run("gallery", "-o", "-")
    try #require(run.status == 0)
    return try BrowserChecker.answer(
      to: VisitQuestion(
        html: run.output, reducedMotion: true, width: 1280, height: 860, steps: steps))
  }
}
