import Motion
import Presets

/// The options of CSS.
struct CSSOutputOptions: WriterOptions {
  /// The prefix of names.
  var namespace: String?
  /// Whether it's written as a Tailwind theme.
  var isTailwind = false
  /// The largest error of `linear()`, as a fraction of the distance.
  var tolerance = LineOptions.tolerance
  /// The form of page transitions.
  var pages = CSSOutputPagesForm.both

  static let declared: [WriterOption<CSSOutputOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace", help: "The prefix of all names."),
    .flag("tailwind", \.isTailwind, word: "--tailwind", help: "Write a Tailwind theme."),
    .number(
      "tolerance", LineOptions.range, \.tolerance, word: "--tolerance",
      help: "The largest error of linear(), as a fraction of the distance."),
    .word(
      "pages", \.pages,
      help: "The form of page transitions: classes, view transitions, both, or neither."),
  ]
}

/// The CSS writer writes custom properties and `@keyframes`, or a Tailwind theme of them.
struct CSSWriter: DeclaringWriter {
  static let name = "css"
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { true }
  static let summary = "CSS: custom properties and @keyframes, or a Tailwind theme."
  static let covers = [
    "presets of every kind; springs are approximated with linear()",
    "page transitions, as classes and as view transitions",
    "runtime lengths are custom properties; no page curls, system effects, or runtime velocities",
  ]

  let options: CSSOutputOptions

  init(_ options: CSSOutputOptions) { self.options = options }

  /// Two names are those of what several presets share.
  var identifiers: IdentifierStyle {
    IdentifierStyle(.kebab, reserved: ["hide", "inline"]) { $0 + "-motion" }
  }

  /// The prefix of names, which prevents conflicts.
  var prefix: String {
    let name = CSSOutputText.kebab(options.namespace ?? "motion")
    return name.first?.isLetter == true ? name + "-" : "motion-" + (name.isEmpty ? "" : name + "-")
  }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CSSOutputMotion>
  ) throws(Unsupported) -> CSSOutputMotion {
    try CSSOutputMotion(
      preset.motion, prefix: prefix, tolerance: max(options.tolerance, 1e-6),
      traits: CSSTraits(of: preset.preset))
  }

  func files(for set: ExportSet<CSSOutputMotion>) -> [ExportedFile] {
    var sheet = CSSOutputSheet(writer: self)
    for entry in set.entries { sheet.add(entry.preset, entry.declaration, in: set) }
    return [ExportedFile(text: sheet.text(set.header))]
  }

  func names(of preset: ExportedPreset, _ declaration: CSSOutputMotion) -> [String] {
    CSSOutputNames(preset.identifier, self).all(of: declaration)
  }

  func snippet(
    of preset: ExportedPreset, _ declaration: CSSOutputMotion, in set: ExportSet<CSSOutputMotion>
  ) -> DeclarationSnippet {
    var sheet = CSSOutputSheet(writer: self, hasComments: false)
    sheet.add(preset, declaration, in: set)
    return DeclarationSnippet(lines: sheet.declarations)
  }
}
