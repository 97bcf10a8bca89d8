import Diagnostics
import Motion
import Presets

/// The spec writer writes sheets for people: what a preset is, in words and as code for every platform.
///
/// A sheet is Markdown, or a page of HTML if the file's name ends in `.html`.
struct SpecWriter: PresetWriter {
  static let name = "spec"
  static let summary =
    "A sheet for a ticket: a picture, the numbers in words, and code for each platform."
  static let covers = ["presets of every kind, each with what the other formats make of it"]

  static let hasContinuousCorners = true
  static let hasOuterFrames = true

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

/// Export surroundings are what an export knows beside its presets.
package struct ExportSurroundings: Sendable {
  /// Where it is written to, as the user named it; empty if that is nowhere.
  package var path: String
  /// What draws a motion under a title; nil if nothing can.
  package var draw: (@Sendable (Motion, String) -> ExportPicture?)?

  /// Makes surroundings.
  package init(
    path: String = "", draw: (@Sendable (Motion, String) -> ExportPicture?)? = nil
  ) {
    (self.path, self.draw) = (path, draw)
  }
}

/// An export picture is how a motion looks, for sheets that people read.
package struct ExportPicture: Hashable, Sendable {
  /// The picture in lines of text.
  package var lines: [String]
  /// The picture as SVG, with all its text escaped.
  package var svg: String
  /// What was assumed so that it can be drawn.
  package var notes: [String]

  /// Makes a picture.
  package init(lines: [String], svg: String, notes: [String]) {
    (self.lines, self.svg, self.notes) = (lines, svg, notes)
  }
}
