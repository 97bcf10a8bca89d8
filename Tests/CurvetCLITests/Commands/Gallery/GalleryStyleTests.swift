import BrowserChecking
import Foundation
import Testing

/// What CSS makes of presets, beside the page's own pictures.
struct GalleryStyleTests {
  /// What a page says of a preset's CSS.
  private struct Style {
    var kind: String
    /// How far off its writer says it is at most, as a fraction of the way.
    var error: Double
  }

  /// The presets of a page that have CSS.
  private static func styles(in page: String) throws -> [String: Style] {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let presets = try #require((json as? [String: Any])?["presets"] as? [[String: Any]])
    var styles: [String: Style] = [:]
    for preset in presets {
      let name = try #require(preset["name"] as? String)
      let codes = try #require(preset["code"] as? [[Any]])
      guard let code = codes.first(where: { $0[0] as? String == "css" }),
        code[1] as? String != "unsupported"
      else { continue }
      let difference = code.count > 4 ? code[4] as? [String: Any] : nil
      styles[name] = Style(
        kind: try #require(preset["kind"] as? String), error: difference?["error"] as? Double ?? 0)
    }
    return styles
  }

  @Test("Every preset's CSS plays in the browser within the error that the program reports")
  func everyPreset() throws {
    let page = try BuiltInGallery.page
    let styles = try Self.styles(in: page).filter { $0.value.kind != "duration" }
    #expect(styles.count > 200)
    #expect(styles.values.contains { $0.error > 1e-4 })
    let names = styles.keys.sorted()
    let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: page, reducedMotion: true, width: 1280, height: 860,
        steps: [.init("\(list).map((name) => gallery.asCSS(name) ?? 1e9)", after: 0.5)]))
    let found = try JSONDecoder().decode([Double].self, from: Data(answer.found[0].utf8))
    try #require(found.count == names.count)
    for (name, off) in zip(names, found) {
      guard let style = styles[name] else { continue }
      // Progress is a fraction of the way; scenes are measured in points, of which a screen has 844.
      let most =
        ["curve", "spring"].contains(style.kind) ? style.error + 1e-5 : style.error * 844 + 0.1
      #expect(off <= most, "\(name)")
    }
    #expect(answer.complaints == [])
  }

  @Test("A preset that a finger drives has a CSS preview, which the finger also drives")
  func grabbed() throws {
    let right = "\u{E014}"
    let times = """
      document.querySelector('.stage.css').shadowRoot.getAnimations()
        .map((one) => Math.round(one.currentTime))
      """
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try BuiltInGallery.page, reducedMotion: true, width: 1280, height: 860,
        steps: [
          .init("(location.hash = '#transition/flip-dismiss', 0)"),
          .init("document.querySelectorAll('.stage-half figure').length", after: 0.5),
          .init("document.querySelector('.off').textContent"),
          .init("(document.querySelector('.grabbable').focus(), 0)"),
          .init(
            "\(times).every((one) => one === 339)", after: 0.2,
            typing: String(repeating: right, count: 9)),
        ]))
    #expect(
      answer.found[1...] == ["2", "\"differs by less than 0.001%\"", "0", "true"])
    #expect(answer.complaints == [])
  }

  @Test("The CSS preview is shown on demand, remembered, and shows the program's error")
  func onDemand() throws {
    let desk = try Desk(.builtIn)
    let export = desk.run("export", "spring/figma/quick", "--to", "css", "-o", "-").output
    #expect(export.contains("within 0.0005, at 0.757 s"))
    let stages = "document.querySelectorAll('.stage-half figure').length"
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try BuiltInGallery.page, reducedMotion: true, width: 1280, height: 860,
        steps: [
          .init("(location.hash = '#spring/figma/quick', 0)"), .init(stages, after: 0.5),
          .init("(document.querySelector('.round.word').click(), 0)"), .init(stages, after: 0.2),
          .init("document.querySelector('.off').textContent"),
          // Other numbers, other CSS.
          .init("(location.hash = '#spring/figma/quick?duration=0.44&bounce=0.6', 0)"),
          .init("document.querySelector('.off').textContent", after: 0.5),
          .init("(location.hash = '#curve/card', 0)"), .init(stages, after: 0.5),
          .init("(document.querySelector('.round.word').click(), 0)"), .init(stages, after: 0.2),
        ]))
    #expect(
      answer.found[1...] == [
        "0", "0", "2", "\"differs by at most 0.05% of the distance, at 0.757\u{A0}s\"", "0",
        "\"differs by at most 0.05% of the distance\"", "0", "2", "0", "0",
      ])
    #expect(answer.complaints == [])
  }

  @Test("Next to CSS, the preset has no shade and nothing beyond the screen, like CSS")
  func alike() throws {
    let colors = """
      (() => {
        const canvas = document.querySelector('.stage-half canvas'), { width, height } = canvas;
        const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
        const accent = getComputedStyle(document.querySelector('.sheet')).getPropertyValue('--k-transition').trim();
        let outside = 0, plain = 0;
        for (let n = 0; n < pixels.length; n += 4) {
          const x = (n / 4) % width, y = Math.floor(n / 4 / width);
          if (pixels[n + 3] > 0 && (y < 15 || y > height - 15)) outside++;
          const hex = [0, 1, 2].map((one) => pixels[n + one].toString(16).padStart(2, '0')).join('');
          if (`#${hex}` === accent) plain++;
        }
        return [outside, plain > 100];
      })()
      """
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: try BuiltInGallery.page, reducedMotion: true, width: 1280, height: 860,
        steps: [
          .init("(location.hash = '#transition/flip-dismiss', 0)"),
          .init(
            "((seek) => { seek.value = 700; seek.dispatchEvent(new Event('input')); return 0; })"
              + "(document.querySelector('.seek'))", after: 0.5),
          .init(colors, after: 0.1),
        ]))
    #expect(answer.found[2] == "[0,true]")
    #expect(answer.complaints == [])
  }
}
