/// An exported file is a file of an export, held until it is put in place.
package struct ExportedFile: Hashable, Sendable {
  /// Where it stands in a target of several files, such as `Sources/Motion/Motion.swift`; empty for
  /// a target of one.
  package var path: String
  /// The text.
  package var text: String

  /// Makes a file.
  package init(path: String = "", text: String) {
    self.path = path
    self.text = text
  }
}
