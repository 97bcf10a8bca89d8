import Presets

/// A left-out preset is one that a format has nothing for, and why.
package struct LeftOutPreset: Hashable, Sendable {
  /// The preset.
  package let preset: ExportedPreset
  /// Why it is left out.
  package let gap: Unsupported

  /// The name.
  package var name: PresetName { preset.name }
  /// Whether it was asked for, and not only taken along because another preset refers to it.
  package var isAskedFor: Bool { preset.isAskedFor }
}
