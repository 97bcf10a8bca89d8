/// A preset writer writes presets in one foreign format.
///
/// It is asked how faithful it can be for each preset, and then for the text of those that are let
/// pass, which have their identifiers and fidelities by then.
protocol PresetWriter: Sendable {
  /// How names become identifiers.
  var identifiers: IdentifierStyle { get }

  /// Returns all the names that a preset has in the text; no two presets may share one.
  func names(of preset: ExportedPreset) -> [String]

  /// Returns how faithful the text of a preset will be.
  func fidelity(of preset: ExportedPreset, in set: ExportSet) -> Fidelity

  /// Returns the files; every preset of the set is written, none is unsupported.
  func files(for set: ExportSet) -> [ExportedFile]
}

extension PresetWriter {
  func names(of preset: ExportedPreset) -> [String] { [preset.identifier] }
}
