import Diagnostics
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

  /// Checks presets, which are known by their numbers and the lines they begin on.
  func check(
    _ presets: ArraySlice<(number: UInt32, line: UInt32)>, by check: PresetCheck,
    _ budget: FindingList
  ) -> (findings: FindingList, ignored: Int) {
    var (findings, ignored) = (budget, 0)
    let cache = PresetCache(self)
    for (number, line) in presets {
      guard let entry = entry(at: index.location(of: number), line: Int(line)) else { continue }
      ignored += check.check(entry, number: Int(number), among: cache, into: &findings)
    }
    return (findings, ignored)
  }
}

/// A preset cache is where one thread looks presets up; it keeps those that it has looked up before.
final class PresetCache: KnownPresets {
  private let all: ReadPresets
  private var cache: [String: Preset] = [:]

  init(_ all: ReadPresets) { self.all = all }

  func preset(named name: String) -> Preset? {
    if let known = cache[name] ?? all.elsewhere[name] { return known }
    guard let location = all.index.location(of: name), let preset = all.entry(at: location)?.preset
    else { return nil }
    if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
    cache[name] = preset
    return preset
  }
}
