/// A declaring writer can write the declaration of one preset by itself.
protocol DeclaringWriter<Declaration>: PresetWriter {
  /// Returns the declaration of a preset, without its comment.
  func snippet(
    of preset: ExportedPreset, _ declaration: Declaration, in set: ExportSet<Declaration>
  ) -> DeclarationSnippet
}

/// A declaration snippet is the declaration of a preset, to be pasted where others of its kind stand.
struct DeclarationSnippet {
  /// The lines.
  var lines: [String]
  /// What must be there where it is pasted, in words: `import "motion"`.
  var needs: [String] = []
}

extension DeclaringWriter {
  /// Returns the declarations of what is asked for, and what they need.
  func snippets(for set: ExportSet<Declaration>) -> (text: String, needs: [String]) {
    var texts: [String] = []
    var needs: [String] = []
    for entry in set.entries where entry.preset.isAskedFor {
      let snippet = snippet(of: entry.preset, entry.declaration, in: set)
      texts.append(snippet.lines.joined(separator: "\n"))
      for need in snippet.needs where !needs.contains(need) { needs.append(need) }
    }
    let gap = texts.contains { $0.contains("\n") } ? "\n\n" : "\n"
    let text = texts.joined(separator: gap) + (texts.isEmpty ? "" : "\n")
    for other in set.entries where !other.preset.isAskedFor {
      let names = names(of: other.preset, other.declaration)
      let used = names.filter { !$0.isEmpty && text.holdsWord($0) }
      if let name = used.first { needs.append("\(name), which is \(other.preset.name)") }
    }
    return (text, needs)
  }
}

extension String {
  /// Whether a text stands in this one with no letter, digit, `-` or `_` around it.
  fileprivate func holdsWord(_ word: String) -> Bool {
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ?? false
    }
    var rest = self[...]
    var before: Character?
    while let found = rest.firstRange(of: word) {
      if found.lowerBound > rest.startIndex { before = rest[rest.index(before: found.lowerBound)] }
      let after = found.upperBound < rest.endIndex ? rest[found.upperBound] : nil
      if !isPart(before), !isPart(after) { return true }
      before = rest[rest.index(before: found.upperBound)]
      rest = rest[found.upperBound...]
    }
    return false
  }
}
