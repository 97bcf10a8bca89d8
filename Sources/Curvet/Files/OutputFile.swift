import Diagnostics
import FileSystem
import Storage

extension CatalogEnvironment {
  /// Writes a file next to its target, and then moves it into place.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - precious: The files that must not be overwritten.
  ///   - makesFolders: Whether missing folders are created.
  package func write(
    _ bytes: [UInt8], to path: String, sparing precious: ProtectedFiles, makesFolders: Bool = false
  ) throws(CatalogError) {
    let writer = try output(path, sparing: precious, makesFolders: makesFolders)
    try writer.write(bytes)
    try writer.finish()
  }

  /// Reads a whole file that the user named.
  ///
  /// - Throws: `invalidInput` if it has more bytes than are wanted.
  package func read(_ path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    try InputFile(path: absolute(path), shown: path).readAll(atMost: limit)
  }

  /// Begins a file that the user asked for.
  ///
  /// - Parameter makesFolders: whether missing folders are created.
  func output(
    _ path: String, sparing precious: ProtectedFiles, makesFolders: Bool = false
  ) throws(CatalogError) -> FileWriter {
    try precious.check(path)
    let target = absolute(path)
    if makesFolders {
      let folder = FileTree.folder(of: FileTree.destination(of: target))
      do throws(CatalogError) {
        try FileTree.makeFolder(folder)
      } catch {
        throw CatalogError(error.kind, error.message, path: shortened(folder))
      }
    }
    Leftovers.removeFiles(beside: target, now: storage.now())
    return try FileWriter(target, shown: path, isCancelled: options.isCancelled)
  }
}

/// A draft is a text in a file of its own that a person edits; it stays until it is removed.
package struct Draft: Sendable {
  /// Where it is.
  package let path: String
  private let folder: String

  /// Writes a text into a folder that nobody else can look into.
  init(named name: String, text: String, in environment: CatalogEnvironment) throws(CatalogError) {
    folder = try TemporaryFolder.make(in: environment)
    path = "\(folder)/\(name)"
    try write(text)
  }

  /// Returns the text as it is now.
  package func read() throws(CatalogError) -> String {
    let bytes = try InputFile(path: path, shown: path).readAll()
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw CatalogError(
      .invalidInput, "invalid UTF-8", path: path, hints: ["save it as UTF-8"])
  }

  /// Puts another text in its place.
  package func write(_ text: String) throws(CatalogError) {
    let file = try FileWriter(path, shown: path, isLasting: false)
    try file.write(Array(text.utf8))
    try file.finish()
  }

  /// Removes it.
  package func remove() { TemporaryFolder.remove(folder) }
}

extension Catalog {
  /// Writes a text for a person to edit.
  package func makeDraft(named name: String, text: String) throws(CatalogError) -> Draft {
    try Draft(named: name, text: text, in: environment)
  }
}
