import Motion
import Presets

/// The Reanimated writer writes a TypeScript module of configurations and animations for React
/// Native's Reanimated 3 and 4.
struct ReactNativeWriter: CodeExportWriter {
  static let name = "react-native"
  static let summary = "A TypeScript module for React Native Reanimated."
  static let covers = [
    screens, "page transitions, driven by one progress or as cards of a stack",
  ]
  static let columns = 97
  static let format = Code.Format(width: 100, indentation: 2)
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
    of preset: ExportedPreset, in set: ExportSet<CodeExportDeclaration>
  ) throws(Unsupported) -> CodeExportDeclaration {
    var builder = ReactNativeBuilder(
      identifier: preset.identifier, tolerance: options.tolerance,
      runsAlways: preset.reducedMotion == .keep)
    builder.reduced = ScreenAlternative(of: preset, in: set)
    return try builder.declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] {
    let names = Self.imports(needs).joined(separator: ", ")
    return (names.isEmpty ? [] : ["import { \(names) }\(Self.module)"])
      + JavaScriptText.words(for: needs)
      + (needs.contains("screens") ? ["the types and functions for screens"] : [])
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    var support = SupportCode.typeScript.needed(needs)
    let screens = support.filter { $0.name == "screens" }
    support.removeAll { $0.name == "screens" }
    let names = Self.imports(needs)
    var imports: [String] = []
    if !names.isEmpty {
      imports = ("import \(object: names.map { Code($0) })\(Self.module)" as Code).lines(
        Self.format)
      imports += screens.flatMap(\.imports).filter { !$0.hasSuffix(Self.module) }
    }
    var parts = imports.isEmpty ? [] : [imports.joined(separator: "\n")]
    if needs.contains("spring") { parts.append(Self.springs) }
    return parts + screens.map(\.text) + members + support.map(\.text)
  }

  private static let module = " from \"react-native-reanimated\";"

  /// The names that declarations take from Reanimated.
  private static func imports(_ needs: Set<String>) -> [String] {
    let known: Set = [
      "Easing", "ReduceMotion", "withDelay", "withRepeat", "withSequence", "withTiming",
    ]
    return needs.intersection(known).sorted()
  }

  private static let springs = """
    // Reanimated 4 ends a spring by its remaining energy (energyThreshold); the errors are for that
    // version. Version 3 ends it, by default, within 0.01 of the target and slower than 2 per second
    // (restDisplacementThreshold, restSpeedThreshold).
    """
}
