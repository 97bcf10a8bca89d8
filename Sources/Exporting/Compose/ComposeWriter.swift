import Motion
import Presets

/// The options of Kotlin.
struct ComposeOptions: WriterOptions {
  /// The package and the object that hold everything.
  var namespace: String?

  static let declared: [WriterOption<ComposeOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The package and the object to write, such as com.example.Motion.")
  ]
}

/// The Compose writer writes a Kotlin object of easings and animation specs for Jetpack Compose.
struct ComposeWriter: CodeExportWriter {
  static let name = "compose"
  static let summary = "A Kotlin object for Jetpack Compose."
  static let covers = [screens]
  static let columns = 89
  static let depth = 2
  static let format = Code.Format(width: 100, indentation: 4)

  private let options: ComposeOptions

  init(_ options: ComposeOptions) { self.options = options }

  var identifiers: IdentifierStyle { .kotlin }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CodeExportDeclaration>
  ) throws(Unsupported) -> CodeExportDeclaration {
    try ComposeBuilder(
      identifier: preset.identifier, alternative: ScreenAlternative(of: preset, in: set)
    ).declaration(of: preset)
  }

  /// A preset's own name, and those of the functions and objects that are made of it.
  func names(of preset: ExportedPreset, _ declaration: CodeExportDeclaration) -> [String] {
    [preset.identifier] + declaration.furtherNames
  }

  func comment(_ lines: [String]) -> [String] { block(lines) }

  func words(for needs: Set<String>) -> [String] {
    SupportCode.kotlin.needed(needs).map(\.name).sorted().map { name in
      name == "ScreenMotion"
        ? "the classes ScreenMotion, ScreenPage, Keys" : "the class \(name)"
    } + Self.imports(needs)
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    let (package, object) = Self.names(options.namespace)
    let imports = Self.imports(needs)
    var parts = package.map { ["package \($0)"] } ?? []
    if !imports.isEmpty { parts.append(imports.joined(separator: "\n")) }
    if needs.contains("spring") { parts.append(Self.springs) }
    var support = SupportCode.kotlin.needed(needs)
    // Types that a call names are within the object.
    let types = support.filter { $0.name == "ScreenMotion" }
      .map { $0.text.lines.indented(by: Self.depth).joined(separator: "\n") }
    support.removeAll { $0.name == "ScreenMotion" }
    parts.append("object \(object) {\n" + (members + types).joined(separator: "\n\n") + "\n}")
    return parts + support.map(\.text)
  }

  private static func imports(_ needs: Set<String>) -> [String] {
    let own = needs.filter { $0.contains(".") }.map { "import \($0)" }
    return Set(own + SupportCode.kotlin.needed(needs).flatMap(\.imports)).sorted()
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

extension ComposeWriter {
  private static let springs = """
    // Compose ends a spring within visibilityThreshold of its target, by default 0.01 for a Float. The
    // errors are for a Float that animates from 0 to 1. If the jump is visible, pass 0.0005f.
    """
}

/// Kotlin text spells values as Kotlin does.
enum KotlinText {
  /// Returns a number as the shortest `Float`.
  ///
  /// - Throws: ``Unsupported`` if a `Float` can't hold it.
  static func float(_ value: Double) throws(Unsupported) -> String {
    let float = Float(value)
    guard float.isFinite else {
      throw Unsupported(.size, "\(value) is too large for Kotlin's Float")
    }
    guard float != 0 || value == 0 else {
      throw Unsupported(.size, "\(value) is too small for Kotlin's Float")
    }
    let text = "\(float == 0 ? 0 : float)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "f"
  }

  /// Returns numbers as an argument list of `Double`s.
  static func doubles(_ values: [Double]) -> String {
    values.map { value in
      let text = CodeText.number(value)
      return text.contains { ".e".contains($0) } ? text : text + ".0"
    }.joined(separator: ", ")
  }

  /// Returns numbers as an argument list.
  static func floats(_ values: Double...) throws(Unsupported) -> String {
    try values.map(float).joined(separator: ", ")
  }
}

extension IdentifierStyle {
  /// Kotlin's properties and functions.
  ///
  /// Its hard keywords are put in backticks; what Compose declares, and this calls, gets an underscore.
  static let kotlin = IdentifierStyle(
    .camel, reserved: kotlinKeywords.union(composeNames)
  ) { kotlinKeywords.contains($0) ? "`\($0)`" : $0 + "_" }

  private static let kotlinKeywords: Set = IdentifierStyle.words(
    """
    as break class continue do else false for fun if in interface is null object package return
    super this throw true try typealias typeof val var when while
    """)
  private static let composeNames: Set = [
    "spring", "tween", "keyframes", "repeatable", "infiniteRepeatable", "floor", "minOf",
    "animateFloat", "graphicsLayer", "slideInHorizontally", "slideOutHorizontally",
    "slideInVertically", "slideOutVertically", "fadeIn", "fadeOut", "scaleIn", "scaleOut", "cos",
    "exp",
    "sin", "sqrt",
  ]
}
