import Motion
import Presets

/// An exported preset is a preset on its way into another format.
package struct ExportedPreset: Hashable, Sendable {
  /// The preset as it stands in the catalog.
  package let preset: Preset
  /// Its motion with all that it refers to in place.
  package let motion: Motion
  /// Whether it was asked for, and not only taken along because another preset refers to it.
  package let isAskedFor: Bool
  /// What it is called in the target's text.
  package internal(set) var identifier = ""
  /// How faithful the target's text is.
  package internal(set) var fidelity = Fidelity.exact

  /// Makes a preset ready to be exported.
  ///
  /// - Parameter motion: the preset's motion, without references.
  package init(_ preset: Preset, motion: Motion, isAskedFor: Bool = true) {
    self.preset = preset
    self.motion = motion
    self.isAskedFor = isAskedFor
  }

  /// The name.
  package var name: PresetName { preset.name }
  /// What is to be known of a deprecated preset: `deprecated: too rough; use curve/rush`.
  var deprecation: String? {
    preset.deprecated.map { deprecated in
      "deprecated" + (deprecated.reason.map { ": \($0)" } ?? "")
        + (deprecated.use.map { "; use \($0.name)" } ?? "")
    }
  }
  /// The title, or the name where there is none.
  package var title: String { preset.title ?? preset.name.text }
}
