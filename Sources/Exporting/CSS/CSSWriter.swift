import Motion
import Presets

/// The options of CSS.
struct CSSOptions: WriterOptions {
  /// What names begin with.
  var namespace: String?
  /// Whether it is written as a Tailwind theme.
  var isTailwind = false
  /// How far `linear()` may be off, as a fraction of the distance.
  var tolerance = LineOptions.tolerance
  /// What shows transitions of two pages.
  var pages = CSSPagesForm.both

  static let declared: [WriterOption<CSSOptions>] = [
    .text("namespace", "a name", \.namespace, word: "--namespace", help: "What names begin with."),
    .flag("tailwind", \.isTailwind, word: "--tailwind", help: "A Tailwind theme."),
    .number(
      "tolerance", LineOptions.range, \.tolerance, word: "--tolerance",
      help: "How far linear() may be off, as a fraction of the distance."),
    .word(
      "pages", \.pages,
      help: "What shows transitions of two pages: classes, view transitions, both or neither."),
  ]
}

/// The CSS writer writes custom properties and `@keyframes`, or a Tailwind theme of them.
struct CSSWriter: DeclaringWriter {
  static let name = "css"
  static let hasOuterFrames = true
  static let summary = "CSS: custom properties and @keyframes, or a Tailwind theme."
  static let covers = [
    "presets of every kind; springs are approximated by linear()",
    "transitions of two pages by classes and as view transitions",
    "not page curls, system effects, nor what is known only as the app runs",
  ]

  let options: CSSOptions

  init(_ options: CSSOptions) { self.options = options }

  /// Two names are those of what several presets fraction.
  var identifiers: IdentifierStyle {
    IdentifierStyle(.kebab, reserved: ["hide", "inline"]) { $0 + "-motion" }
  }

  /// What names begin with, so that they are not those of others.
  var prefix: String {
    let name = CSSText.kebab(options.namespace ?? "motion")
    return name.first?.isLetter == true ? name + "-" : "motion-" + (name.isEmpty ? "" : name + "-")
  }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CSSMotion>
  ) throws(Unsupported) -> CSSMotion {
    try CSSMotion(preset.motion, prefix: prefix, tolerance: max(options.tolerance, 1e-6))
  }

  func files(for set: ExportSet<CSSMotion>) -> [ExportedFile] {
    var sheet = CSSSheet(writer: self)
    for entry in set.entries { sheet.add(entry.preset, entry.declaration, in: set) }
    return [ExportedFile(text: sheet.text(set.header))]
  }

  func names(of preset: ExportedPreset, _ declaration: CSSMotion) -> [String] {
    CSSNames(preset.identifier, self).all(of: declaration)
  }

  func snippet(
    of preset: ExportedPreset, _ declaration: CSSMotion, in set: ExportSet<CSSMotion>
  ) -> DeclarationSnippet {
    var sheet = CSSSheet(writer: self, hasComments: false)
    sheet.add(preset, declaration, in: set)
    return DeclarationSnippet(lines: sheet.declarations)
  }
}
