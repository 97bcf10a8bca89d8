import Motion
import Presets

/// The Motion module writer writes a JavaScript module of transitions and easings for Motion
/// (motion.dev).
struct MotionModuleWriter: PortableWriter {
  static let name = "motion"
  static let summary = "A JavaScript module for Motion (motion.dev)."
  static let covers = [
    screens, "page transitions, as variants for AnimatePresence",
  ]
  static let columns = 97
  static let usesAlternatives = true

  let options: LineOptions

  init(_ options: LineOptions) { self.options = options }

  var identifiers: IdentifierStyle { .javaScript(besides: ["beziers", "pages", "stops", "steps"]) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    var builder = MotionModuleBuilder(
      identifier: preset.identifier, tolerance: options.tolerance)
    builder.reduced = ScreenAlternative(of: preset, in: set)
    return try builder.declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] {
    EasingSupport.words(for: needs) + (needs.contains("screens") ? ["the constant pages"] : [])
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    var parts = needs.contains("keyframes") ? [Self.keyframes] : []
    if needs.contains("spring") { parts.append(Self.springs) }
    if needs.contains("screens") { parts.append(Self.pages) }
    return parts + members + EasingSupport.all.filter { needs.contains($0.name) }.map(\.javaScript)
  }

  private static let keyframes =
    "// Play keyframes with animate(element, { y: preset.values }, preset.options)."
  private static let pages = """
    /**
     * A page transition: styles for the container and for each page, and variants.
     * @typedef {object} Screens
     * @property {import("motion/react").MotionStyle} stage
     * @property {import("motion/react").MotionStyle} page
     * @property {Record<"enter" | "shown" | "exit", import("motion/react").TargetAndTransition>} variants
     * @property {import("motion/react").TransformTemplate} [transformTemplate] to pass to each page
     * @property {Screens} [reduced] to play if useReducedMotion() is true
     */

    /**
     * The variants of a page. `custom` specifies the transition, so that the outgoing page uses the one
     * that plays, forward or back:
     *
     *     <div style={flip.stage}>
     *       <AnimatePresence initial={false} custom={flip}>
     *         <motion.div key={path} custom={flip} variants={pages} style={flip.page}
     *           initial="enter" animate="shown" exit="exit" />
     *       </AnimatePresence>
     *     </div>
     *
     * @type {Record<"enter" | "shown" | "exit", (screens: Screens) => import("motion/react").TargetAndTransition>}
     */
    export const pages = {
      enter: (screens) => screens.variants.enter,
      shown: (screens) => screens.variants.shown,
      exit: (screens) => screens.variants.exit,
    };
    """
  private static let springs = """
    // Motion ends a spring within restDelta of its target. These values are for a distance of 1 or
    // more. Without them, Motion ends springs up to 0.5 early, or 0.005 for distances below 5.
    """
}
