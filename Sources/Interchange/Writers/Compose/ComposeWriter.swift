import Motion
import Presets

/// The options of Kotlin.
struct ComposeOptions: WriterOptions {
  /// The package and the object that hold everything.
  var namespace: String?

  static let declared: [WriterOption<ComposeOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The package and object that hold everything, such as com.example.Motion.")
  ]
}

/// The Compose writer writes a Kotlin object of easings and animation specs for Jetpack Compose.
struct ComposeWriter: PresetWriter {
  static let name = "compose"
  static let summary = "A Kotlin object for Jetpack Compose."
  static let covers = [outlines]

  private let options: ComposeOptions

  init(_ options: ComposeOptions) {
    self.options = options
  }

  var identifiers: IdentifierStyle { .kotlin }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    try ComposeDeclaration(preset).declaration
  }

  func files(for set: ExportSet<PortableDeclaration>) -> [ExportedFile] {
    var needs: Set<String> = []
    var members: [String] = []
    for entry in set.entries {
      let (preset, declaration) = (entry.preset, entry.declaration)
      needs.formUnion(declaration.needs)
      let documentation = PortableDocumentation.lines(for: preset, in: set, columns: 89)
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
