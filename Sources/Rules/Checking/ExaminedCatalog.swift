import Motion
import Presets

/// An examined catalog is what rules see of all presets of a catalog or folder together.
public struct ExaminedCatalog {
  /// What is known of every preset, in the order of their names.
  public let entries: [Entry]
  /// The presets themselves.
  public let known: any KnownPresets

  /// Makes it of entries in any order.
  public init(_ entries: [Entry], among known: any KnownPresets) {
    self.entries = entries.sorted { $0.name < $1.name }
    self.known = known
  }

  /// An entry is what is kept of one preset while all are looked at.
  public struct Entry: Sendable {
    /// The primary name.
    public let name: PresetName
    /// Which kind of motion it is.
    public let kind: MotionKind
    /// What it is used for.
    public let role: Role?
    /// Whether it has a title.
    public let hasTitle: Bool
    /// The preset that undoes it, by a name or alias.
    public let counterpart: String?
    /// The rules not reported for it.
    public let ignored: Set<String>

    /// Makes the entry of a preset.
    public init(_ preset: Preset) {
      name = preset.name
      kind = preset.kind
      role = preset.role
      hasTitle = preset.title != nil
      counterpart = preset.counterpart?.name
      ignored = Set(preset.ignore.map(\.rule))
    }
  }

  /// Returns the preset of an entry, with what can be found out about it.
  func examined(_ entry: Entry) -> ExaminedPreset? {
    known.preset(named: entry.name.text).map { ExaminedPreset($0, among: known) }
  }
}

/// A catalog violation is a violation by the preset of one entry.
public struct CatalogViolation: Sendable {
  /// The entry.
  public var entry: ExaminedCatalog.Entry
  /// What is wrong with its preset.
  public var violation: Violation
}
