/// An export target is a format that apps build with, by the writer that writes it.
package struct ExportTarget: Hashable, Sendable {
  /// The writer.
  let writer: any PresetWriter.Type

  /// JSON that an app reads as it runs, which is chosen by options of JSON.
  package static let flat = ExportTarget(FlatWriter.self)

  /// Makes the target of a writer.
  init(_ writer: any PresetWriter.Type) {
    self.writer = writer
  }

  /// What it is called in messages.
  package var name: String { writer.name }
  /// What `--to` calls it.
  package var formatName: String { writer.formatName }
  /// What it is, in one sentence.
  package var summary: String { writer.summary }
  /// What becomes of presets of each kind, a line each.
  package var covers: [String] { writer.covers }
  /// What its user may choose.
  package var options: [OptionDescription] { writer.options }
  /// Whether the declaration of a preset can be written by itself.
  package var hasSnippets: Bool { writer is any DeclaringWriter.Type }

  /// Whether two targets have the same writer.
  package static func == (one: ExportTarget, other: ExportTarget) -> Bool {
    one.writer == other.writer
  }

  /// Hashes the writer.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(writer))
  }
}
