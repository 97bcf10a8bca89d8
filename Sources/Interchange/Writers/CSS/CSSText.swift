import Motion
import Presets

/// CSS text is how CSS spells numbers, times and names.
enum CSSText {
  /// A number of at most so many decimal places, in its shortest form.
  static func number(_ value: Double, places: Int = 9) -> String {
    CodeText.number(rounded(value, places: places))
  }

  /// A value rounded to so many decimal places; one too large to have any is left alone.
  static func rounded(_ value: Double, places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    guard abs(value) < 1e15 / scale else { return value }
    return (value * scale).rounded() / scale + 0
  }

  /// A fraction as a percentage.
  static func percentage(_ fraction: Double, places: Int = 6) -> String {
    number(fraction * 100, places: places) + "%"
  }

  /// A time: `300ms`, `1.5s`.
  static func time(_ seconds: Double) -> String {
    abs(seconds) < 1 && seconds != 0
      ? number(seconds * 1000, places: 6) + "ms" : number(seconds) + "s"
  }

  /// A name of the author's in kebab case, of ASCII letters and digits: `sourceView` is
  /// `source-view`.
  static func kebab(_ name: String) -> String {
    var words = ""
    var isLower = false
    for scalar in name.unicodeScalars {
      switch scalar {
      case "A"..."Z":
        words += (isLower ? "-" : "") + String(scalar).lowercased()
        isLower = false
      case "a"..."z", "0"..."9":
        words.unicodeScalars.append(scalar)
        isLower = true
      default:
        if !words.isEmpty, !words.hasSuffix("-") { words += "-" }
        isLower = false
      }
    }
    return words.hasSuffix("-") ? String(words.dropLast()) : words
  }

  /// The lines of the comment that says what a preset is, from its title and summary.
  static func comment(on preset: ExportedPreset, indentation: String) -> [String] {
    let head = [preset.preset.title, preset.name.text, preset.fidelity.words]
    var texts = [head.compactMap { $0 }.joined(separator: " · ")]
    texts += [preset.preset.summary].compactMap { $0 }
    if let deprecation = preset.deprecation { texts.append("Note: \(deprecation).") }
    if preset.fidelity.degree == .exact || preset.fidelity.error != nil {
      texts += preset.fidelity.notes.map { "Note: \($0)." }
    }
    let lines = texts.flatMap { text in
      let words = CodeText.comment(text).split(separator: " ").map(String.init)
      return words.isEmpty ? [""] : CodeText.rows(words, columns: 92, separator: " ")
    }
    return lines.indices.map { index in
      let end = index == lines.count - 1 ? " */" : ""
      return indentation + (index == 0 ? "/* " : "   ") + lines[index] + end
    }
  }
}
