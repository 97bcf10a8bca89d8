import Motion
import Presets

/// The options of Dart.
struct FlutterOptions: WriterOptions {
  /// The name of the class to write.
  var namespace: String?
  /// The largest error of a polyline that replaces a curve, as a fraction of the distance.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<FlutterOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The name of the class to write."),
    .number(
      "tolerance", LineOptions.range, \.tolerance, word: "--tolerance", help: LineOptions.help),
  ]
}

/// The Flutter writer writes a Dart class of curves, springs, durations and tweens.
struct FlutterWriter: CodeExportWriter {
  static let name = "flutter"
  static let summary = "A Dart class for Flutter."
  static let covers = [screens]
  static let columns = 74
  static let depth = 1
  static let format = Code.Format(width: 80, indentation: 2)

  let options: FlutterOptions

  init(_ options: FlutterOptions) { self.options = options }

  var identifiers: IdentifierStyle { .dart }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CodeExportDeclaration>
  ) throws(Unsupported) -> CodeExportDeclaration {
    try FlutterBuilder(
      identifier: preset.identifier, tolerance: options.tolerance,
      alternative: ScreenAlternative(of: preset, in: set), runsAlways: preset.reducedMotion == .keep
    ).declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { lines.map { "/// \($0)" } }

  func words(for needs: Set<String>) -> [String] {
    Self.imports(needs)
      + SupportCode.dart.needed(needs).map(\.name).sorted().map { name in
        name == "ScreenMotion"
          ? "the classes ScreenMotion, ScreenPage, ScreenRoute" : "the class _\(name)"
      }
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    let imports = Self.imports(needs)
    var parts = needs.contains("spring") ? [Self.springs] : []
    if !imports.isEmpty { parts.append(imports.joined(separator: "\n")) }
    let body = members.joined(separator: "\n\n")
    parts.append("abstract final class \(className) {\n\(body)\n}")
    return parts + SupportCode.dart.needed(needs).map(\.text)
  }

  private var className: String {
    let name = (options.namespace ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.first.map { $0.isUppercase } ?? false ? name : "Motion"
  }

  private static func imports(_ needs: Set<String>) -> [String] {
    let libraries = needs.intersection(["animation", "physics"])
      .map { "import 'package:flutter/\($0).dart';" }
    let imports = Set(libraries + SupportCode.dart.needed(needs).flatMap(\.imports))
    // The widgets bring the animations and the types along.
    if needs.contains("ScreenMotion") {
      return imports.subtracting(["import 'package:flutter/animation.dart';"]).sorted()
    }
    let types = needs.intersection(["Color", "Offset"]).sorted().joined(separator: ", ")
    return imports.union(types.isEmpty ? [] : ["import 'dart:ui' show \(types);"]).sorted()
  }

  private static let springs = """
    // A SpringSimulation ends within 0.001 of its target (Tolerance), whatever the
    // distance.
    """
}

extension IdentifierStyle {
  /// Dart's static members.
  static let dart = IdentifierStyle(
    .camel,
    reserved: IdentifierStyle.words(
      """
      abstract as assert async await base bool break case catch class const continue covariant
      default deferred do double dynamic else enum export extends extension external factory false
      final finally for function get hash hide if implements import in int interface is late library
      mixin new null num of on operator part required rethrow return sealed set show static super
      switch sync this throw true try type typedef var void when while with yield hashCode
      runtimeType toString noSuchMethod
      """))
}
