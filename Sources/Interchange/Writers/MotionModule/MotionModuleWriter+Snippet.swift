extension MotionModuleWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: MotionModuleDeclaration,
    in set: ExportSet<MotionModuleDeclaration>
  ) -> DeclarationSnippet {
    let declaration = declaration.declaration
    return DeclarationSnippet(
      lines: declaration.lines, needs: EasingSupport.functions(of: declaration.needs))
  }
}
