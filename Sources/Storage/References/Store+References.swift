import Diagnostics
import Presets

/// A use is a preset that refers to another, directly or through others.
package struct PresetUse: Hashable, Sendable {
  /// The name of the preset that refers.
  package var name: String
  /// Where in it, as a JSON Pointer.
  package var slot: String
  /// The role of the reference.
  package var role: ReferenceRole
  /// The name of the preset that is referred to.
  package var target: String
  /// 1 for a direct use, 2 for a use of a user, and so on.
  package var depth: Int
}

extension Store {
  /// Returns what refers to a preset, the direct uses first; `depth` 1 leaves the others out.
  ///
  /// Counterparts count as direct uses only: they are mutual and would lead back at once.
  package func uses(of id: Int64, depth: Int = .max) throws(CatalogError) -> [PresetUse] {
    var uses: [PresetUse] = []
    var seen = IDSet([id])
    var nearest = [id]
    var distance = 0
    while distance < depth, !nearest.isEmpty {
      distance += 1
      var found: [PresetUse] = []
      var further: [Int64] = []
      for target in nearest {
        for (user, use) in try users(of: target, at: distance) {
          found.append(use)
          if seen.insert(user) { further.append(user) }
        }
      }
      uses += found.sorted { ($0.name, $0.slot) < ($1.name, $1.slot) }
      nearest = further
    }
    return uses
  }

  private func users(
    of target: Int64, at depth: Int
  ) throws(CatalogError) -> [(id: Int64, use: PresetUse)] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name, r.preset_id FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.target_id = ?1 AND (?2 = 1 OR r.role <> 'counterpart')
      """
    ).all(target, depth) { row throws(CatalogError) in
      var use = try direct(row)
      use.depth = depth
      return (row.int64(4), use)
    }
  }

  private func direct(_ row: Row) throws(CatalogError) -> PresetUse {
    PresetUse(
      name: row.string(0), slot: row.string(1), role: try role(row.string(2)),
      target: row.string(3), depth: 1)
  }

  /// Returns what a preset refers to, by slot.
  package func references(of id: Int64) throws(CatalogError) -> [PresetUse] {
    try connection.cached(
      """
      SELECT p.name, r.slot, r.role, t.name FROM reference r
      JOIN preset p ON p.id = r.preset_id JOIN preset t ON t.id = r.target_id
      WHERE r.preset_id = ?1 ORDER BY r.slot
      """
    ).all(id) { row throws(CatalogError) in try direct(row) }
  }

  /// Returns the names of some presets and of all that they refer to, in the order of their bytes.
  package func closure(of names: [String]) throws(CatalogError) -> [String] {
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard let brief = try brief(named: name), seen.insert(brief.name).inserted else { continue }
      waiting += try references(of: brief.id).map(\.target)
    }
    return seen.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func role(_ text: String) throws(CatalogError) -> ReferenceRole {
    if let role = ReferenceRole(rawValue: text) { return role }
    throw CatalogError.damaged("'\(text)' isn't a valid reference role", path: path)
  }
}

/// A set of row numbers, kept as bits: dense numbers take an eighth of a byte each, any others
/// work.
struct IDSet {
  private var words: [Int64: UInt64] = [:]

  init() {}

  /// Makes a set of numbers, which is quick if they come in their order.
  init(_ ids: [Int64]) {
    var key: Int64?
    var word: UInt64 = 0
    for id in ids {
      if id >> 6 != key {
        if let key { words[key, default: 0] |= word }
        key = id >> 6
        word = 0
      }
      word |= Self.bit(id)
    }
    if let key { words[key, default: 0] |= word }
  }

  var isEmpty: Bool { words.isEmpty }

  func contains(_ id: Int64) -> Bool {
    guard let word = words[id >> 6] else { return false }
    return word & Self.bit(id) != 0
  }

  /// Adds a number; returns whether it is new.
  @discardableResult
  mutating func insert(_ id: Int64) -> Bool {
    let isNew = words[id >> 6, default: 0] & Self.bit(id) == 0
    words[id >> 6, default: 0] |= Self.bit(id)
    return isNew
  }

  mutating func remove(_ id: Int64) {
    guard let word = words[id >> 6] else { return }
    let rest = word & ~Self.bit(id)
    words[id >> 6] = rest == 0 ? nil : rest
  }

  mutating func formUnion(_ other: IDSet) { words.merge(other.words) { $0 | $1 } }

  /// Hands out the numbers that are in the set now, in their order.
  func forEach<Failure: Error>(_ body: (Int64) throws(Failure) -> Void) throws(Failure) {
    for key in words.keys.sorted() {
      var word = words[key] ?? 0
      while word != 0 {
        try body(key << 6 | Int64(word.trailingZeroBitCount))
        word &= word - 1
      }
    }
  }

  private static func bit(_ id: Int64) -> UInt64 { 1 << UInt64(id & 63) }
}
