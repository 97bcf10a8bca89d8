import StrictJSON

/// A merge makes in one form of a preset the change that leads from a second form to a third, field
/// by field.
///
/// It is the usual merge of three: if the present form has a field as it was at the base, it
/// takes the wanted one; if the field was changed differently in the meantime, it is left, and is a
/// conflict. Tags and aliases are merged one by one.
public struct PresetMerge: Sendable {
  /// The preset with what could be changed.
  public private(set) var preset: Preset
  /// The fields that were left, as JSON Pointers.
  public private(set) var conflicts: [String] = []

  /// Merges the change from `base` to `wanted` into `present`.
  public init(from base: Preset, to wanted: Preset, in present: Preset) {
    preset = present
    var merged = merge(base.tree, wanted.tree, present.tree, at: "") ?? present.tree
    if let read = Preset(merged) {
      preset = read
      return
    }
    // Fields that fit each other on both sides need not fit together.
    merged["motion"] = present.tree["motion"]
    merged["kind"] = present.tree["kind"]
    conflicts.removeAll { $0.hasPrefix("/motion") || $0 == "/kind" }
    conflicts.append("/motion")
    preset = Preset(merged) ?? present
  }

  private mutating func merge(
    _ base: JSONTree?, _ wanted: JSONTree?, _ present: JSONTree?, at pointer: String
  ) -> JSONTree? {
    if present == base || present == wanted { return wanted }
    if wanted == base { return present }
    if case .object = base, case .object = wanted, case .object = present {
      return mergeMembers(base, wanted, present, at: pointer)
    }
    if pointer == "/tags" || pointer == "/aliases" { return Self.mergeWords(base, wanted, present) }
    conflicts.append(pointer)
    return present
  }

  private mutating func mergeMembers(
    _ base: JSONTree?, _ wanted: JSONTree?, _ present: JSONTree?, at pointer: String
  ) -> JSONTree {
    var keys: [String] = []
    for tree in [present, wanted] {
      for member in tree?.members ?? [] where !keys.contains(member.key) { keys.append(member.key) }
    }
    var members: [JSONTree.Member] = []
    for key in keys {
      let merged = merge(
        base?[key], wanted?[key], present?[key], at: pointer + JSONPointer.part(key))
      if let merged { members.append(JSONTree.Member(key, merged)) }
    }
    return .object(members)
  }

  private static func mergeWords(
    _ base: JSONTree?, _ wanted: JSONTree?, _ present: JSONTree?
  ) -> JSONTree? {
    let (base, wanted) = (words(base), words(wanted))
    var words = words(present).filter { wanted.contains($0) || !base.contains($0) }
    words += wanted.filter { !base.contains($0) && !words.contains($0) }
    return words.isEmpty ? nil : .array(words)
  }

  private static func words(_ tree: JSONTree?) -> [JSONTree] {
    if case .array(let words) = tree { words } else { [] }
  }
}

extension Preset {
  /// The preset's canonical form, its name inside, as a tree.
  public var tree: JSONTree { JSONTree(PresetEntry(self).origin.value) }

  /// Reads a preset from a tree with its name inside; nil if it is not a preset.
  public init?(_ tree: JSONTree) { self.init(payload: tree.bytes) }
}
