import Motion
import Presets

/// The Motion module writer writes a JavaScript module of transitions and easings for Motion
/// (motion.dev).
struct MotionModuleWriter: PresetWriter {
  static let name = "motion"
  static let summary = "A JavaScript module for Motion (motion.dev)."
  static let covers = [outlines]

  let options: LineOptions

  init(_ options: LineOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .javaScript(besides: ["stops", "steps"]) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<MotionModuleDeclaration>
  ) throws(Unsupported) -> MotionModuleDeclaration {
    try MotionModuleDeclaration(preset, options)
  }

  func files(for set: ExportSet<MotionModuleDeclaration>) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for entry in set.entries {
      let (preset, found) = (entry.preset, entry.declaration)
      needs.formUnion(found.declaration.needs)
      let documentation =
        PortableDocumentation.lines(for: preset, in: set, columns: 97) + found.tags
      let lines = JavaScriptText.documentation(documentation) + found.declaration.lines
      members.append(lines.joined(separator: "\n"))
    }
    var parts = [set.header.lines.map { "// \($0)" }.joined(separator: "\n")]
    if needs.contains("keyframes") { parts.append(Self.keyframes) }
    if needs.contains("spring") { parts.append(Self.springs) }
    parts += members
    parts += EasingSupport.all.filter { needs.contains($0.name) }.map(\.javaScript)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  private static let keyframes =
    "// Keyframes are played by animate(element, { y: preset.values }, preset.options)."
  private static let springs = """
    // Motion ends a spring at a distance of restDelta, by default 0.5, or 0.005 where the way is
    // shorter than 5: give it less where that is seen.
    """
}
