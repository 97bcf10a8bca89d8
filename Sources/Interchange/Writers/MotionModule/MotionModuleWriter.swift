import Motion
import Presets

/// The Motion module writer writes a JavaScript module of transitions and easings for Motion
/// (motion.dev).
struct MotionModuleWriter: PresetWriter {
  let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .javaScript(besides: ["stops", "steps"]) }

  func fidelity(of preset: ExportedPreset, in set: ExportSet) -> Fidelity {
    do throws(MotionError) {
      return try MotionModuleDeclaration(preset, options).declaration.fidelity
    } catch {
      return .unsupported(error.message)
    }
  }

  func files(for set: ExportSet) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for preset in set.presets {
      guard let found = try? MotionModuleDeclaration(preset, options) else { continue }
      needs.formUnion(found.declaration.needs)
      let documentation =
        SimpleDocumentation.lines(for: preset, in: set, columns: 97) + found.tags
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
