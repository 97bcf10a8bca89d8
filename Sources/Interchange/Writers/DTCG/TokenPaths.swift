import Motion
import Presets

/// Token paths say where presets stand as tokens: by the parts of their names.
///
/// A preset whose name others go on from is the `$root` of their group.
struct TokenPaths {
  private let groups: Set<String>
  private let set: ExportSet<TokenDeclaration>

  init(_ set: ExportSet<TokenDeclaration>) {
    self.set = set
    groups = Set(
      set.presets.flatMap { preset in
        let parts = preset.name.text.split(separator: "/")
        return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
      })
  }

  /// The names that lead to a preset's token.
  subscript(preset: ExportedPreset) -> [String] {
    let parts = preset.name.text.split(separator: "/").map(String.init)
    return groups.contains(preset.name.text) ? parts + ["$root"] : parts
  }

  /// The alias of a preset that is in the set and that has a property; nil for others.
  func alias(
    of reference: Reference, where isFit: (ExportedPreset) -> Bool
  ) -> String? {
    guard let preset = set[reference]?.preset, isFit(preset) else { return nil }
    return "{\(self[preset].joined(separator: "."))}"
  }
}

/// A token branch is a group of tokens, or one token.
struct TokenBranch {
  private(set) var names: [String] = []
  private(set) var branches: [TokenBranch] = []
  /// Which preset it is the token of; nil for a group.
  private(set) var preset: Int?

  /// Adds a token.
  mutating func add(_ preset: Int, at path: ArraySlice<String>) {
    guard let name = path.first else {
      self.preset = preset
      return
    }
    let index = names.firstIndex(of: name) ?? names.count
    if index == names.count {
      names.append(name)
      branches.append(TokenBranch())
    }
    branches[index].add(preset, at: path.dropFirst())
  }
}
