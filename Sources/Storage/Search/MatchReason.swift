import Motion
import Presets

/// A match reason says where a word was found that is neither in the name nor in the title.
package struct MatchReason: Hashable, Sendable {
  /// The part of the preset: `alias`, `tag`, `role`, `feel`, `style`, `summary`, `source`, or the
  /// language of a localization, such as `ru`; for a synonym also `name`, `title` or `kind`.
  package var field: String
  /// The matched text; for a long text, the part around the match.
  package var text: String
  /// The word for which something else was found that it may mean; nil if the word itself was.
  package var word: String?

  /// Returns why a preset was found by some words, as far as its name, title and kind do not show.
  ///
  /// - Parameter feel: how the preset feels.
  package static func reasons(
    for words: [String], in preset: Preset, feel: Set<FeelWord>
  ) -> [MatchReason] {
    var finder = Finder(preset, feel)
    for part in SearchReading(words).parts { finder.add(reasonsFor: part) }
    return finder.reasons
  }

  /// A finder looks for terms in the texts of one preset.
  private struct Finder {
    typealias Text = (field: String, text: FoldedText)

    let preset: Preset
    let feel: Set<FeelWord>
    /// The visible text.
    let seen: [Text]
    var reasons: [MatchReason] = []
    /// The other texts, folded when they are asked for.
    lazy var texts: [Text] = MatchReason.texts(of: preset, feel)
      .map { ($0.field, FoldedText($0.text)) }

    init(_ preset: Preset, _ feel: Set<FeelWord>) {
      (self.preset, self.feel) = (preset, feel)
      let name = preset.name.text
      seen = [
        ("name", name), ("name", name.filter { $0 != "-" }), ("title", preset.title ?? ""),
        ("kind", preset.kind.rawValue),
      ].map { ($0.0, FoldedText($0.1)) }
    }

    mutating func add(reasonsFor part: SearchPart) {
      let hidden = part.terms.filter { Self.reason(for: $0, in: seen) == nil }
      if hidden.isEmpty { return }
      let texts = self.texts
      var found: [(term: SearchTerm, reason: MatchReason)] = []
      for term in hidden {
        if let reason = Self.reason(for: term, in: texts) { found.append((term, reason)) }
      }
      if found.count == hidden.count {
        // The text shown for another word may contain this one, too.
        for (term, reason) in found
        where !reasons.contains(where: {
          $0.field == reason.field && FoldedText($0.text).range(of: term) != nil
        }) { reasons.append(reason) }
        return
      }
      guard var other = Self.meaning(of: part, in: seen, texts, feel) else { return }
      other.word = part.text
      reasons.append(other)
    }

    /// Returns where a synonym is found, or else what is used for such a thing.
    private static func meaning(
      of part: SearchPart, in seen: [Text], _ texts: [Text], _ feel: Set<FeelWord>
    ) -> MatchReason? {
      func reason(for words: String) -> MatchReason? {
        let term = SearchPart.term(words)
        // Of what everybody sees, the words found are enough.
        for (field, text) in seen {
          if let range = text.range(of: term) {
            return MatchReason(field: field, text: text.words(in: range))
          }
        }
        return Self.reason(for: term, in: texts)
      }
      for name in part.concepts.flatMap(\.written) {
        if let found = reason(for: name) { return found }
      }
      for standIn in part.concepts.flatMap(\.standIns) {
        var found: [MatchReason] = []
        let clues = SearchPart.clues(of: standIn)
        for clue in clues {
          switch clue {
          case .words(let words):
            if let reason = reason(for: words) { found.append(reason) }
          case .feel(let token):
            if let word = feel.first(where: { FeelToken.text($0) == token }) {
              found.append(MatchReason(field: "feel", text: word.rawValue))
            }
          }
        }
        if found.count == clues.count { return found.first }
      }
      return nil
    }

    private static func reason(for term: SearchTerm, in texts: [Text]) -> MatchReason? {
      for (field, text) in texts {
        if let range = text.range(of: term) {
          return MatchReason(field: field, text: text.excerpt(around: range))
        }
      }
      return nil
    }
  }

  /// The texts that a preset is found by, the shortest first.
  private static func texts(
    of preset: Preset, _ feel: Set<FeelWord>
  ) -> [(field: String, text: String)] {
    var texts: [(field: String, texts: [String?])] = [
      ("alias", preset.aliases.map(\.text)), ("tag", preset.tags),
      ("role", [preset.role?.rawValue]),
      ("feel", FeelWord.allCases.filter(feel.contains).flatMap(\.words)),
      ("style", preset.motion.styleWords), ("summary", [preset.summary]),
    ]
    for (language, words) in preset.localizations.sorted(by: { $0.key < $1.key }) {
      texts.append((language, [words.title, words.summary]))
    }
    let source = preset.source
    texts.append(("source", [source?.title, source?.author, source?.path]))
    return texts.flatMap { field, texts in texts.compactMap(\.self).map { (field, $0) } }
  }
}
