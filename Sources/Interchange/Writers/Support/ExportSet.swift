import Motion
import Presets

/// An export set is all that goes into one export, in the order of the names' bytes.
public struct ExportSet: Sendable {
  /// The presets.
  public internal(set) var presets: [ExportedPreset]
  /// What is said at the head of every file.
  public let header: ExportHeader
  private let indices: [String: Int]

  /// Makes a set.
  init(_ presets: [ExportedPreset], header: ExportHeader) {
    self.presets = presets.sorted { $0.name < $1.name }
    self.header = header
    var indices: [String: Int] = [:]
    for (index, one) in self.presets.enumerated() {
      for name in [one.name] + one.preset.aliases { indices[name.text] = index }
    }
    self.indices = indices
  }

  /// The preset that has a name or alias; nil where it is not in the set.
  public subscript(name: String) -> ExportedPreset? { indices[name].map { presets[$0] } }

  /// The preset that a reference leads to; nil where it is not in the set.
  public subscript(reference: Reference?) -> ExportedPreset? {
    reference.flatMap { self[$0.name] }
  }

  /// The preset that takes another's place for reduced motion; nil where that is not a preset of the
  /// set.
  public func reduced(_ preset: ExportedPreset) -> ExportedPreset? {
    guard case .preset(let reference) = preset.preset.reducedMotion else { return nil }
    return self[reference]
  }
}
