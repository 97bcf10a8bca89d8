import Diagnostics
import Motion
import Presets

/// A preset writer writes presets in one format.
///
/// It answers once for each preset: with its declaration, which says how faithful it is, or with why
/// there is none. Those that are allowed are then put into files.
protocol PresetWriter<Declaration>: Sendable {
  /// Its options.
  associatedtype Options: WriterOptions = NoOptions
  /// The declaration of a preset.
  associatedtype Declaration: PresetDeclaration
  /// Presets with what they become.
  typealias Exports = ExportSet<Declaration>

  /// The name of the format.
  static var name: String { get }
  /// The name of the format in `--to`, which differs if options of another format select it.
  static var formatName: String { get }
  /// The description of its output, in one sentence.
  static var summary: String { get }
  /// The support for presets of each kind, one line each.
  static var covers: [String] { get }

  /// Whether it can say that corners are continuous.
  static var hasContinuousCorners: Bool { get }
  /// Whether frames of a kind of motion go on where the timing of the whole leaves 0…1.
  static func hasOuterFrames(_ kind: MotionKind) -> Bool

  /// Makes a writer.
  init(_ options: Options)
  /// How names become identifiers.
  var identifiers: IdentifierStyle { get }
  /// Returns the declaration of a preset.
  ///
  /// - Parameter set: The earlier declarations, including the preset's alternative for reduced motion if
  ///   possible.
  /// - Throws: ``Unsupported`` if the format can't express it.
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
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { false }
  /// The support of formats without screen transitions.
  static var outlines: String {
    "curves, springs, durations, and keyframes; no animators, transitions, or groups"
  }
  /// The support of formats with screen transitions.
  static var screens: String {
    "curves, springs, durations, keyframes, and screen transitions; no animators or groups"
  }
  static var options: [OptionDescription] { Options.declared.map(\.description) }
  func names(of preset: ExportedPreset, _ declaration: Declaration) -> [String] {
    [preset.identifier]
  }
  func check(_ set: ExportSet<Declaration>) throws(ExportError) {}
}

/// A preset declaration is a preset in a format.
protocol PresetDeclaration {
  /// The fidelity to the preset.
  var fidelity: Fidelity { get }
  /// The worst fidelity, if it has several forms.
  var wholeFidelity: Fidelity { get }
}

extension PresetDeclaration {
  var wholeFidelity: Fidelity { fidelity }
}

/// A declaring writer can write the declaration of one preset on its own.
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
  /// What it requires, in words: `import "motion"`.
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
        needs.append("\(name), the preset \(other.preset.name)")
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
