import Motion
import Presets

/// The Flutter writer writes a Dart class of curves, springs, durations and tweens.
struct FlutterWriter: PresetWriter {
  let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .dart }

  func fidelity(of preset: ExportedPreset, in set: ExportSet) -> Fidelity {
    do throws(MotionError) {
      return try FlutterDeclaration(preset, options).declaration.fidelity
    } catch {
      return .unsupported(error.message)
    }
  }

  func files(for set: ExportSet) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for preset in set.presets {
      guard let found = try? FlutterDeclaration(preset, options).declaration else { continue }
      needs.formUnion(found.needs)
      let documentation = SimpleDocumentation.lines(for: preset, in: set, columns: 74)
      let lines = documentation.map { "/// \($0)" } + found.lines
      members.append(lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    var parts = [set.header.lines.map { "// \($0)" }.joined(separator: "\n")]
    if needs.contains("Cubic") { parts.append(Self.cubics) }
    let imports = Self.imports(needs)
    if !imports.isEmpty { parts.append(imports.joined(separator: "\n")) }
    parts.append(
      "abstract final class \(name) {\n" + members.joined(separator: "\n\n") + "\n}")
    parts += FlutterSupport.all.filter { needs.contains($0.name) }.map(\.text)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  private var name: String {
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
