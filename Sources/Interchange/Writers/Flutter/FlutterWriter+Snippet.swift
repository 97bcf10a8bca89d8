extension FlutterWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: PortableDeclaration,
    in set: ExportSet<PortableDeclaration>
  ) -> DeclarationSnippet {
    let types = declaration.needs.filter { $0.hasPrefix("_") }.sorted().map { "the class \($0)" }
    return DeclarationSnippet(
      lines: declaration.lines, needs: Self.imports(declaration.needs) + types)
  }
}
