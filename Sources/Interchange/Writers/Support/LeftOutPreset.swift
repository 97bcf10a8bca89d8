import Presets

/// A left-out preset is one that a format has nothing for, and why.
public struct LeftOutPreset: Hashable, Sendable {
  /// The preset.
  public let preset: ExportedPreset
  /// Why it is left out.
  public let gap: Unsupported

  /// The name.
  public var name: PresetName { preset.name }
  /// Whether it was asked for, and not only taken along because another preset refers to it.
  public var isAskedFor: Bool { preset.isAskedFor }
}
