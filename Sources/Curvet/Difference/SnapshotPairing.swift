/// A snapshot pairing finds which presets of two snapshots are one and the same.
struct SnapshotPairing {
  private let old, new: PresetSnapshot
  /// The places of the first snapshot's presets that have no partner yet.
  private(set) var alone: [Int]
  /// The partner of each preset of the second snapshot; nil where it has none.
  private(set) var partners: [Int?]

  init(_ old: PresetSnapshot, _ new: PresetSnapshot) {
    (self.old, self.new) = (old, new)
    alone = Array(old.entries.indices)
    partners = Array(repeating: nil, count: new.entries.count)
  }

  /// Pairs what can be paired, by the best reason first.
  mutating func pair() {
    pair(by: { $0.uid }, { $0.uid.map { [$0] } ?? [] })
    pair(by: \.name) { [$0.name] }
    pair(by: \.name, \.aliases)
    pair(by: \.content) { [$0.content] }
  }

  /// Pairs presets of the first snapshot by a key with those of the second that have it among theirs.
  private mutating func pair<Key: Hashable>(
    by key: (PresetSnapshot.Entry) -> Key?, _ keys: (PresetSnapshot.Entry) -> [Key]
  ) {
    guard !alone.isEmpty else { return }
    // The first of equal ones is taken first.
    var waiting: [Key: [Int]] = [:]
    for place in alone.reversed() {
      if let key = key(old.entries[place]) { waiting[key, default: []].append(place) }
    }
    var taken: Set<Int> = []
    for place in new.entries.indices where partners[place] == nil {
      for key in keys(new.entries[place]) {
        guard let partner = waiting[key]?.popLast() else { continue }
        partners[place] = partner
        taken.insert(partner)
        break
      }
    }
    alone.removeAll { taken.contains($0) }
  }
}
