import Diagnostics
import Presets

/// A preset writer writes presets in one format.
///
/// It answers once for each preset: with its declaration, which says how faithful it is, or with why
/// there is none. Those that are allowed are then put into files.
protocol PresetWriter<Declaration>: Sendable {
  /// What its user may choose.
  associatedtype Options: WriterOptions = NoOptions
  /// What a preset becomes.
  associatedtype Declaration: PresetDeclaration
  /// Presets with what they become.
  typealias Exports = ExportSet<Declaration>

  /// What the format is called.
  static var name: String { get }
  /// What `--to` calls the format; the name, unless options of another one choose it.
  static var formatName: String { get }
  /// What it writes, in one sentence.
  static var summary: String { get }
  /// What becomes of presets of each kind, a line each.
  static var covers: [String] { get }

  /// Whether it can say that corners are continuous.
  static var hasContinuousCorners: Bool { get }
  /// Whether its frames go on where the timing of the whole leaves 0…1.
  static var hasOuterFrames: Bool { get }

  /// Makes a writer.
  init(_ options: Options)
  /// How names become identifiers.
  var identifiers: IdentifierStyle { get }
  /// Returns what a preset becomes.
  ///
  /// - Parameter set: What has been declared before: what takes the preset's place for reduced motion is
  ///   there, if it can be.
  /// - Throws: ``Unsupported`` if the format has nothing for it.
  func declaration(
    of preset: ExportedPreset, in set: ExportSet<Declaration>
  ) throws(Unsupported) -> Declaration
  /// Returns all the names that a preset has in the text; no two presets may share one.
  func names(of preset: ExportedPreset, _ declaration: Declaration) -> [String]
  /// Throws if the options don't fit the presets of the set.
  func check(_ set: ExportSet<Declaration>) throws(ExportError)
  /// Returns the files, in which every preset of the set is.
  func files(for set: ExportSet<Declaration>) -> [ExportedFile]
}

extension PresetWriter {
  static var formatName: String { name }
  static var hasContinuousCorners: Bool { false }
  static var hasOuterFrames: Bool { false }
  /// What formats without pictures of whole screens cover.
  static var outlines: String {
    "curves, springs, durations and keyframes; not animators, transitions and groups"
  }
  /// What formats cover that move whole screens, too.
  static var screens: String {
    "curves, springs, durations, keyframes and transitions of screens; not animators and groups"
  }
  static var options: [OptionDescription] { Options.declared.map(\.description) }
  func names(of preset: ExportedPreset, _ declaration: Declaration) -> [String] {
    [preset.identifier]
  }
  func check(_ set: ExportSet<Declaration>) throws(ExportError) {}
}

/// A preset declaration is what a preset becomes in a format.
protocol PresetDeclaration {
  /// How close it comes to the preset.
  var fidelity: Fidelity { get }
  /// How close all of it comes if it has several forms: the worst of them.
  var wholeFidelity: Fidelity { get }
}

extension PresetDeclaration {
  var wholeFidelity: Fidelity { fidelity }
}

/// A declaring writer can write the declaration of one preset by itself.
protocol DeclaringWriter<Declaration>: PresetWriter {
  /// Returns the declaration of a preset, without its comment.
  func snippet(
    of preset: ExportedPreset, _ declaration: Declaration, in set: ExportSet<Declaration>
  ) -> DeclarationSnippet
}

/// A declaration snippet is the declaration of a preset, to be pasted among others of its kind.
struct DeclarationSnippet {
  /// The lines.
  var lines: [String]
  /// What it needs around it, in words: `import "motion"`.
  var needs: [String] = []
}

extension DeclaringWriter {
  /// Returns the declarations of what is asked for, and what they need.
  func snippets(for set: ExportSet<Declaration>) -> (text: String, needs: [String]) {
    let snippets = set.entries.filter(\.preset.isAskedFor).map { entry in
      snippet(of: entry.preset, entry.declaration, in: set)
    }
    let texts = snippets.map { $0.lines.joined(separator: "\n") }
    let gap = texts.contains { $0.contains("\n") } ? "\n\n" : "\n"
    let text = texts.joined(separator: gap) + (texts.isEmpty ? "" : "\n")
    var needs = snippets.flatMap(\.needs).uniqued()
    for other in set.entries where !other.preset.isAskedFor {
      let names = names(of: other.preset, other.declaration)
      if let name = names.first(where: { !$0.isEmpty && text.holdsWord($0) }) {
        needs.append("\(name), which is \(other.preset.name)")
      }
    }
    return (text, needs)
  }
}

extension String {
  /// Whether it holds a text with no letter, digit, `-` or `_` around it.
  func holdsWord(_ word: String) -> Bool {
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } ?? false
    }
    return ranges(of: word).contains { found in
      !isPart(self[..<found.lowerBound].last) && !isPart(self[found.upperBound...].first)
    }
  }
}
