import Presets

/// A preset text is one that people read, and its pointer.
struct PresetText {
  /// Where it is.
  var pointer: String
  /// The text.
  var text: String
}

extension Preset {
  /// Looks at titles and summaries in all languages.
  func eachText(_ look: (PresetText) -> Void) {
    if let title { look(PresetText(pointer: "/title", text: title)) }
    if let summary { look(PresetText(pointer: "/summary", text: summary)) }
    if localizations.isEmpty { return }
    for (language, one) in localizations.sorted(by: { $0.key < $1.key }) {
      let pointer = "/localizations/" + language
      if let title = one.title { look(PresetText(pointer: pointer + "/title", text: title)) }
      if let summary = one.summary {
        look(PresetText(pointer: pointer + "/summary", text: summary))
      }
    }
  }
}
