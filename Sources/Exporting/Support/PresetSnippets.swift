import Diagnostics
import Presets

/// Preset snippets are the declarations of presets in a format, each on its own.
package struct PresetSnippets: Sendable {
  /// The declaration of one preset.
  package struct Snippet: Sendable {
    /// The declaration, with a line break at its end.
    package let text: String
    /// The requirements, in words.
    package let needs: [String]
    /// The fidelity to the preset.
    package let fidelity: Fidelity
  }

  /// The snippets, by preset name.
  package private(set) var snippets: [String: Snippet] = [:]
  /// Why it has nothing for others, by their names.
  package private(set) var gaps: [String: Unsupported] = [:]

  /// Declares presets in a format, each once; a format without snippets has none.
  ///
  /// - Parameter progress: Called with how many presets have been looked at; returns whether to go on.
  package init(
    of presets: [ExportedPreset], to target: ExportTarget, _ options: ExportOptions,
    header: ExportHeader, progress: (Int) -> Bool = { _ in true }
  ) {
    self.init()
    declare(presets.sorted { $0.name < $1.name }, by: target.writer, options, header, progress)
  }

  private init() {}

  private mutating func declare<Writer: PresetWriter>(
    _ presets: [ExportedPreset], by type: Writer.Type, _ options: ExportOptions,
    _ header: ExportHeader, _ progress: (Int) -> Bool
  ) {
    let writer = Writer(Writer.Options(options.values))
    guard let declaring = writer as? any DeclaringWriter<Writer.Declaration> else { return }
    let pass = DeclarationPass(
      writer, presets, header: header, largestError: options.largestError,
      progress: progress)
    for gap in pass.leftOut { gaps[gap.name.text] = gap.gap }
    for entry in pass.set.entries {
      let own = declaring.snippet(of: entry.preset, entry.declaration, in: pass.set)
      let text = own.lines.joined(separator: "\n") + "\n"
      let others = entry.preset.preset.references.compactMap { pass.set[$0.target] }
      let named = others.filter { other in
        writer.names(of: other.preset, other.declaration).first { !$0.isEmpty }
          .map(text.holdsWord) ?? false
      }
      snippets[entry.preset.name.text] = Snippet(
        text: text,
        needs: (own.needs + named.map { "\($0.preset.identifier), the preset \($0.preset.name)" })
          .uniqued(), fidelity: entry.preset.fidelity)
    }
  }
}
