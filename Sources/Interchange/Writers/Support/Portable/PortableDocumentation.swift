import Diagnostics
import Motion
import Presets

/// Simple documentation is what a comment says about a preset, line by line.
enum PortableDocumentation {
  /// Returns the lines, safe in every language's comments.
  ///
  /// - Parameters:
  ///   - columns: How long a line may be.
  ///   - isXML: Whether the comment is one of XML.
  static func lines<Declaration>(
    for preset: ExportedPreset, in set: ExportSet<Declaration>, columns: Int, isXML: Bool = false
  ) -> [String] {
    let title = preset.preset.title.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    let about = [title, preset.preset.summary.map(sentence)].compactMap { $0 }
    var texts = about.isEmpty ? [] : [about.joined(separator: " ")]
    if let deprecation = preset.deprecation { texts.append(sentence(deprecation)) }
    if let moved = moved(by: preset.motion) { texts.append("Moves \(moved).") }
    texts.append("\(preset.name.text): \(preset.fidelity.words).")
    if preset.fidelity.degree == .exact || preset.fidelity.error != nil {
      texts += preset.fidelity.notes.map(sentence)
    }
    if let reduced = reduced(preset, in: set) { texts.append(reduced) }
    return texts.flatMap { text in
      WrappedText(CodeText.comment(text, isXML: isXML), columns: columns).lines.map(plain)
    }
  }

  /// What keyframes move, by the authors' names.
  private static func moved(by motion: Motion) -> String? {
    guard case .keyframes(let keyframes) = motion else { return nil }
    let names = keyframes.tracks.map { track in
      [track.target, track.property].compactMap { $0 }.joined(separator: ": ")
    }
    return names.joined(separator: ", ")
  }

  private static func sentence(_ text: String) -> String {
    let text = text.prefix(1).uppercased() + text.dropFirst()
    return text.last.map { ".!?。".contains($0) } ?? true ? text : text + "."
  }

  /// A line that no documentation tool takes for a tag.
  private static func plain(_ line: String) -> String {
    line.hasPrefix("@") ? "\\" + line : line
  }

  private static func reduced<Declaration>(
    _ preset: ExportedPreset, in set: ExportSet<Declaration>
  ) -> String? {
    switch preset.preset.reducedMotion {
    case nil: nil
    case ReducedMotion.none?: "With reduced motion: change at once."
    case .keep?: "With reduced motion: as it is."
    case .preset(let reference)?:
      "With reduced motion: \(set.reduced(preset)?.preset.identifier ?? reference.name)."
    }
  }
}
