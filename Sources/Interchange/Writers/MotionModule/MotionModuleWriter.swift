import Motion
import Presets

/// The Motion module writer writes a JavaScript module of transitions and easings for Motion
/// (motion.dev).
struct MotionModuleWriter: PortableWriter {
  static let name = "motion"
  static let summary = "A JavaScript module for Motion (motion.dev)."
  static let covers = [outlines]
  static let columns = 97

  let options: LineOptions

  init(_ options: LineOptions) { self.options = options }

  var identifiers: IdentifierStyle { .javaScript(besides: ["beziers", "stops", "steps"]) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    try MotionModuleBuilder(identifier: preset.identifier, tolerance: options.tolerance)
      .declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] { EasingSupport.words(for: needs) }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    var parts = needs.contains("keyframes") ? [Self.keyframes] : []
    if needs.contains("spring") { parts.append(Self.springs) }
    return parts + members + EasingSupport.all.filter { needs.contains($0.name) }.map(\.javaScript)
  }

  private static let keyframes =
    "// Keyframes are played by animate(element, { y: preset.values }, preset.options)."
  private static let springs = """
    // Motion ends a spring at a distance of restDelta. These values are for a value that goes 1 or
    // more; without them Motion ends springs up to 0.5 early, or 0.005 if the value goes less than 5.
    """
}
