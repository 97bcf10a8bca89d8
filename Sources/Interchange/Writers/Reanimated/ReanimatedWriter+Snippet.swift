extension ReanimatedWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: PortableDeclaration,
    in set: ExportSet<PortableDeclaration>
  ) -> DeclarationSnippet {
    let names = declaration.needs.intersection(Self.imports).sorted()
    let imports =
      names.isEmpty
      ? [] : ["import { \(names.joined(separator: ", ")) } from \"react-native-reanimated\";"]
    return DeclarationSnippet(
      lines: declaration.lines, needs: imports + EasingSupport.functions(of: declaration.needs))
  }
}
