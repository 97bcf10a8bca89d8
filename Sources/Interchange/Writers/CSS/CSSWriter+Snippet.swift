extension CSSWriter: DeclaringWriter {
  func snippet(of preset: ExportedPreset, in set: ExportSet) -> DeclarationSnippet {
    guard let motion = try? motion(of: preset) else { return DeclarationSnippet(lines: []) }
    var sheet = CSSSheet(writer: self)
    sheet.add(preset, motion, in: set)
    return DeclarationSnippet(lines: sheet.declarations)
  }
}
