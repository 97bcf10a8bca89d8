/// An export target is a format that apps build with.
public enum ExportTarget: String, CaseIterable, Hashable, Sendable {
  /// JSON that an app reads as it runs: references resolved, springs in their physical form.
  case flat
}

extension ExportTarget {
  /// What writes the target's text.
  func writer(_ options: ExportOptions) -> any PresetWriter {
    switch self {
    case .flat: FlatWriter(options)
    }
  }
}
