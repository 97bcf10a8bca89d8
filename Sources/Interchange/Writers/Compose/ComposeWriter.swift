import Motion
import Presets

/// The Compose writer writes a Kotlin object of easings and animation specs for Jetpack Compose.
struct ComposeWriter: PresetWriter {
  private let options: ExportOptions

  init(_ options: ExportOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .kotlin }

  func fidelity(of preset: ExportedPreset, in set: ExportSet) -> Fidelity {
    do throws(MotionError) {
      return try ComposeDeclaration(preset).declaration.fidelity
    } catch {
      return .unsupported(error.message)
    }
  }

  func files(for set: ExportSet) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for preset in set.presets {
      guard let declaration = try? ComposeDeclaration(preset).declaration else { continue }
      needs.formUnion(declaration.needs)
      let documentation = SimpleDocumentation.lines(for: preset, in: set, columns: 89)
      let lines =
        (documentation.count == 1
          ? ["/** \(documentation[0]) */"] : ["/**"] + documentation.map { " * \($0)" } + [" */"])
        + declaration.lines
      members.append(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
    }
    let (package, object) = Self.names(options.namespace)
    var parts = [set.header.lines.map { "// \($0)" }.joined(separator: "\n")]
    if let package { parts.append("package \(package)") }
    let imports = needs.filter { $0.contains(".") }.sorted()
    if !imports.isEmpty { parts.append(imports.map { "import \($0)" }.joined(separator: "\n")) }
    parts.append("object \(object) {\n" + members.joined(separator: "\n\n") + "\n}")
    parts += ComposeSupport.all.filter { needs.contains($0.name) }.map(\.text)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  /// The package and the object of a namespace: `com.example.Motion`, `com.example`, `Motion`.
  static func names(_ namespace: String?) -> (package: String?, object: String) {
    var parts = (namespace ?? "").split(separator: ".")
      .map { part in part.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } }
      .filter { $0.first.map { !$0.isNumber } ?? false }
    let object = parts.last?.first?.isUppercase == true ? parts.removeLast() : "Motion"
    let package = parts.map { IdentifierStyle.kotlin.escaped($0) }.joined(separator: ".")
    return (package.isEmpty ? nil : package, object)
  }
}
