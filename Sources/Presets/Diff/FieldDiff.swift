import StrictJSON

/// A change of one field of a preset.
public struct FieldDiff: Hashable, Sendable {
  /// Where it is in the preset's canonical form, as a JSON Pointer such as "/motion/duration".
  public var pointer: String
  /// The canonical JSON of the value on one line; nil if the field doesn't exist.
  public var old, new: String?

  /// Describes a change.
  public init(pointer: String, old: String?, new: String?) {
    (self.pointer, self.old, self.new) = (pointer, old, new)
  }
}

extension FieldDiff {
  /// Returns how two forms of a preset differ, in the canonical order of fields.
  ///
  /// Objects are compared member by member, as are arrays of equally many objects; all else is
  /// compared as a whole. The name is the field "/name". There are none exactly if the payloads
  /// are equal.
  public static func between(_ old: Preset, _ new: Preset) -> [FieldDiff] {
    let (before, after) = (old.payload, new.payload)
    guard before != after,
      let oldRoot = JSONDocument.read(before, file: "").document?.root,
      let newRoot = JSONDocument.read(after, file: "").document?.root
    else { return [] }
    var difference = FieldDifference()
    difference.compare(oldRoot, newRoot, at: "")
    return difference.changes
  }
}

/// A field difference gathers the changes between two trees.
private struct FieldDifference {
  var changes: [FieldDiff] = []

  mutating func compare(_ old: JSONValue, _ new: JSONValue, at pointer: String) {
    if old.bytes == new.bytes { return }
    if old.kind == .object, new.kind == .object {
      compareMembers(old, new, at: pointer)
    } else if let pairs = Self.pairs(old, new) {
      for (index, pair) in pairs.enumerated() { compare(pair.0, pair.1, at: "\(pointer)/\(index)") }
    } else {
      add(old, new, at: pointer)
    }
  }

  private mutating func compareMembers(_ old: JSONValue, _ new: JSONValue, at pointer: String) {
    let before = Members(old)
    let after = Members(new)
    let common = before.keys.filter { after.values[$0] != nil }
    // The order of keys says something only if it is another tool's.
    guard common == after.keys.filter({ before.values[$0] != nil }) else {
      return add(old, new, at: pointer)
    }
    // Both lists leave keys out of one order; if they part, what is gone comes before what is new.
    var gone = before.keys[...]
    var fresh: [Members.Name] = []
    func part(_ key: Members.Name) -> String { pointer + JSONPointer.part(key.text) }
    for key in after.keys {
      guard let old = before.values[key], let new = after.values[key] else {
        fresh.append(key)
        continue
      }
      while let next = gone.popFirst(), next != key {
        add(before.values[next], nil, at: part(next))
      }
      for key in fresh { add(nil, after.values[key], at: part(key)) }
      fresh = []
      compare(old, new, at: part(key))
    }
    for key in gone { add(before.values[key], nil, at: part(key)) }
    for key in fresh { add(nil, after.values[key], at: part(key)) }
  }

  private mutating func add(_ old: JSONValue?, _ new: JSONValue?, at pointer: String) {
    changes.append(FieldDiff(pointer: pointer, old: old?.oneLine, new: new?.oneLine))
  }

  /// The elements side by side if both are arrays of equally many objects.
  private static func pairs(_ old: JSONValue, _ new: JSONValue) -> [(JSONValue, JSONValue)]? {
    let (before, after) = (Array(old.elements), Array(new.elements))
    guard !before.isEmpty, before.count == after.count,
      (before + after).allSatisfy({ $0.kind == .object })
    else { return nil }
    return Array(zip(before, after))
  }
}

/// The members of an object, by keys that are distinguished by their bytes.
private struct Members {
  struct Name: Hashable {
    let text: String

    static func == (a: Name, b: Name) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
  }

  private(set) var keys: [Name] = []
  private(set) var values: [Name: JSONValue] = [:]

  init(_ object: JSONValue) {
    for member in object.members {
      let key = Name(text: member.key)
      keys.append(key)
      values[key] = member.value
    }
  }
}

extension JSONValue {
  /// The text of a value that is in a payload, which is canonical.
  fileprivate var oneLine: String { String(decoding: bytes, as: UTF8.self) }
}
