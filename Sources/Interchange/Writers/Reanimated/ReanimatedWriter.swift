import Motion
import Presets

/// The Reanimated writer writes a TypeScript module of configurations and animations for React
/// Native's Reanimated 3 and 4.
struct ReanimatedWriter: PresetWriter {
  static let name = "react-native"
  static let summary = "A TypeScript module for React Native's Reanimated."
  static let covers = [outlines]

  let options: LineOptions

  init(_ options: LineOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle {
    .javaScript(besides: [
      "stops", "steps", "withDelay", "withRepeat", "withSequence", "withTiming",
    ])
  }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    try ReanimatedDeclaration(preset, options).declaration
  }

  func files(for set: ExportSet<PortableDeclaration>) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for entry in set.entries {
      let (preset, found) = (entry.preset, entry.declaration)
      needs.formUnion(found.needs)
      let documentation = PortableDocumentation.lines(for: preset, in: set, columns: 97)
      let lines = JavaScriptText.documentation(documentation) + found.lines
      members.append(lines.joined(separator: "\n"))
    }
    var parts = [set.header.lines.map { "// \($0)" }.joined(separator: "\n")]
    let imports = needs.intersection(Self.imports).sorted()
    if !imports.isEmpty {
      let lines = JavaScriptText.object(
        imports, head: "import ", tail: " from \"react-native-reanimated\";")
      parts.append(lines.joined(separator: "\n"))
    }
    if needs.contains("spring") { parts.append(Self.springs) }
    parts += members
    parts += EasingSupport.all.filter { needs.contains($0.name) }.map(\.worklet)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  static let imports: Set = [
    "Easing", "ReduceMotion", "withDelay", "withRepeat", "withSequence", "withTiming",
  ]
  private static let springs = """
    // Reanimated ends a spring by its rest thresholds: version 3 by default within 0.01 of the end
    // and slower than 2 a second (restDisplacementThreshold, restSpeedThreshold), version 4 by what
    // is left of its energy (energyThreshold).
    """
}
