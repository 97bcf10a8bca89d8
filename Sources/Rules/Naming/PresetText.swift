import Presets

/// A preset text is one that people read, and its slot.
struct PresetText {
  /// Where it stands.
  var slot: String
  /// The text.
  var text: String
}

extension Preset {
  /// Looks at titles and summaries in all languages.
  func eachText(_ look: (PresetText) -> Void) {
    if let title { look(PresetText(slot: "/title", text: title)) }
    if let summary { look(PresetText(slot: "/summary", text: summary)) }
    if localizations.isEmpty { return }
    for (language, one) in localizations.sorted(by: { $0.key < $1.key }) {
      let slot = "/localizations/" + language
      if let title = one.title { look(PresetText(slot: slot + "/title", text: title)) }
      if let summary = one.summary { look(PresetText(slot: slot + "/summary", text: summary)) }
    }
  }
}
