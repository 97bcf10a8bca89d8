extension ComposeWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: PortableDeclaration,
    in set: ExportSet<PortableDeclaration>
  ) -> DeclarationSnippet {
    DeclarationSnippet(
      lines: declaration.lines,
      needs: declaration.needs.sorted().map {
        $0.contains(".") ? "import \($0)" : "the class \($0)"
      })
  }
}
