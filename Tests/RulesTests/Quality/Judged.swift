import Rules

/// What a rule says of a preset "a", one line each: `level pointer: message`.
///
/// - Parameters:
///   - fields: the preset's fields, in braces.
///   - rule: the rule's name after `quality/`.
///   - others: further presets of the document, whose findings are left out.
func judged(_ fields: String, _ rule: String, others: String...) -> [String] {
  let text = "{\"presets\": {\((["\"a\": \(fields)"] + others).joined(separator: ", "))}}"
  let lines = Examined(text, only: "quality/" + rule).lines
  return lines.compactMap { line in
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count == 4, words[1] == "quality/" + rule else { return "unexpected: " + line }
    return words[2] == "a" ? "\(words[0]) \(words[3])" : nil
  }
}
