import Motion
import Presets

/// The Motion module writer writes a JavaScript module of transitions and easings for Motion
/// (motion.dev).
struct MotionDevWriter: CodeExportWriter {
  static let name = "motion"
  static let summary = "A JavaScript module for Motion (motion.dev)."
  static let covers = [
    screens, "page transitions, as variants for AnimatePresence",
  ]
  static let columns = 97
  static let format = Code.Format(width: 100, indentation: 2)
  static let usesAlternatives = true

  let options: LineOptions

  init(_ options: LineOptions) { self.options = options }

  var identifiers: IdentifierStyle { .javaScript(besides: ["beziers", "pages", "stops", "steps"]) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CodeExportDeclaration>
  ) throws(Unsupported) -> CodeExportDeclaration {
    var builder = MotionDevBuilder(
      identifier: preset.identifier, tolerance: options.tolerance)
    builder.reduced = ScreenAlternative(of: preset, in: set)
    return try builder.declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] {
    JavaScriptText.words(for: needs) + (needs.contains("pages") ? ["the constant pages"] : [])
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    var parts = needs.contains("keyframes") ? [Self.keyframes] : []
    if needs.contains("spring") { parts.append(Self.springs) }
    var support = SupportCode.javaScript.needed(needs)
    let pages = support.filter { $0.name == "pages" }
    support.removeAll { $0.name == "pages" }
    return parts + pages.map(\.text) + members + support.map(\.text)
  }

  private static let keyframes =
    "// Play keyframes with animate(element, { y: preset.values }, preset.options)."
  private static let springs = """
    // Motion ends a spring within restDelta of its target. These values are for a distance of 1 or
    // more. Without them, Motion ends springs up to 0.5 early, or 0.005 for distances below 5.
    """
}
