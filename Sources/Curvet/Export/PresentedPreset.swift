import Diagnostics
import Exporting
import Motion
import Presets
import Storage

/// A presented preset is a preset with all that a page shows of it.
package struct PresentedPreset: Sendable {
  /// The code in a format.
  package struct Code: Sendable {
    /// How close it comes.
    package enum Degree: String, Sendable {
      /// Exact in value and timing, without a part of what the preset does.
      case incomplete
      case exact, approximate, unsupported
    }

    /// The format, or the framework of it: `css`, `swiftui`.
    package var target: String
    /// How close it comes.
    package var degree: Degree
    /// The declaration; empty if there is none.
    package var text = ""
    /// Notes about it, or the reason why there is none.
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
  /// The presets that it refers to.
  package var references: [PresetUse]
  /// The findings of the rules.
  package var findings: [Finding]
}

/// A presentation is what a page shows of a catalog.
package struct Presentation: Sendable {
  /// The presets, in the order of their names.
  package var presets: [PresentedPreset] = []
  /// Their motions, and those of what they refer to, as the JSON that apps play.
  package var motions: [UInt8] = []
  /// The first digits of the catalog's id.
  package var catalog = ""
  /// The presets as they are exported, and those that they refer to.
  var exported: [ExportedPreset] = []
}

/// A presented format is what code is shown in: a format, or a framework of one.
package struct PresentedFormat: Sendable {
  /// The name, such as `css` or `swiftui`.
  package let name: String
  let target: ExportTarget
  let options: ExportOptions

  /// Every format that has code for single presets.
  package static let all = ExportFormats.all.flatMap { format -> [PresentedFormat] in
    guard case .target(let target) = format, target.hasSnippets else { return [] }
    guard let frameworks = target.options.first(where: { $0.name == "frameworks" }) else {
      return [PresentedFormat(name: target.formatName, target: target, options: ExportOptions())]
    }
    return frameworks.type.choices.map {
      PresentedFormat(
        name: $0, target: target, options: ExportOptions(["frameworks": .words([$0])]))
    }
  }
}
