import Diagnostics
import Motion
import Presets

/// The presets of a catalog, which presets that are read may refer to.
package protocol PresetsElsewhere {
  /// Returns what a name or alias leads to; nil if there is nothing of that name.
  func preset(named name: String) throws(CatalogError) -> PresetElsewhere?

  /// Returns names that may have been meant by a mistyped one.
  func names(near name: String) throws(CatalogError) -> [String]

  /// Returns presets by the names they are asked for, and all that they refer to in turn.
  func presets(named names: [String]) throws(CatalogError) -> [String: Preset]
}

/// What an index needs to know of a preset that was not read.
package struct PresetElsewhere {
  /// Its primary name.
  var name: String
  var kind: MotionKind
  /// What is written in its motion, without what it refers to.
  var ownExpansion: Expansion
  var references: [PresetReference]

  /// Describes a preset.
  package init(
    name: String, kind: MotionKind, ownExpansion: Expansion, references: [PresetReference]
  ) {
    self.name = name
    self.kind = kind
    self.ownExpansion = ownExpansion
    self.references = references
  }
}
