/// A format that presets are read from.
public enum InputFormat: String, CaseIterable, Hashable, Sendable {
  /// Curvet's own documents.
  case json
  /// Presets one per line, each with its name inside.
  case ndjson
  /// Design tokens (DTCG 2025.10).
  case dtcg
  /// Another catalog.
  case catalog

  /// Whether a file in a folder is one that is read when the folder is named.
  static func isRead(_ name: String) -> Bool {
    let extensions = [".json", ".ndjson", ".jsonl", ".tokens"]
    return name != ProjectConfig.fileName && extensions.contains { name.hasSuffix($0) }
  }
}
