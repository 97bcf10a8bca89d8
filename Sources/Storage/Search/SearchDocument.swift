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

  /// Takes the words of a preset, and what says how it feels.
  init(_ preset: Preset, feel: Set<FeelWord> = []) {
    let names = [preset.name.text] + preset.aliases.map(\.text)
    // "ease-in" is also looked for as "easein" or "easeIn".
    var joined: [String] = []
    for name in names {
      for part in name.split(separator: "/") where part.contains("-") {
        joined.append(part.filter { $0 != "-" })
      }
    }
    name = (names + joined).joined(separator: " ")
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
    add(feel)
  }

  /// Adds what says how a preset feels.
  mutating func add(_ feel: Set<FeelWord>) {
    for word in FeelWord.allCases where feel.contains(word) {
      body.append(" \n")
      body.append(FeelToken.text(word))
    }
  }

  /// Appends the pairs of every run of unspaced script; the last character of a run follows alone,
  /// so that every character begins some word.
  private static func appendPairs(of text: String, to pairs: inout String) {
    var text = text
    if text.withUTF8({ bytes in bytes.reduce(0) { max($0, $1) } < 0xE0 }) { return }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isUnspaced = SearchFolding.isUnspaced(scalar)
      if let previous {
        if !pairs.isEmpty { pairs.append(" ") }
        pairs.unicodeScalars.append(previous)
        if isUnspaced { pairs.unicodeScalars.append(scalar) }
      }
      previous = isUnspaced ? scalar : nil
    }
    if let previous {
      if !pairs.isEmpty { pairs.append(" ") }
      pairs.unicodeScalars.append(previous)
    }
  }
}

extension Motion {
  /// How a transition looks and what it serves, in English words: "move in", "present".
  var styleWords: [String] {
    guard case .transition(let transition) = self else { return [] }
    let style = transition.style == .custom ? nil : transition.style?.rawValue
    return [style, transition.phase?.rawValue].compactMap { text in
      text.map { text in
        String(text.flatMap { $0.isUppercase ? " \($0.lowercased())" : String($0) })
      }
    }
  }
}
