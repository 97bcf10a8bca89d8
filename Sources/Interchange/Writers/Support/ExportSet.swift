import Motion
import Presets

/// An export set is what goes into one export: presets with what they become, by name.
struct ExportSet<Declaration: PresetDeclaration> {
  /// A preset with what it becomes.
  struct Entry {
    var preset: ExportedPreset
    var declaration: Declaration
  }

  /// The presets with what they become.
  private(set) var entries: [Entry] = []
  /// What is said at the head of every file.
  let header: ExportHeader
  private var indices: [String: Int] = [:]
  private var circling: Set<String> = []

  /// Makes an empty set.
  init(header: ExportHeader) {
    self.header = header
  }

  /// Adds a preset.
  ///
  /// - Parameter cycles: Whether what takes its place for reduced motion leads round in cycles.
  mutating func insert(
    _ preset: ExportedPreset, _ declaration: Declaration, cycles: Bool = false
  ) {
    for name in [preset.name] + preset.preset.aliases { indices[name.text] = entries.count }
    if cycles { circling.insert(preset.name.text) }
    entries.append(Entry(preset: preset, declaration: declaration))
  }

  /// The presets.
  var presets: [ExportedPreset] { entries.map(\.preset) }

  /// The preset that has a name or alias; nil if it is not in the set.
  subscript(name: String) -> Entry? { indices[name].map { entries[$0] } }

  /// The preset that a reference leads to; nil if it is not in the set.
  subscript(reference: Reference?) -> Entry? { reference.flatMap { self[$0.name] } }

  /// The preset that takes another's place for reduced motion; nil if that is not a preset of the set.
  func reduced(_ preset: ExportedPreset) -> Entry? {
    guard case .preset(let reference) = preset.preset.reducedMotion else { return nil }
    return self[reference]
  }

  /// The preset that takes another's place for reduced motion; nil also if that leads round in cycles.
  func alternative(of preset: ExportedPreset) -> Entry? {
    circling.contains(preset.name.text) ? nil : reduced(preset)
  }
}
