import Motion
import Presets
import Storage

extension SnapshotDiff {
  /// Returns the names of presets that are the same, but are made of others that move differently.
  ///
  /// - Parameter entries: What is the same on both sides, in the order of names.
  func affected(among entries: [PresetSnapshot.Entry]) -> [String] {
    var waiting = changed.filter { change in
      change.fields.contains { $0.pointer.hasPrefix("/motion") }
    }.flatMap { [$0.new.name.text] + $0.new.aliases.map(\.text) }
    guard !waiting.isEmpty else { return [] }
    var users: [String: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for reference in Preset(payload: entry.payload)?.references ?? []
      where [.use, .timing, .duration, .member].contains(reference.role) {
        users[reference.target.name, default: []].append(place)
      }
    }
    var found: Set<Int> = []
    while let name = waiting.popLast() {
      for place in users[name] ?? [] where found.insert(place).inserted {
        waiting += [entries[place].name] + entries[place].aliases
      }
    }
    return found.sorted().map { entries[$0].name }
  }
}
