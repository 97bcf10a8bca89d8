import Motion
import Presets

/// An exported preset is a preset that is put in another format.
package struct ExportedPreset: Hashable, Sendable {
  /// The preset as it is in the catalog.
  package let preset: Preset
  /// Its motion, with the references replaced by what they refer to.
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
  var reducedMotion: ReducedMotion? { preset.reducedMotion }

  /// What is to be known of a deprecated preset: `deprecated: too rough; use curve/rush`.
  var deprecation: String? {
    preset.deprecated.map { deprecated in
      "deprecated" + (deprecated.reason.map { ": \($0)" } ?? "")
        + (deprecated.use.map { "; use \($0.name)" } ?? "")
    }
  }

  /// The title, or the name if there is none.
  package var title: String { preset.title ?? preset.name.text }
}

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

/// Why a format has nothing for a preset.
package struct Unsupported: Error, Hashable, Sendable {
  /// What kind of reason it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The format has no form for it.
    case form
    /// Only a framework that is not asked for has it.
    case framework
    /// It depends on what is known only as the app runs.
    case unknown
    /// It is larger or longer than the format holds.
    case size
    /// No name can be made, or two would be the same.
    case name
    /// The motion cannot be evaluated.
    case motion
    /// What the format has is less exact than is allowed.
    case error
  }

  /// What kind of reason it is.
  package let kind: Kind
  /// Why, without a capital or a full stop.
  package let reason: String

  /// Makes a reason.
  init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Makes the reason of a format that has no form for it.
  init(_ reason: String) { self.init(.form, reason) }
}

/// Returns what evaluating a motion gives; if it can't be evaluated, no format has anything for it.
func evaluated<Value>(
  _ value: @autoclosure () throws(MotionError) -> Value
) throws(Unsupported) -> Value {
  do throws(MotionError) {
    return try value()
  } catch {
    throw Unsupported(.motion, error.message)
  }
}

/// An exported file is a file of an export, held until it is put in place.
package struct ExportedFile: Hashable, Sendable {
  /// Its path in a target of several files, such as `Sources/Motion/Motion.swift`; empty in a target
  /// of one.
  package var path: String
  /// The text.
  package var text: String

  /// Makes a file.
  package init(path: String = "", text: String) {
    self.path = path
    self.text = text
  }
}
