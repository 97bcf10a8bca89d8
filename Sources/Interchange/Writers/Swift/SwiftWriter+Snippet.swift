extension SwiftWriter: DeclaringWriter {
  func snippet(
    of preset: ExportedPreset, _ declaration: SwiftDeclaration,
    in set: ExportSet<SwiftDeclaration>
  ) -> DeclarationSnippet {
    var lines = declaration.lines
    var needsMore = !declaration.parts.isSubset(of: Self.values)
    for pair in SwiftPair.pairs(in: set) where pair.entries.contains(where: { $0.preset == preset })
    {
      lines += recipe(pair).drop { $0.hasPrefix("///") }
      needsMore = true
    }
    let text = lines.joined(separator: "\n")
    let types = ["Curve", "Polyline", "Spring", "Track"].filter { text.contains($0 + "(") }
    var needs = types.map { "the type \($0) of the whole export" }
    if needsMore { needs.append("the support code of the whole export") }
    return DeclarationSnippet(lines: lines.flatMap { $0.fitted() }, needs: needs)
  }

  /// What is needed for values, by whose types it is told.
  private static let values: Set<SwiftPart> = [
    .curve, .curveDelay, .polyline, .polylineDelay, .track, .spring, .springDelay,
    .springOverdamping, .springClamping, .springBlend,
  ]
}
