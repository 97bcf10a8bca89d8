import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file tree is what is at a path: a file, or a folder with all that is in it.
package enum FileTree {
  /// What is at a path.
  package enum Kind: Sendable {
    case file, folder
    /// A pipe, a terminal and the like.
    case special
  }

  /// Returns what is at a path; nil if there is nothing.
  package static func kind(of path: String) -> Kind? {
    FileStatus(of: path)?.kind
  }

  /// Whether files can be put into a folder.
  package static func isWritable(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

  /// Whether a file can be written to.
  package static func isWritable(file path: String) -> Bool { access(path, W_OK) == 0 }

  /// Returns the files below a folder whose names satisfy a condition, relative to it and in the
  /// order of their bytes; hidden ones and `node_modules` are left out, links are not followed.
  ///
  /// - Parameter leavingOut: is called with every other file, link and the like, in any order.
  package static func files(
    below folder: String, shown: String, where isWanted: (String) -> Bool,
    leavingOut: (String, Kind) -> Void = { _, _ in }
  ) throws(CatalogError) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let prefix = waiting.popLast() {
      let base = shown.hasSuffix("/") ? shown : shown + "/"
      for name in try entries(of: "\(folder)/\(prefix)", shown: base + prefix) {
        guard !name.hasPrefix("."), name != "node_modules" else { continue }
        switch FileStatus(of: "\(folder)/\(prefix)\(name)", followsLink: false)?.kind {
        case .folder: waiting.append("\(prefix)\(name)/")
        case .file where isWanted(name): found.append(prefix + name)
        case .file: leavingOut(prefix + name, .file)
        case .special: leavingOut(prefix + name, .special)
        case nil: continue
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names of what is in a folder.
  package static func entries(of folder: String, shown: String) throws(CatalogError) -> [String] {
    guard let directory = opendir(folder) else {
      throw CatalogError(errno: errno, doing: "the folder cannot be read", path: shown)
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(CatalogError) {
    guard kind(of: path) != .folder, !path.isEmpty else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      let reason = CatalogError.reason(errno: errno)
      throw CatalogError(.exists, "the folder cannot be made: \(reason)", path: path)
    }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) {
    unlink(path)
  }

  /// Renames a file, if it is there.
  package static func rename(_ path: String, to name: String) {
    _ = systemRename(path, name)
  }

  /// Gives a file a second name that stays when another file takes its first one, or where the disk
  /// knows no links, that name alone.
  package static func keep(_ path: String, as name: String) throws(CatalogError) {
    guard link(path, name) == 0 || systemRename(path, name) == 0 else {
      throw CatalogError(
        errno: errno, doing: "the file cannot be kept", path: path, otherwise: .cannotOpen)
    }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

extension FileTree {
  /// What is at a path that is neither a file nor a folder.
  package enum Special: String, Sendable {
    case pipe = "a pipe"
    case device = "a device"
    case disk = "a disk"
    case socket = "a socket"
  }

  /// Returns what is at a path that is neither a file nor a folder; nil if it is one, or nothing.
  package static func special(at path: String) -> Special? {
    FileStatus(of: path)?.special
  }

  /// Throws `invalidInput` if what is to be read is neither a file nor a folder.
  ///
  /// A pipe may block for ever, and a device may never end.
  package static func refuseSpecial(_ path: String, shown: String) throws(CatalogError) {
    guard let special = special(at: path) else { return }
    throw CatalogError(special, path: shown)
  }
}

extension CatalogError {
  /// Describes an input that is neither a file nor a folder.
  package init(_ special: FileTree.Special, path: String) {
    self.init(
      .invalidInput, "this is \(special.rawValue), not a regular file", path: path,
      hints: ["name a file"])
  }
}
