import Motion
import Presets
import StrictJSON

/// A match reason says where a word was found that is neither in the name nor in the title.
package struct MatchReason: Hashable, Sendable {
  /// The part of the preset: `alias`, `tag`, `role`, `feel`, `style`, `summary`, `source`, or the
  /// language of a localization, such as `ru`; for a synonym also `name`, `title` or `kind`.
  package var field: String
  /// The matched text; for a long text, the part around the match.
  package var text: String
  /// The word for which something else was found that it may mean; nil if the word itself was.
  package var word: String?
}

/// Explains why presets were found by some words.
package struct MatchExplainer {
  private let parts: [SearchPart]

  /// Takes the words that were looked for.
  package init(_ words: [String]) { parts = words.isEmpty ? [] : SearchReading(words).parts }

  /// Returns why a preset was found, as far as its name, title and kind do not show.
  ///
  /// - Parameters:
  ///   - payload: the preset as it is stored.
  ///   - feel: how it feels.
  package func reasons(in payload: [UInt8], feel: Set<FeelWord>) -> [MatchReason] {
    guard !parts.isEmpty, let root = JSONDocument.read(payload, file: "").document?.root
    else { return [] }
    var texts = SearchedTexts(root, feel)
    var reasons: [MatchReason] = []
    for part in parts where Self.reason(for: part.term, in: texts.seen) == nil {
      if let reason = Self.reason(for: part.term, in: texts.hidden) {
        // The text shown for another word may contain this one, too.
        if !reasons.contains(where: {
          $0.field == reason.field && FoldedText($0.text).range(of: part.term) != nil
        }) {
          reasons.append(reason)
        }
      } else if var meant = Self.meaning(of: part, in: &texts) {
        meant.word = part.text
        reasons.append(meant)
      }
    }
    return reasons
  }

  /// Returns where a fact or a name is found that a part may mean, or else what is used for such a thing.
  private static func meaning(of part: SearchPart, in texts: inout SearchedTexts) -> MatchReason? {
    let meanings = [part.senses.flatMap(\.facts), part.senses.flatMap(\.written)]
    for meant in meanings.flatMap(\.self) + part.senses.flatMap(\.uses) {
      if meant.contains(":") {
        if let fact = texts.facts.first(where: { $0.fact == meant }) { return fact.reason }
        continue
      }
      let term = SearchTerm.named(meant)
      // Of what everybody sees, the words found are enough.
      for (field, text) in texts.seen {
        if let range = text.range(of: term) {
          return MatchReason(field: field, text: text.words(in: range))
        }
      }
      if let found = reason(for: term, in: texts.hidden) { return found }
    }
    return nil
  }

  private static func reason(
    for term: SearchTerm, in texts: [SearchedTexts.Text]
  ) -> MatchReason? {
    for (field, text) in texts {
      if let range = text.range(of: term) {
        return MatchReason(field: field, text: text.excerpt(around: range))
      }
    }
    return nil
  }
}

/// The texts that a preset is found by.
private struct SearchedTexts {
  typealias Text = (field: String, text: FoldedText)

  /// The texts that everybody sees.
  let seen: [Text]
  /// Its facts, each with the reason that names it.
  let facts: [(fact: String, reason: MatchReason)]
  /// The other texts, the shortest first, folded when they are asked for.
  lazy var hidden: [Text] = others.map { ($0.field, FoldedText($0.text)) }

  private let others: [(field: String, text: String)]

  init(_ root: JSONValue, _ feel: Set<FeelWord>) {
    func texts(_ value: JSONValue?, _ keys: String...) -> [String] {
      keys.compactMap { value?[$0]?.string }
    }
    func list(_ key: String) -> [String] { root[key]?.elements.compactMap(\.string) ?? [] }
    let (name, kind) = (root["name"]?.string ?? "", root["kind"]?.string ?? "")
    seen = [
      ("name", name), ("name", name.filter { $0 != "-" }), ("title", root["title"]?.string ?? ""),
      ("kind", kind),
    ].map { ($0.0, FoldedText($0.1)) }
    let felt = FeelWord.allCases.filter(feel.contains)
    let styles = texts(root["motion"], "style", "phase").filter { $0 != "custom" }
    var all: [(String, [String])] = [
      ("alias", list("aliases")), ("tag", list("tags")), ("role", texts(root, "role")),
      ("feel", felt.flatMap(\.words)), ("style", styles.map(Motion.spaced)),
      ("summary", texts(root, "summary")),
    ]
    let languages = root["localizations"].map { Array($0.members) } ?? []
    for language in languages.sorted(by: { $0.key < $1.key }) {
      all.append((language.key, texts(language.value, "title", "summary")))
    }
    all.append(("source", texts(root["source"], "title", "author", "path")))
    others = all.flatMap { field, texts in texts.map { (field, $0) } }
    facts =
      [("kind:\(kind)", MatchReason(field: "kind", text: kind))]
      + texts(root, "role").map { ("role:\($0)", MatchReason(field: "role", text: $0)) }
      + felt.map { ("feel:\($0)", MatchReason(field: "feel", text: $0.rawValue)) }
      + texts(root["motion"], "phase").map {
        ("phase:\($0)", MatchReason(field: "style", text: $0))
      }
  }
}
