import Diagnostics
import Interchange
import Motion
import Presets
import Storage

/// A presented preset is a preset with all that a page shows of it.
package struct PresentedPreset: Sendable {
  /// What a format has for it.
  package struct Code: Sendable {
    /// How close it comes.
    package enum Degree: String, Sendable {
      case exact, approximate, unsupported
    }

    /// The format, or the framework of it: `css`, `swiftui`.
    package var target: String
    /// How close it comes.
    package var degree: Degree
    /// The declaration; empty if there is none.
    package var text = ""
    /// What to know about it, or why there is none.
    package var notes: [String] = []
    /// How far off it is, and when; nil if there is none.
    package var fidelity: Fidelity?
  }

  /// How the catalog keeps it.
  package var record: PresetRecord
  /// The preset.
  package var preset: Preset
  /// Its motion, with what it refers to in place.
  package var motion: Motion
  /// What it refers to.
  package var references: [PresetUse]
  /// What the rules find in it.
  package var findings: [Finding]
  /// What formats have for it.
  package var codes: [Code]
}

/// A presentation is what a page shows of a catalog.
package struct Presentation: Sendable {
  /// The presets, in the order of their names.
  package var presets: [PresentedPreset] = []
  /// Their motions, and those of what they refer to, as the JSON that apps play.
  package var motions: [UInt8] = []
  /// The first digits of the catalog's id.
  package var catalog = ""
}
