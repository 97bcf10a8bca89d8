/// A simple declaration is a preset's code, what it needs around it and how faithful it is.
struct PortableDeclaration: PresetDeclaration {
  /// The lines, not indented, the first of them declaring the preset's identifier.
  var lines: [String]
  /// The imports and support types it needs, by names of the writer's own.
  var needs: Set<String> = []
  var fidelity = Fidelity.exact

  /// Adds what the developer must heed.
  mutating func note(_ notes: [String]) {
    fidelity = fidelity.combined(with: .exact(notes: notes))
  }
}
