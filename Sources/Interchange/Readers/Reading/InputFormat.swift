/// A format that presets are read from.
public struct InputFormat: Hashable, Sendable {
  /// Its name, as `--from` takes it.
  public var name: String
  /// What it is called, without an article: `Curvet documents`.
  public var title: String
  /// The extensions of its files, without the dot.
  public var extensions: [String]
  /// Whether files with its extensions are read where their folder is named.
  public var isReadInFolders: Bool
  /// What is read of it, and what is not, a line each.
  public var covers: [String]

  /// Describes a format.
  public init(
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
  public func hasExtension(_ file: String) -> Bool {
    extensions.contains { file.hasSuffix("." + $0) }
  }
}
