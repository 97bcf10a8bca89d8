import Motion
import Presets

/// The options of Dart.
struct FlutterOptions: WriterOptions {
  /// The class that holds everything.
  var namespace: String?
  /// How far lines may be off where a curve has no form of its own, as a share of the way.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<FlutterOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The class that holds everything."),
    .number("tolerance", LineOptions.range, \.tolerance, help: LineOptions.help),
  ]
}

/// The Flutter writer writes a Dart class of curves, springs, durations and tweens.
struct FlutterWriter: PresetWriter {
  static let name = "flutter"
  static let summary = "A Dart class for Flutter."
  static let covers = [outlines]

  let options: FlutterOptions

  init(_ options: FlutterOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .dart }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    try FlutterDeclaration(preset, options).declaration
  }

  func files(for set: ExportSet<PortableDeclaration>) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for entry in set.entries {
      let (preset, found) = (entry.preset, entry.declaration)
      needs.formUnion(found.needs)
      let documentation = PortableDocumentation.lines(for: preset, in: set, columns: 74)
      let lines = documentation.map { "/// \($0)" } + found.lines
      members.append(lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    var parts = [set.header.lines.map { "// \($0)" }.joined(separator: "\n")]
    if needs.contains("Cubic") { parts.append(Self.cubics) }
    let imports = Self.imports(needs)
    if !imports.isEmpty { parts.append(imports.joined(separator: "\n")) }
    parts.append(
      "abstract final class \(className) {\n" + members.joined(separator: "\n\n") + "\n}")
    parts += FlutterSupport.all.filter { needs.contains($0.name) }.map(\.text)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  private var className: String {
    let name = (options.namespace ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.first.map { $0.isUppercase } ?? false ? name : "Motion"
  }

  static func imports(_ needs: Set<String>) -> [String] {
    let types = needs.intersection(["Color", "Offset"]).sorted().joined(separator: ", ")
    return (types.isEmpty ? [] : ["import 'dart:ui' show \(types);"])
      + needs.intersection(["animation", "physics"]).sorted()
      .map { "import 'package:flutter/\($0).dart';" }
  }
  private static let cubics = "// Flutter solves a Cubic to within 0.001 of the time."
}
