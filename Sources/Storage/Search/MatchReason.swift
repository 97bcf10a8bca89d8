import Motion
import Presets

/// A match reason says where a word was found that is neither in the name nor in the title.
public struct MatchReason: Hashable, Sendable {
  /// The part of the preset: `alias`, `tag`, `role`, `feel`, `summary`, `source`, or the language of
  /// a localization, such as `ru`.
  public var field: String
  /// What stands there, long texts around the match only.
  public var text: String

  /// Returns why a preset was found by some words, as far as its name, title and kind do not tell.
  ///
  /// - Parameter feel: how the preset feels.
  public static func reasons(
    for words: [String], in preset: Preset, feel: Set<FeelWord>
  ) -> [MatchReason] {
    let name = preset.name.text
    let seen = [name, name.filter { $0 != "-" }, preset.title ?? "", preset.kind.rawValue]
      .map(FoldedText.init)
    var texts: [(field: String, text: FoldedText)]?
    var reasons: [MatchReason] = []
    for term in SearchExpression.terms(of: words) {
      if seen.contains(where: { $0.range(of: term) != nil }) { continue }
      let all = texts ?? Self.texts(of: preset, feel).map { ($0.field, FoldedText($0.text)) }
      texts = all
      for (field, text) in all {
        guard let range = text.range(of: term) else { continue }
        // What is shown for another word may show this one too.
        if !reasons.contains(where: {
          $0.field == field && FoldedText($0.text).range(of: term) != nil
        }) {
          reasons.append(MatchReason(field: field, text: text.excerpt(around: range)))
        }
        break
      }
    }
    return reasons
  }

  /// The texts that a preset is found by, the shortest first.
  private static func texts(
    of preset: Preset, _ feel: Set<FeelWord>
  ) -> [(field: String, text: String)] {
    var texts: [(field: String, text: String)] = preset.aliases.map { ("alias", $0.text) }
    texts += preset.tags.map { ("tag", $0) }
    texts += [preset.role?.rawValue].compactMap { $0 }.map { ("role", $0) }
    for word in FeelWord.allCases where feel.contains(word) {
      texts += word.words.map { ("feel", $0) }
    }
    texts += [preset.summary].compactMap { $0 }.map { ("summary", $0) }
    for (language, localization) in preset.localizations.sorted(by: { $0.key < $1.key }) {
      texts += [localization.title, localization.summary].compactMap { $0 }.map { (language, $0) }
    }
    texts += [preset.source?.title, preset.source?.author, preset.source?.path]
      .compactMap { $0 }.map { ("source", $0) }
    return texts
  }
}
