import Motion
import Presets
import StrictJSON

/// A read preset is a good preset and what an index needs to know of it.
package struct ReadPreset: Sendable {
  let name: PresetName
  let kind: MotionKind
  let references: [PresetReference]
  /// What is written in its motion, without what it refers to.
  let ownExpansion: Expansion
  /// The preset and where it stands, if it refers to others or has aliases.
  ///
  /// Most do not, and need not be handed from one thread to another.
  let entry: PresetEntry?
  /// The line that its document begins on.
  let line: Int
  /// Where its line begins in its file.
  var offset = 0
  /// Whether it is still to be checked, together with what it refers to.
  var isWaiting = false

  /// - Parameter isKept: whether the entry is wanted in any case.
  package init(_ entry: PresetEntry, isKept: Bool = false) {
    name = entry.preset.name
    kind = entry.preset.kind
    references = entry.preset.references
    ownExpansion = entry.preset.motion.ownExpansion
    line = entry.origin.value.document.firstLine
    self.entry =
      isKept || !references.isEmpty || !entry.preset.aliases.isEmpty ? entry : nil
  }
}
