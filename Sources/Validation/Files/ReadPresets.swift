import Presets
import Rules

/// Read presets are those of a validation: what was read can be looked up by name.
struct ReadPresets: Sendable {
  /// The names, and where each preset is.
  let index: PresetIndex
  /// The files whose lines are read again.
  let files: [LineFile]
  /// The presets that are kept.
  let kept: [PresetEntry]
  /// The presets of the catalog in use that were referred to, by the name they were looked up by.
  let elsewhere: [String: Preset]

  /// Returns a preset by its location.
  func entry(at location: PresetLocation, line: Int = 1) -> PresetEntry? {
    guard let (file, offset) = location.line else { return kept[location.kept] }
    return files[file].entry(at: offset, line: line)
  }

  /// A desk is where one thread looks presets up, those at hand that it has looked up before.
  final class Desk: KnownPresets {
    private let all: ReadPresets
    private var cache: [String: Preset] = [:]

    init(_ all: ReadPresets) {
      self.all = all
    }

    func preset(named name: String) -> Preset? {
      if let known = cache[name] ?? all.elsewhere[name] { return known }
      guard let location = all.index.location(of: name),
        let preset = all.entry(at: location)?.preset
      else { return nil }
      if cache.count >= Self.most { cache.removeAll(keepingCapacity: true) }
      cache[name] = preset
      return preset
    }

    private static let most = 4096
  }
}
