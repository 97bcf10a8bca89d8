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

  @Test("Compare two") func compare() throws {
    let right = "\u{E014}"
    let answer = try Self.visit([
      // The first card, and the one beside it.
      .init("document.querySelector('.card:focus-within') !== null", after: 0.5, typing: Self.down),
      .init("document.querySelectorAll('.chosen-chip').length", after: 0.2, typing: "c"),
      .init("document.querySelector('.card:focus-within') !== null", after: 0.3, typing: right),
      .init("document.querySelectorAll('.chosen-chip').length", after: 0.2, typing: "c"),
      // Their cards say so.
      .init("document.querySelectorAll('.card.chosen .tool[aria-pressed=true]').length"),
      .init("(document.querySelector('#bottom .strong').click(), 0)"),
      .init("document.querySelectorAll('.compared .stage').length", after: 0.4),
    ])
    #expect(answer.found == ["true", "1", "true", "2", "2", "0", "2"])
    #expect(answer.complaints == [])
  }

  @Test("Download JSON that the program imports") func download() throws {
    let caught = """
      (URL.createObjectURL = (blob) => (window.caught = blob, "blob:caught"),
       HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }, 0)
      """
    let json = "document.querySelector('[data-target=json]')"
    let save = "[...document.querySelectorAll('.under button')].find((one) => !one.hidden)"
    let answer = try Self.visit([
      .init(caught, after: 0.4),
      // A card, its page, the tab, the button.
      .init(
        "document.querySelector('.card:focus-within').dataset.name", after: 0.4, typing: Self.down),
      .init("document.querySelector('.sheet h1') !== null", after: 0.4, typing: "o"),
      .init("(\(json).click(), \(save).click(), window.saved)"), .init("window.caught.text()"),
    ])
    #expect(answer.found[3] == "\"transition-flip-present.json\"")
    #expect(answer.complaints == [])
    let texts = try [1, 4].map {
      try JSONDecoder().decode(String.self, from: Data(answer.found[$0].utf8))
    }
    let desk = try Desk(.builtIn)
    try desk.write(texts[1], to: "presets.json")
    #expect(texts[1].contains("\"\(texts[0])\": {"))
    desk.run("validate", "presets.json", "-q").expect(0)
  }

  private static func visit(_ steps: [VisitQuestion.Step]) throws -> VisitQuestion.Answer {
    try BrowserChecker.answer(
      to: VisitQuestion(
        html: BuiltInGallery.page, reducedMotion: true, width: 1280, height: 860, steps: steps))
  }
}
