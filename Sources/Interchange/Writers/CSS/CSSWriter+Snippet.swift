extension CSSWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: CSSMotion, in set: ExportSet<CSSMotion>
  ) -> DeclarationSnippet {
    var sheet = CSSSheet(writer: self, hasComments: false)
    sheet.add(preset, declaration, in: set)
    return DeclarationSnippet(lines: sheet.declarations)
  }
}
