import Diagnostics
import Motion
import Presets
import Storage

/// A change of a preset between two snapshots.
package struct PresetDiff: Sendable {
  /// The preset before and after.
  package let old, new: Preset
  /// The differences, field by field.
  package let fields: [FieldDiff]

  /// Describes how one preset became another.
  package init(_ old: Preset, _ new: Preset) {
    (self.old, self.new) = (old, new)
    fields = FieldDiff.between(old, new)
  }

  /// Whether it has another name.
  package var isRenamed: Bool { old.name != new.name }
}

/// A snapshot difference is what was added, removed and changed between two snapshots.
package struct SnapshotDiff: Sendable {
  /// The presets that only the second has, sorted by the bytes of their names.
  package var added: [Preset] = []
  /// The presets that only the first has, sorted by the bytes of their names.
  package var removed: [Preset] = []
  /// The presets that differ, sorted by the bytes of their new names.
  package var changed: [PresetDiff] = []
  /// How many presets are the same in both.
  package var same = 0
  /// The names of those among them that move differently, because what they are made of does.
  package var affected: [String] = []

  /// Whether the snapshots are equal.
  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && affected.isEmpty
  }

  /// Compares two snapshots.
  ///
  /// A preset is followed by its identity if both are of one catalog's making, else by its name,
  /// by an alias that was its name, or by its content.
  ///
  /// - Parameter kinds: the kinds that are looked at; all if empty.
  /// - Throws: `damaged` if a preset of a catalog can't be read.
  package init(
    from old: PresetSnapshot, to new: PresetSnapshot, kinds: Set<MotionKind> = []
  ) throws(CatalogError) {
    var pairing = SnapshotPairing(old, new)
    pairing.pair()
    func isWanted(_ entries: PresetSnapshot.Entry...) -> Bool {
      kinds.isEmpty || entries.contains { $0.kind.map(kinds.contains) ?? true }
    }
    var alike: [PresetSnapshot.Entry] = []
    for (place, entry) in new.entries.enumerated() {
      guard let partner = pairing.partners[place] else {
        if isWanted(entry) { added.append(try Self.preset(entry, of: new)) }
        continue
      }
      let before = old.entries[partner]
      if before.payload == entry.payload {
        alike.append(entry)
        if isWanted(entry) { same += 1 }
      } else {
        changed.append(
          PresetDiff(try Self.preset(before, of: old), try Self.preset(entry, of: new)))
      }
    }
    for entry in pairing.alone.map({ old.entries[$0] }) where isWanted(entry) {
      removed.append(try Self.preset(entry, of: old))
    }
    let names = Set(affected(among: alike))
    affected = alike.filter { names.contains($0.name) && isWanted($0) }.map(\.name)
    guard !kinds.isEmpty else { return }
    changed.removeAll { kinds.isDisjoint(with: [$0.old.kind, $0.new.kind]) }
  }

  private static func preset(
    _ entry: PresetSnapshot.Entry, of snapshot: PresetSnapshot
  ) throws(CatalogError) -> Preset {
    if let preset = Preset(payload: entry.payload) { return preset }
    throw CatalogError.damaged("'\(entry.name)' can't be read", path: snapshot.source)
  }
}

extension SnapshotDiff {
  /// Returns the names of presets that are the same, but are made of others that move differently.
  ///
  /// - Parameter entries: The presets that are the same on both sides, sorted by name.
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

/// A snapshot pairing finds which presets of two snapshots are one and the same.
struct SnapshotPairing {
  private let old, new: PresetSnapshot
  /// The places of the first snapshot's presets that have no partner yet.
  private(set) var alone: [Int]
  /// The partner of each preset of the second snapshot; nil if it has none.
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
