import Curvet
import Motion
import Presets
import Preview
import StrictJSON

extension DiffPage {
  /// The number of presets that are drawn and played; with more, browsers are slow to open the page.
  private static let mostPictured = 200

  /// The largest size of a picture; one with tens of thousands of keys is omitted.
  private static let mostBytes = 1 << 18

  /// The page that plays both versions side by side.
  var html: String {
    var cards: [ReviewCard] = []
    // The presets of both sides, card by card.
    var (old, new): ([Preset?], [Preset?]) = ([], [])
    for change in difference.changed {
      cards.append(card(of: change, cards.count))
      old.append(change.old)
      new.append(change.new)
    }
    for preset in difference.added {
      cards.append(card(.added, preset, sides.addedMotion(preset), cards.count))
      old.append(nil)
      new.append(preset)
    }
    for preset in difference.removed {
      cards.append(card(.removed, preset, sides.removedMotion(preset), cards.count))
      old.append(preset)
      new.append(nil)
    }
    play(old, \.before, \.motions.before, in: &cards)
    play(new, \.after, \.motions.after, in: &cards)
    let rest = cards.count - Self.mostPictured
    let more = rest > 0 ? "; the last \(rest) have no pictures" : ""
    return ReviewPage(
      before: Self.name(of: sides.old), after: Self.name(of: sides.new), summary: counts + more,
      cards: cards
    ).text
  }

  private func card(of change: PresetDiff, _ number: Int) -> ReviewCard {
    var card = ReviewCard(.changed, name: Self.name(of: change), about: about(change.new))
    card.changes = change.fields.filter { $0.pointer != "/name" }.map(\.words)
    card.sentence = motionWords(of: change) ?? ""
    guard number < Self.mostPictured else { return card }
    let motions = sides.motions(of: change)
    card.before = motions.old.flatMap { StageScene($0) }
    card.after = motions.new.flatMap { StageScene($0) }
    card.notes = notes([motions.old, motions.new])
    if motions.old == motions.new {
      card.before = nil
      card.pictures = motions.new.flatMap { picture("Before and after", $0) }.map { [$0] } ?? []
    } else if let old = motions.old, let new = motions.new, let both = overlaid(old, new) {
      card.pictures = [both]
    } else {
      let seconds =
        [motions.old, motions.new]
        .compactMap { $0.flatMap { MotionPicture(of: $0)?.seconds } }.max() ?? 0
      card.pictures = [("Before", motions.old), ("After", motions.new)].enumerated().compactMap {
        color, side in
        side.1.flatMap { picture(side.0, $0, over: seconds, color: color) }
      }
    }
    return card
  }

  private func card(
    _ sign: ReviewCard.Sign, _ preset: Preset, _ motion: Motion?, _ number: Int
  ) -> ReviewCard {
    var card = ReviewCard(sign, name: preset.name.text, about: about(preset))
    card.changes = preset.summary.map { [$0] } ?? []
    guard number < Self.mostPictured else { return card }
    card.notes = notes([motion])
    guard let motion else { return card }
    let scene = StageScene(motion)
    if sign == .added { card.after = scene } else { card.before = scene }
    card.pictures = picture(preset.title ?? preset.name.text, motion).map { [$0] } ?? []
    return card
  }

  /// Sets the motions that the stages of one side play; a motion that can't be written for a page isn't played.
  private func play(
    _ presets: [Preset?], _ scene: WritableKeyPath<ReviewCard, StageScene?>,
    _ motion: WritableKeyPath<ReviewCard, JSONValue?>, in cards: inout [ReviewCard]
  ) {
    let played = zip(presets, cards).compactMap { preset, card in
      preset.flatMap { preset in card[keyPath: scene]?.motion.map { (preset, $0) } }
    }
    let motions = try? PlayedMotions(of: played, command: "curvet diff")
    let root = motions.flatMap { JSONDocument.read($0.bytes, file: "").document?.root["presets"] }
    for (index, preset) in presets.enumerated() {
      guard let preset, cards[index][keyPath: scene]?.motion != nil else { continue }
      if let found = root?[preset.name.text] {
        cards[index][keyPath: motion] = found
      } else {
        cards[index][keyPath: scene] = nil
        cards[index].notes.append("not played: too large for a page")
      }
    }
  }

  private func about(_ preset: Preset) -> String {
    [preset.kind.rawValue, preset.role?.rawValue, preset.title].compactMap(\.self)
      .joined(separator: " · ")
  }

  private func picture(
    _ label: String, _ motion: Motion, over seconds: Double = 0, color: Int = 0
  ) -> SVGPicture? {
    let drawing = MotionPicture.drawing(of: motion, title: label, over: seconds, color: color)
    return drawing.flatMap { $0.text.utf8.count > Self.mostBytes ? nil : $0 }
  }

  /// One plot of both, if both are curves or springs.
  private func overlaid(_ old: Motion, _ new: Motion) -> SVGPicture? {
    let both = [("Before", old), ("After", new)].compactMap { label, motion -> ComparedMotion? in
      guard motion.kind == .curve || motion.kind == .spring else { return nil }
      let drawn = MotionPicture(of: motion)?.motion ?? motion
      return ComparedMotion(FoundMotion(name: label, motion: drawn))
    }
    guard both.count == 2 else { return nil }
    return ComparedMotions(motions: both).drawing(titled: "Before and after")
  }

  /// The assumptions, without duplicates.
  private func notes(_ motions: [Motion?]) -> [String] {
    var notes: [String] = []
    if motions.contains(where: { $0 == nil }) {
      notes.append("not everything is shown, because a preset that it refers to is missing")
    }
    for note in motions.compactMap(\.self).flatMap({ MotionPicture(of: $0)?.notes ?? [] })
    where !notes.contains(note) { notes.append(note) }
    return notes
  }
}
