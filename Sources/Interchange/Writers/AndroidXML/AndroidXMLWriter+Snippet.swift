extension AndroidXMLWriter: DeclaringWriter {
  /// The elements, each of which is a resource: an interpolator, an animator, or a time.
  func snippet(
    of preset: ExportedPreset, _ resources: AndroidResources, in set: ExportSet<AndroidResources>
  ) -> DeclarationSnippet {
    func name(_ part: String) -> String {
      part.isEmpty ? preset.identifier : "\(preset.identifier)_\(part)"
    }
    var lines = resources.easings.flatMap(\.lines)
    for line in resources.animator ?? [] {
      lines.append(
        resources.easings.reduce(line) { line, easing in
          line.replacing("@anim/{\(easing.part)}", with: "@anim/\(name(easing.part))")
        })
    }
    lines += resources.integers.map { "<integer name=\"\(name($0.part))\">\($0.value)</integer>" }
    return DeclarationSnippet(lines: lines)
  }
}
