import Diagnostics
import Motion
import Presets

/// The spec writer writes sheets for people: what a preset is, in words and as code for every platform.
///
/// A sheet is Markdown, or a page of HTML if the file's name ends in `.html`.
struct SpecWriter: PresetWriter {
  static let name = "spec"
  static let summary =
    "A spec sheet for a ticket: a picture, the values in words, and code for each platform."
  static let covers = ["presets of every kind, each with its code in the other formats"]

  static let hasContinuousCorners = true
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { true }

  init(_: NoOptions) {}

  var identifiers: IdentifierStyle { IdentifierStyle(.none) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<SpecDeclaration>
  ) throws(Unsupported) -> SpecDeclaration { SpecDeclaration() }

  func files(for set: ExportSet<SpecDeclaration>) -> [ExportedFile] {
    let sheets = set.entries.filter(\.preset.isAskedFor).map { SpecSheet(of: $0.preset, in: set) }
    let isPage = [".html", ".htm"].contains { set.surroundings.path.lowercased().hasSuffix($0) }
    let text =
      isPage ? SpecPage.text(sheets, set.header) : SpecMarkdown.text(sheets, set.header)
    return [ExportedFile(text: text)]
  }
}

/// A spec declaration is what a preset becomes on a sheet: whatever it is, in words.
struct SpecDeclaration: PresetDeclaration {
  var fidelity: Fidelity { .exact }
}

/// Export surroundings are the data of an export in addition to its presets.
package struct ExportSurroundings: Sendable {
  /// Where it's written to, as the user named it; empty if that is nowhere.
  package var path: String
  /// Draws a motion with a title; nil if drawing isn't available.
  package var draw: (@Sendable (Motion, String) -> ExportPicture?)?

  /// Makes surroundings.
  package init(
    path: String = "", draw: (@Sendable (Motion, String) -> ExportPicture?)? = nil
  ) {
    (self.path, self.draw) = (path, draw)
  }
}

/// An export picture is a plot of a motion, for spec sheets.
package struct ExportPicture: Hashable, Sendable {
  /// The picture in lines of text.
  package var lines: [String]
  /// The picture as SVG, with all its text escaped.
  package var svg: String
  /// The assumptions made to draw it.
  package var notes: [String]

  /// Makes a picture.
  package init(lines: [String], svg: String, notes: [String]) {
    (self.lines, self.svg, self.notes) = (lines, svg, notes)
  }
}
