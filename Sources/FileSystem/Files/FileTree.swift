import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file tree is what is at a path: a file, or a folder with all that is in it.
package enum FileTree {
  /// The kind of file at a path.
  package enum EntryKind: Sendable {
    case file, folder
    /// A pipe, a terminal and the like.
    case special
  }

  /// Returns what is at a path; nil if there is nothing.
  package static func kind(of path: String) -> EntryKind? { FileStatus(of: path)?.kind }

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
    leavingOut: (String, EntryKind) -> Void = { _, _ in }
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
      throw CatalogError(errno: errno, doing: "can't read the folder", path: shown)
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
      throw CatalogError(.exists, "couldn't create the folder: \(reason)", path: path)
    }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { unlink(path) }

  /// Renames a file, if it is there.
  package static func rename(_ path: String, to name: String) { _ = systemRename(path, name) }

  /// Gives a file a second name, which it keeps when another file takes its first name.
  ///
  /// If the disk doesn't support links, the file is renamed.
  package static func keep(_ path: String, as name: String) throws(CatalogError) {
    guard link(path, name) == 0 || systemRename(path, name) == 0 else {
      throw CatalogError(
        errno: errno, doing: "can't keep the file", path: path, otherwise: .cannotOpen)
    }
  }
}

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

extension FileTree {
  /// The kind of special file at a path, which is neither a file nor a folder.
  package enum Special: String, Sendable {
    case pipe = "a pipe"
    case device = "a device"
    case disk = "a disk"
    case socket = "a socket"
  }

  /// Returns what is at a path that is neither a file nor a folder; nil if it is one, or nothing.
  package static func special(at path: String) -> Special? { FileStatus(of: path)?.special }

  /// Throws `invalidInput` if the source is neither a file nor a folder.
  ///
  /// A pipe may block forever, and a device may never end.
  package static func refuseSpecial(_ path: String, shown: String) throws(CatalogError) {
    guard let special = special(at: path) else { return }
    throw CatalogError(special, path: shown)
  }
}

extension CatalogError {
  /// Makes the error of an input that is neither a file nor a folder.
  package init(_ special: FileTree.Special, path: String) {
    self.init(
      .invalidInput, "expected a regular file, found \(special.rawValue)", path: path,
      hints: ["name a file"])
  }
}

extension FileTree {
  /// Returns the destination of an absolute path, even if it doesn't exist.
  ///
  /// Links are followed, including dangling ones, and `.` and `..` are removed.
  package static func destination(of path: String) -> String {
    destination(of: path, links: mostLinks)
  }

  /// The maximum number of links to follow; more are considered a cycle.
  private static let mostLinks = 40

  private static func destination(of path: String, links: Int) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var path = path[...]
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return String(path) }
    let folder = folder(of: String(path))
    if links > 0, let target = target(ofLink: String(path)) {
      let next = target.hasPrefix("/") ? target : "\(folder)/\(target)"
      return destination(of: next, links: links - 1)
    }
    let base = destination(of: folder, links: links)
    switch path[path.index(after: slash)...] {
    case ".": return base
    case "..": return FileTree.folder(of: base)
    case let name: return base.hasSuffix("/") ? base + name : "\(base)/\(name)"
    }
  }

  /// Returns what a symbolic link says; nil if the path is none.
  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether two paths point to the same file, even if it doesn't exist.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    if let file = FileIdentity(of: first), file == FileIdentity(of: second) { return true }
    return destination(of: first) == destination(of: second)
  }

  /// Returns the path after following links; the path itself if it doesn't exist.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path, with a number if something is there already.
  package static func unused(_ path: String) -> String {
    var number = 1
    var found = path
    while FileStatus(of: found, followsLink: false) != nil {
      number += 1
      found = "\(path)-\(number)"
    }
    return found
  }

  /// Returns the folder that a path is in; "." if the path names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns what comes after the last slash.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
