import Presets

/// A CSS comment says what a preset is, from its title and summary.
enum CSSComment {
  /// The lines of the comment.
  static func lines(of preset: ExportedPreset, indentation: String) -> [String] {
    let head = [preset.preset.title, preset.name.text, preset.fidelity.words]
    var texts = [head.compactMap { $0 }.joined(separator: " · ")]
    texts += [preset.preset.summary].compactMap { $0 }
    if let deprecation = preset.deprecation { texts.append("Note: \(deprecation).") }
    if preset.fidelity.degree == .exact || preset.fidelity.error != nil {
      texts += preset.fidelity.notes.map { "Note: \($0)." }
    }
    let lines = texts.flatMap { wrapped(CodeText.comment($0), to: 92) }
    let last = lines.count - 1
    return lines.enumerated().map { index, line in
      indentation + (index == 0 ? "/* " : "   ") + line + (index == last ? " */" : "")
    }
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
