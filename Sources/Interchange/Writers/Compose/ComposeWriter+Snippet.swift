extension ComposeWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: SimpleDeclaration,
    in set: ExportSet<SimpleDeclaration>
  ) -> DeclarationSnippet {
    DeclarationSnippet(
      lines: declaration.lines,
      needs: declaration.needs.sorted().map {
        $0.contains(".") ? "import \($0)" : "the class \($0)"
      })
  }
}
