import EmbeddedData
import StrictJSON

/// A review page is one HTML file that plays before and after side by side.
///
/// It needs no network, and text from presets can't run in it. It follows the reader's color scheme
/// and reduced-motion setting. The same input gives the same bytes.
package struct ReviewPage: Sendable {
  /// The file's text, with a line break at its end.
  package let text: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - before, after: The names of the two sides.
  ///   - summary: The number of differences, in one line.
  ///   - cards: The presets, in the order they are shown.
  package init(before: String, after: String, summary: String, cards: [ReviewCard]) {
    var html = MarkupWriter(isIndented: false)
    html.verbatim("<!DOCTYPE html>")
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.verbatim(Self.head)
        html.element("title", text: "Motion review: \(before) → \(after)")
        let style = String(cString: embedded_review_style())
        html.verbatim("<style>\n\(style)\(SVGStyle.sheet)</style>")
      }
      html.element("body") { html in
        html.element("header") { html in
          html.element("h1", text: "Motion review")
          html.element("p", ["class": "sides"]) { html in
            html.element("span", ["class": "side"], text: before)
            html.element("span", ["class": "arrow"], text: " → ")
            html.element("span", ["class": "side"], text: after)
          }
          html.element("p", ["class": "summary"], text: summary)
        }
        if cards.contains(where: \.plays) { html.verbatim(Self.controls) }
        html.element("main") { html in
          for (index, card) in cards.enumerated() { html.card(card, number: index) }
        }
        html.verbatim(
          "<script type=\"application/json\" id=\"scenes\">\(Self.scenes(of: cards))</script>")
        html.verbatim("<script>\n\(Self.script)</script>")
      }
    }
    text = html.text
  }

  /// The gallery scripts that compute positions.
  private static let evaluator = ["easing.js", "motion.js", "geometry.js", "actors.js"]

  /// The driver and the evaluator of the gallery, and the script of the page.
  private static var script: String {
    let shared = (0..<embedded_gallery_script_count()).map { embedded_gallery_script($0) }
      .filter { evaluator.contains(String(cString: $0.name)) }
      .map { file in
        String(
          decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
      }
    let parts =
      [String(cString: embedded_page_driver())] + shared
      + [String(cString: embedded_review_script())]
    return "(() => {\n\"use strict\";\n\(parts.joined())})();\n"
  }

  private static let head = """
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
    'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    """

  private static let controls = """
    <div class="controls" role="group" aria-label="Playback">
    <button type="button" id="play" aria-keyshortcuts="Space">Play</button>
    <fieldset><legend>Speed</legend>
    <label><input type="radio" name="speed" value="1" checked> 1×</label>
    <label><input type="radio" name="speed" value="0.5"> ½×</label>
    <label><input type="radio" name="speed" value="0.1"> ⅒×</label>
    </fieldset>
    <p id="calm" role="status" hidden>Paused because your system prefers reduced motion. Press \
    Play to run it anyway.</p>
    <noscript><p>Pictures only: playback needs JavaScript.</p></noscript>
    </div>
    """

  /// The scenes as JSON.
  private static func scenes(of cards: [ReviewCard]) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    for card in cards where card.plays {
      let sides = [(card.before, card.motions.before), (card.after, card.motions.after)]
      let fit = StageFit(sides.compactMap(\.0), isLane: card.isLane)
      writer.beginArray()
      for case (let scene?, let motion) in sides {
        StageData(scene, fit: fit, motion: motion).write(to: &writer)
      }
      writer.endArray()
    }
    writer.endArray()
    return String(decoding: ScriptData.safe(writer.bytes), as: UTF8.self)
  }
}

extension ReviewCard {
  /// Whether there is something to play.
  var plays: Bool { before != nil || after != nil }

  /// Whether its stages are lanes, one below the other.
  var isLane: Bool { [before, after].allSatisfy { $0?.isLane ?? true } }
}
