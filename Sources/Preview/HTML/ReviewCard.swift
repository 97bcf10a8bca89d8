import StrictJSON

/// A review card shows the changes of one preset in words, pictures, and motion.
package struct ReviewCard: Sendable {
  /// The kind of change.
  package enum Sign: String, Hashable, Sendable {
    case added, removed, changed
  }

  /// The kind of change.
  package var sign: Sign
  /// The preset's name.
  package var name: String
  /// Its kind and title in a few words.
  package var about: String
  /// The changes, one line each.
  package var changes: [String] = []
  /// The difference in motion; empty if it isn't known.
  package var sentence = ""
  /// The assumptions of the pictures.
  package var notes: [String] = []
  /// Still pictures.
  package var pictures: [SVGPicture] = []
  /// The scenes to play; nil if a side has nothing to play.
  package var before, after: StageScene?
  /// The motions of both sides in flat form; nil if a side has none, such as a duration.
  package var motions: (before: JSONValue?, after: JSONValue?)

  /// Makes a card.
  package init(_ sign: Sign, name: String, about: String) {
    (self.sign, self.name, self.about) = (sign, name, about)
  }
}

extension MarkupWriter {
  /// Writes a card.
  mutating func card(_ card: ReviewCard, number: Int) {
    let heading = "card-\(number)"
    element(
      "article", ["class": "card \(card.sign.rawValue)", "aria-labelledby": MarkupValue(heading)]
    ) {
      html in
      html.element("h2", ["id": MarkupValue(heading), "dir": "auto"], text: card.name)
      html.element("p", ["class": "about"]) { html in
        html.element("b", ["class": "sign"], text: card.sign.rawValue)
        html.element("span", ["dir": "auto"], text: card.about)
      }
      if !card.changes.isEmpty {
        html.element("ul", ["class": "changes"]) { html in
          for change in card.changes { html.element("li", ["dir": "auto"], text: change) }
        }
      }
      if !card.sentence.isEmpty { html.element("p", ["class": "sentence"], text: card.sentence) }
      if card.plays { html.player(card) }
      for note in card.notes { html.element("p", ["class": "remark"], text: note) }
      if !card.pictures.isEmpty {
        html.element("div", ["class": "pictures"]) { html in
          for picture in card.pictures { html.verbatim(picture.inline) }
        }
      }
    }
  }

  /// Writes the stages and their controls.
  private mutating func player(_ card: ReviewCard) {
    let isOne = card.sign == .changed && card.before == nil
    let sides = [("before", card.before), (isOne ? "before and after" : "after", card.after)]
    let fit = StageFit(sides.compactMap(\.1), isLane: card.isLane)
    element("div", ["class": "player", "data-player": ""]) { html in
      html.element("div", ["class": card.isLane ? "stages lanes" : "stages"]) { html in
        for (label, scene) in sides { if let scene { html.stage(scene, label: label, fit: fit) } }
      }
      html.element("div", ["class": "time"]) { html in
        let end = sides.compactMap { $0.1?.seconds }.max() ?? 1
        html.verbatim(
          "<input type=\"range\" min=\"0\" max=\"1\" step=\"0.001\" value=\"0\" aria-label=\""
            + MarkupText.escaped("Time in \(card.name)") + "\">")
        html.element("output", text: "0 s of \(PlotNumber.seconds(end))")
      }
    }
  }

  private mutating func stage(_ scene: StageScene, label: String, fit: StageFit) {
    element("figure", ["class": scene.isClipped ? "stage clipped" : "stage"]) { html in
      html.element("figcaption", text: "\(label), \(PlotNumber.seconds(scene.seconds))")
      let size = "width:\(MarkupValue(fit.width).text)px;height:\(MarkupValue(fit.height).text)px"
      html.element("div", ["class": "scene", "style": MarkupValue(size)]) { html in
        html.ground(scene, fit: fit)
      }
    }
  }

  private mutating func ground(_ scene: StageScene, fit: StageFit) {
    let corners = scene.ground.map(fit.place)
    guard corners.count == 2 else { return }
    let box = [
      ("left", corners[0].x), ("top", corners[0].y), ("width", corners[1].x - corners[0].x),
      ("height", corners[1].y - corners[0].y),
    ].map { "\($0.0):\(MarkupValue($0.1).text)px" }.joined(separator: ";")
    let isOpen = !scene.isLane && scene.actors.allSatisfy { $0.look == .box }
    element("div", ["class": isOpen ? "ground open" : "ground", "style": MarkupValue(box)]) {
      html in
      if scene.isClipped {
        // Positions are relative to the stage that contains this part.
        let shift =
          "left:\(MarkupValue(-corners[0].x).text)px;top:\(MarkupValue(-corners[0].y).text)px"
        html.element("div", ["class": "window", "style": MarkupValue(shift)]) {
          $0.actors(scene, fit: fit)
        }
      }
    }
    if !scene.isClipped { actors(scene, fit: fit) }
  }

  private mutating func actors(_ scene: StageScene, fit: StageFit) {
    for actor in scene.actors {
      let size = fit.size(of: actor)
      let style =
        "width:\(MarkupValue(size.width).text)px;height:\(MarkupValue(size.height).text)px"
      element(
        "div",
        ["class": "actor \(actor.look.rawValue)", "data-actor": "", "style": MarkupValue(style)]
      ) {
        if !actor.label.isEmpty { $0.element("span", text: actor.label) }
      }
    }
  }
}

extension PlotNumber {
  /// Returns a time as `0.45 s`.
  static func seconds(_ seconds: Double) -> String {
    "\(ECMAScriptNumber.text(rounded(clamped(seconds), 1000))) s"
  }
}
