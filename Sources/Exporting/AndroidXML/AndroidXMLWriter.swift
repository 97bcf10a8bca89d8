import Motion
import Presets

/// The Android XML writer writes resources: an interpolator or animator a file, and the times.
///
/// Paths are those within a `res` folder: `anim/card.xml`, `animator/fade.xml`,
/// `values/motion.xml`.
struct AndroidXMLWriter: DeclaringWriter {
  static let name = "android-xml"
  static let summary = "Android resources: interpolators, animators, and durations."
  static let covers = [
    "curves, springs, durations, and keyframes; most curves and all springs are approximated as paths",
    "keyframes of one target, without runtime lengths",
    "no screen transitions; export those to compose",
  ]

  let options: LineOptions

  init(_ options: LineOptions) { self.options = options }

  var identifiers: IdentifierStyle { .androidResource }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<AndroidResources>
  ) throws(Unsupported) -> AndroidResources {
    try AndroidResources(preset, options)
  }

  func files(for set: ExportSet<AndroidResources>) -> [ExportedFile] {
    var files: [ExportedFile] = []
    var integers: [String] = []
    var taken = Set(set.presets.map(\.identifier))
    for entry in set.entries {
      let (preset, resources) = (entry.preset, entry.declaration)
      let comment = Self.comment(
        CodeExportDocumentation.lines(for: preset, in: set, columns: 90, isXML: true))
      func name(_ part: String) -> String {
        // A name of a part is one that no other resource has.
        let name = "\(preset.identifier)_\(part)"
        return part.isEmpty ? preset.identifier : taken.take(name) { "\(name)_\($0)" }
      }
      let names = Dictionary(resources.easings.map { ($0.part, name($0.part)) }) { $1 }
      for (part, element) in resources.easings {
        files.append(file("anim/\(names[part] ?? "").xml", [comment] + element, set.header))
      }
      if resources.animator != nil {
        let lines = resources.animator { names[$0] ?? "" }
        files.append(file("animator/\(preset.identifier).xml", [comment] + lines, set.header))
      }
      if !resources.integers.isEmpty { integers.append(comment) }
      integers += resources.integers.map { AndroidResources.integer(name($0.part), $0.value) }
    }
    if !integers.isEmpty {
      let lines = integers.flatMap { $0.split(separator: "\n").map { "  \($0)" } }
      files.append(
        file("values/motion.xml", ["<resources>"] + lines + ["</resources>"], set.header))
    }
    return files
  }

  func snippet(
    of preset: ExportedPreset, _ resources: AndroidResources, in set: ExportSet<AndroidResources>
  ) -> DeclarationSnippet {
    func name(_ part: String) -> String {
      part.isEmpty ? preset.identifier : "\(preset.identifier)_\(part)"
    }
    let integers = resources.integers.map { AndroidResources.integer(name($0.part), $0.value) }
    return DeclarationSnippet(
      lines: resources.easings.flatMap(\.lines) + resources.animator(name) + integers)
  }

  private func file(_ path: String, _ lines: [String], _ header: ExportHeader) -> ExportedFile {
    let head = Self.comment(header.lines(isXML: true))
    let text = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>", head] + lines
    return ExportedFile(path: path, text: text.joined(separator: "\n") + "\n")
  }

  private static func comment(_ lines: [String]) -> String {
    lines.count == 1 ? "<!-- \(lines[0]) -->" : "<!--\n\(lines.map { "  \($0)\n" }.joined())-->"
  }

}

extension IdentifierStyle {
  /// Android's resources, which become fields of Java's classes.
  static let androidResource = IdentifierStyle(
    .snake,
    reserved: IdentifierStyle.words(
      """
      abstract assert boolean break byte case catch char class const continue default do double else
      enum extends final finally float for goto if implements import instanceof int interface long
      native new package private protected public return short static strictfp super switch
      synchronized this throw throws transient try void volatile while true false null
      """))
}
