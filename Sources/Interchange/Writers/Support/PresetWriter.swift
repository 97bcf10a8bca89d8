/// A preset writer writes presets in one format.
///
/// It answers once for each preset: with its declaration, which says how faithful it is, or with why
/// there is none. Those that are let pass are then put into files.
protocol PresetWriter<Declaration>: Sendable {
  /// What its user may choose.
  associatedtype Options: WriterOptions = NoOptions
  /// What a preset becomes.
  associatedtype Declaration: PresetDeclaration

  /// What the format is called.
  static var name: String { get }
  /// What `--to` calls the format; the name, unless options of another one choose it.
  static var formatName: String { get }
  /// What it writes, in one sentence.
  static var summary: String { get }
  /// What becomes of presets of each kind, a line each.
  static var covers: [String] { get }

  /// Makes a writer.
  init(_ options: Options)

  /// How names become identifiers.
  var identifiers: IdentifierStyle { get }

  /// Returns what a preset becomes.
  ///
  /// - Parameter set: What has been declared before: what takes the preset's place for reduced motion is
  ///   there, if it can be.
  /// - Throws: ``Unsupported`` if the format has nothing for it.
  func declaration(
    of preset: ExportedPreset, in set: ExportSet<Declaration>
  ) throws(Unsupported) -> Declaration

  /// Returns all the names that a preset has in the text; no two presets may share one.
  func names(of preset: ExportedPreset, _ declaration: Declaration) -> [String]

  /// Returns the files, in which every preset of the set is.
  func files(for set: ExportSet<Declaration>) -> [ExportedFile]
}

extension PresetWriter {
  static var formatName: String { name }

  /// What formats without pictures of whole screens cover.
  static var outlines: String {
    "curves, springs, durations and keyframes; not animators, transitions and groups"
  }

  static var options: [OptionDescription] { Options.declared.map(\.description) }

  func names(of preset: ExportedPreset, _ declaration: Declaration) -> [String] {
    [preset.identifier]
  }
}

/// A preset declaration is what a preset becomes in a format.
protocol PresetDeclaration {
  /// How close it comes to the preset.
  var fidelity: Fidelity { get }
}
