import Diagnostics

/// A git repository, as its files show it; git itself isn't run.
package struct GitRepository {
  /// The folder that contains `.git`.
  package let root: String

  /// Finds the repository that a folder is in; nil if it's in none.
  package init?(around folder: String) {
    var folder = folder
    while FileTree.kind(of: folder + "/.git") == nil {
      if ["/", ".", ""].contains(folder) { return nil }
      folder = FileTree.folder(of: folder)
    }
    root = folder
  }

  /// Returns the path of a file from the root; nil if it's outside.
  package func path(of file: String) -> String? {
    let start = root == "/" ? "/" : root + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
  }

  /// Whether the `.gitignore` files leave a file out, by its path from the root.
  package func ignores(_ path: String) -> Bool {
    var ignored = IgnoredFiles(at: root)
    return ignored.contains(path)
  }

  /// Whether git tracks a file, by its path from the root; false if that isn't known.
  ///
  /// The index lists the paths of tracked files, each ended by a NUL (gitformat-index).
  package func tracks(_ path: String) -> Bool {
    let index = root + "/.git/index"
    guard FileTree.kind(of: index) == .file, let stream = try? FileStream(index, shown: index)
    else {
      return false
    }
    let wanted = Array(path.utf8) + [0]
    var bytes: [UInt8] = []
    while let next = try? stream.read(1 << 16), !next.isEmpty {
      bytes = bytes.suffix(wanted.count) + next
      if bytes.firstRange(of: wanted) != nil { return true }
    }
    return false
  }

  /// Appends a pattern to the `.gitignore` of the root, and creates that if it's missing.
  package func ignore(_ pattern: String, shown: String) throws(CatalogError) {
    let path = root + "/.gitignore"
    var bytes: [UInt8] = []
    if FileTree.kind(of: path) != nil {
      let stream = try FileStream(path, shown: shown)
      while true {
        let next = try stream.read(1 << 16)
        if next.isEmpty { break }
        bytes += next
      }
    }
    if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    let writer = try FileWriter(path, shown: shown)
    try writer.write(bytes + Array("\(pattern)\n".utf8))
    try writer.finish()
  }
}
