import Motion
import Presets

/// An examined catalog is what rules see of all presets of a catalog or folder together.
package struct ExaminedCatalog {
  /// The entries of all presets, in the order of their names.
  package let entries: [Entry]
  /// The presets themselves.
  package let known: any KnownPresets

  /// Makes it of entries in any order.
  package init(_ entries: [Entry], among known: any KnownPresets) {
    self.entries = entries.sorted { $0.name < $1.name }
    self.known = known
  }

  /// An entry is what is kept of one preset while all are looked at.
  package struct Entry: Sendable {
    /// The primary name.
    package let name: PresetName
    /// Which kind of motion it is.
    package let kind: MotionKind
    /// The role of the motion.
    package let role: Role?
    /// Whether it has a title.
    package let hasTitle: Bool
    /// The preset that undoes it, by a name or alias.
    package let counterpart: String?
    /// The rules not reported for it.
    package let ignored: Set<String>

    /// Makes the entry of a preset.
    package init(_ preset: Preset) {
      name = preset.name
      kind = preset.kind
      role = preset.role
      hasTitle = preset.title != nil
      counterpart = preset.counterpart?.name
      ignored = Set(preset.ignore.map { RuleBook.current($0.rule) })
    }
  }

  /// Returns the preset of an entry, with what can be found out about it.
  func examined(_ entry: Entry) -> ExaminedPreset? {
    known.preset(named: entry.name.text).map { ExaminedPreset($0, among: known) }
  }
}

/// A catalog violation is a violation by the preset of one entry.
package struct CatalogViolation: Sendable {
  /// The entry.
  package var entry: ExaminedCatalog.Entry
  /// The violation of its preset.
  package var violation: Violation
}

/// Known presets are those that a preset under examination may refer to.
///
/// It is all that a rule sees of a catalog, a folder or a file.
package protocol KnownPresets: AnyObject {
  /// Returns the preset that has a name or alias; nil if there is none.
  func preset(named name: String) -> Preset?
}

/// No presets: whatever a preset refers to is unknown.
package final class NoPresets: KnownPresets {
  /// Makes it.
  package init() {}

  /// Returns nil.
  package func preset(named name: String) -> Preset? { nil }
}
