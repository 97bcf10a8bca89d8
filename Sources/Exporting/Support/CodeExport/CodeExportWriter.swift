import Diagnostics
import Motion
import Presets

/// An exported declaration is a preset's code, what it needs around it and how faithful it is.
struct CodeExportDeclaration: PresetDeclaration {
  /// The code, the first line of which declares the preset's identifier; each piece begins a line.
  var code: [Code] = []
  /// The imports and support types it needs, by names of the writer's own.
  var needs: Set<String> = []
  /// Other names that it declares in addition to the preset's identifier.
  var furtherNames: [String] = []
  /// The tags of its documentation.
  var tags: [String] = []
  /// How the app has to run it, which its code doesn't say; nil if nothing is special.
  var usage: String?
  var fidelity = Fidelity.exact
}

/// A code export writer writes presets as declarations in one file of a language.
protocol CodeExportWriter: DeclaringWriter where Declaration == CodeExportDeclaration {
  /// How long a line of documentation may be.
  static var columns: Int { get }
  /// How deep the declarations are indented, in steps of two blanks.
  static var depth: Int { get }
  /// How the language is laid out.
  static var format: Code.Format { get }
  /// Whether the alternative for reduced motion is used in the declaration.
  static var usesAlternatives: Bool { get }
  /// Returns the lines of documentation as a comment.
  func comment(_ lines: [String]) -> [String]
  /// Returns the parts of the file after its head, around the declarations.
  func parts(around members: [String], needs: Set<String>) -> [String]
  /// Returns what declarations need that are pasted elsewhere, in words.
  func words(for needs: Set<String>) -> [String]
}

extension CodeExportWriter {
  static var depth: Int { 0 }
  static var usesAlternatives: Bool { false }
  /// Pages move along straight lines that reach as far as progress does.
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { kind == .transition }

  func files(for set: ExportSet<CodeExportDeclaration>) -> [ExportedFile] {
    let entries = Self.usesAlternatives ? set.alternativesFirst : set.entries
    let members = entries.map { entry in
      let documentation = CodeExportDocumentation.lines(
        for: entry.preset, in: set, columns: Self.columns)
      let lines = comment(documentation + entry.declaration.tags) + lines(of: entry.declaration)
      return lines.indented(by: Self.depth).joined(separator: "\n")
    }
    let needs = set.entries.reduce(into: Set()) { $0.formUnion($1.declaration.needs) }
    let head = set.header.lines.map { "// \($0)" }.joined(separator: "\n")
    let parts = [head] + parts(around: members, needs: needs)
    return [ExportedFile(text: parts.joined(separator: "\n\n") + "\n")]
  }

  func snippet(
    of preset: ExportedPreset, _ declaration: CodeExportDeclaration,
    in set: ExportSet<CodeExportDeclaration>
  ) -> DeclarationSnippet {
    // The code doesn't say which properties keyframes move.
    let texts = [
      CodeExportDocumentation.animated(preset),
      declaration.usage.map(CodeExportDocumentation.sentence),
    ].compactMap { $0 }
    let lines = texts.flatMap { WrappedText(CodeText.comment($0), columns: Self.columns).lines }
    return DeclarationSnippet(
      lines: (lines.isEmpty ? [] : comment(lines)) + self.lines(of: declaration),
      needs: words(for: declaration.needs))
  }

  private func lines(of declaration: CodeExportDeclaration) -> [String] {
    var format = Self.format
    format.width -= Self.depth * 2
    return declaration.code.flatMap { $0.lines(format) }
  }

  /// A comment between `/**` and `*/`.
  func block(_ lines: [String]) -> [String] {
    lines.count == 1 ? ["/** \(lines[0]) */"] : ["/**"] + lines.map { " * \($0)" } + [" */"]
  }
}

/// Documentation is what a comment says about a preset, line by line.
enum CodeExportDocumentation {
  /// Returns the lines, safe in every language's comments.
  ///
  /// - Parameters:
  ///   - columns: How long a line may be.
  ///   - isXML: Whether the comment is one of XML.
  static func lines<Declaration>(
    for preset: ExportedPreset, in set: ExportSet<Declaration>, columns: Int, isXML: Bool = false
  ) -> [String] {
    let title = preset.preset.title.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    let about = [title, preset.preset.summary.map(sentence)].compactMap { $0 }
    var texts = about.isEmpty ? [] : [about.joined(separator: " ")]
    if let deprecation = preset.deprecation { texts.append(sentence(deprecation)) }
    if let names = animated(preset) { texts.append(names) }
    texts.append("\(preset.name.text): \(preset.fidelity.words).")
    if preset.fidelity.degree == .exact || preset.fidelity.error != nil {
      texts += preset.fidelity.notes.map(sentence)
    }
    switch preset.reducedMotion {
    case nil: break
    case ReducedMotion.none?: texts.append("Reduced motion: changes instantly.")
    case .keep?: texts.append("Reduced motion: plays unchanged.")
    case .preset(let reference)?:
      let name = set.reduced(preset)?.preset.identifier ?? reference.name
      texts.append("Reduced motion: \(name).")
    }
    return texts.flatMap { text in
      // No documentation tool may take a line for a tag.
      WrappedText(CodeText.comment(text, isXML: isXML), columns: columns).lines
        .map { $0.hasPrefix("@") ? "\\" + $0 : $0 }
    }
  }

  /// The properties that keyframes animate, by authored names; nil for other presets.
  static func animated(_ preset: ExportedPreset) -> String? {
    guard case .keyframes(let keyframes) = preset.motion else { return nil }
    let names = keyframes.tracks.map { track in
      [track.target, track.property].compactMap { $0 }.joined(separator: ": ")
    }
    return "Animates \(names.joined(separator: ", "))."
  }

  /// A text that begins like a sentence, and ends like one.
  static func sentence(_ text: String) -> String {
    let text = text.prefix(1).uppercased() + text.dropFirst()
    return text.last.map { ".!?。".contains($0) } ?? true ? text : text + "."
  }
}
