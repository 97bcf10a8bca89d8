/// A format that presets are read from.
package struct InputFormat: Hashable, Sendable {
  /// Its name, as `--from` takes it.
  package var name: String
  /// What it is called, without an article: `Curvet documents`.
  package var title: String
  /// The extensions of its files, without the dot.
  package var extensions: [String]
  /// Whether files with its extensions are read where their folder is named.
  package var isReadInFolders: Bool
  /// What is read of it, and what is not, a line each.
  package var covers: [String]

  /// Describes a format.
  package init(
    _ name: String, _ title: String, extensions: [String], isReadInFolders: Bool = true,
    covers: [String]
  ) {
    self.name = name
    self.title = title
    self.extensions = extensions
    self.isReadInFolders = isReadInFolders
    self.covers = covers
  }

  /// Whether a file has one of the format's extensions.
  package func hasExtension(_ file: String) -> Bool {
    extensions.contains { file.hasSuffix("." + $0) }
  }
}
