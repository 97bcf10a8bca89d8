import Presets

/// An edit is what a command wants to become of one preset.
package enum PresetEdit: Sendable {
  /// A preset that is new.
  case add(PresetEntry)
  /// A new form of the preset of that number, which may have been removed before.
  case put(PresetEntry, in: Int64)
  /// The preset of that number goes to the trash.
  case remove(Int64)
}

extension PresetEdit {
  /// Edits a preset into a form that was not read anywhere.
  package static func put(_ preset: Preset, in id: Int64) -> PresetEdit {
    .put(PresetEntry(preset), in: id)
  }
}

/// A change plan is what one operation is to do: edits that take place together or not at all.
package struct ChangePlan: Sendable {
  /// The edits, at most one for a preset.
  package var edits: [PresetEdit]
  /// The operation that is taken back, if one is.
  package var undoes: Int64?
  /// Whether edits that do not fit are left out, and said to be; otherwise nothing is done then.
  package var skipsWhatDoesNotFit = false

  /// Makes a plan.
  package init(_ edits: [PresetEdit], undoing operation: Int64? = nil) {
    self.edits = edits
    undoes = operation
  }
}
