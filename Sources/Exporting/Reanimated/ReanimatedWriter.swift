import Motion
import Presets

/// The Reanimated writer writes a TypeScript module of configurations and animations for React
/// Native's Reanimated 3 and 4.
struct ReanimatedWriter: PortableWriter {
  static let name = "react-native"
  static let summary = "A TypeScript module for React Native Reanimated."
  static let covers = [
    screens, "page transitions, driven by one progress or as cards of a stack",
  ]
  static let columns = 97
  static let usesAlternatives = true

  let options: LineOptions

  init(_ options: LineOptions) { self.options = options }

  var identifiers: IdentifierStyle {
    .javaScript(besides: [
      "amount", "beziers", "cardOptions", "cut", "pageStyle", "side", "sight", "stops", "steps",
      "valueAt", "withDelay", "withRepeat", "withSequence", "withTiming",
    ])
  }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    var builder = ReanimatedBuilder(
      identifier: preset.identifier, tolerance: options.tolerance,
      runsAlways: preset.reducedMotion == .keep)
    builder.reduced = ScreenAlternative(of: preset, in: set)
    return try builder.declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] {
    let names = needs.intersection(Self.imports).sorted().joined(separator: ", ")
    return (names.isEmpty ? [] : ["import { \(names) } from \"react-native-reanimated\";"])
      + EasingSupport.words(for: needs)
      + (needs.contains("screens") ? ["the types and functions for screens"] : [])
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    let imports = JavaScriptText.object(
      needs.intersection(Self.imports).sorted(), head: "import ",
      tail: " from \"react-native-reanimated\";")
    let hasImports = !needs.isDisjoint(with: Self.imports)
    let hasScreens = needs.contains("screens")
    var parts: [String] = []
    if hasImports {
      parts.append(
        imports.joined(separator: "\n") + (hasScreens ? "\n" + ReanimatedScreens.imports : ""))
    }
    if needs.contains("spring") { parts.append(Self.springs) }
    if hasScreens { parts.append(ReanimatedScreens.support) }
    return parts + members + EasingSupport.all.filter { needs.contains($0.name) }.map(\.worklet)
  }

  private static let imports: Set = [
    "Easing", "ReduceMotion", "withDelay", "withRepeat", "withSequence", "withTiming",
  ]
  private static let springs = """
    // Reanimated 4 ends a spring by its remaining energy (energyThreshold); the errors are for that
    // version. Version 3 ends it, by default, within 0.01 of the target and slower than 2 per second
    // (restDisplacementThreshold, restSpeedThreshold).
    """
}
