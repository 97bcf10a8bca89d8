import Motion
import Presets

/// A search document is what a preset is found by: its words, folded, in five columns.
struct SearchDocument: Hashable, Sendable {
  var name: String
  var title: String
  var body: String
  var tags: String
  /// Overlapping pairs of characters of the scripts written without spaces.
  var cjk: String

  /// Takes the words of a preset, and the marks of its facts.
  init(_ preset: Preset, _ facts: PresetFacts = PresetFacts()) {
    let names = [preset.name.text] + preset.aliases.map(\.text)
    // "ease-in" is also looked for as "easein" or "easeIn".
    var joined: [String] = []
    for name in names {
      for part in name.split(separator: "/") where part.contains("-") {
        joined.append(part.filter { $0 != "-" })
      }
    }
    let called = names.flatMap { [$0, $0.split(separator: "/").last.map(String.init) ?? $0] }
    name = (names + joined + Self.exact(called)).joined(separator: " ")
    let localizations = preset.localizations.sorted { $0.key < $1.key }.map(\.value)
    let titles = [preset.title].compactMap { $0 } + localizations.compactMap(\.title)
    var bodies = [preset.summary].compactMap { $0 } + localizations.compactMap(\.summary)
    bodies += [preset.source?.title, preset.source?.author, preset.source?.path].compactMap { $0 }
    bodies += [preset.kind.rawValue, preset.role?.rawValue].compactMap { $0 }
    bodies += preset.motion.styleWords
    title = SearchFolding.fold(titles.joined(separator: " \n"))
    body = SearchFolding.fold(bodies.joined(separator: " \n"))
    tags = SearchFolding.fold(preset.tags.joined(separator: " "))
    cjk = ""
    for text in [title, tags, body] { Self.appendPairs(of: text, to: &cjk) }
    Self.appendPairs(of: title, to: &cjk, mark: SearchMark.first)
    for mark in Self.exact(titles) { title.append(" " + mark) }
    for mark in Self.exact(preset.tags) { tags.append(" " + mark) }
    for mark in SearchMark.marks(of: preset, facts) { body.append(" \n" + mark) }
  }

  /// Returns the marks of what is called just so, each once.
  private static func exact(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.compactMap { text in
      let terms = SearchExpression.terms(of: [text.replacing("/", with: " ")])
      let joined = terms.map(\.letters).joined()
      return joined.isEmpty || !known.insert(joined).inserted ? nil : SearchMark.text(joined)
    }
  }

  /// Appends the pairs of every run of unspaced script; the last character of a run follows alone,
  /// so that every character begins some word.
  private static func appendPairs(
    of text: String, to pairs: inout String, mark: Unicode.Scalar? = nil
  ) {
    var text = text
    if text.withUTF8({ bytes in bytes.reduce(0) { max($0, $1) } < 0xE0 }) { return }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isUnspaced = SearchFolding.isUnspaced(scalar)
      if let previous {
        if !pairs.isEmpty { pairs.append(" ") }
        if let mark { pairs.unicodeScalars.append(mark) }
        pairs.unicodeScalars.append(previous)
        if isUnspaced { pairs.unicodeScalars.append(scalar) }
      }
      previous = isUnspaced ? scalar : nil
    }
    if let previous {
      if !pairs.isEmpty { pairs.append(" ") }
      if let mark { pairs.unicodeScalars.append(mark) }
      pairs.unicodeScalars.append(previous)
    }
  }
}

extension Motion {
  /// How a transition looks and what it serves, in English words: "move in", "present".
  package var styleWords: [String] {
    guard case .transition(let transition) = self else { return [] }
    let style = transition.style == .custom ? nil : transition.style?.rawValue
    return [style, transition.phase?.rawValue].compactMap { $0.map(Self.spaced) }
  }

  /// Returns the words of a name such as `moveIn`: "move in".
  static func spaced(_ name: String) -> String {
    String(name.flatMap { $0.isUppercase ? " \($0.lowercased())" : String($0) })
  }
}
