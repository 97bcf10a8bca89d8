import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file tree is what stands at a path: a file, or a folder with all that is in it.
enum FileTree {
  /// What stands at a path.
  enum Kind {
    case file, folder
    /// A pipe, a terminal and the like.
    case special
  }

  /// Returns what stands at a path; nil where there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .special
    }
  }

  /// Returns who may do what with a file; nil where there is none.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Whether files can be put into a folder.
  static func isWritable(_ folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

  /// Returns the path that links lead to; the path itself where there is nothing.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the files below a folder whose names satisfy a condition, relative to it and in the
  /// order of their bytes; hidden ones and `node_modules` are left out, links are not followed.
  ///
  /// - Parameter leavingOut: is called with every other file, link and the like, in any order.
  static func files(
    below folder: String, shown: String, where isWanted: (String) -> Bool,
    leavingOut: (String, Kind) -> Void = { _, _ in }
  ) throws(CatalogError) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let prefix = waiting.popLast() {
      let base = shown.hasSuffix("/") ? shown : shown + "/"
      for name in try entries(of: "\(folder)/\(prefix)", shown: base + prefix) {
        guard !name.hasPrefix("."), name != "node_modules" else { continue }
        var status = stat()
        guard lstat("\(folder)/\(prefix)\(name)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: waiting.append("\(prefix)\(name)/")
        case S_IFREG where isWanted(name): found.append(prefix + name)
        case S_IFREG: leavingOut(prefix + name, .file)
        default: leavingOut(prefix + name, .special)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the names of what stands in a folder.
  static func entries(of folder: String, shown: String) throws(CatalogError) -> [String] {
    guard let directory = opendir(folder) else {
      throw CatalogError(errno: errno, "the folder cannot be read", path: shown)
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
  static func makeFolder(_ path: String) throws(CatalogError) {
    guard kind(of: path) != .folder, !path.isEmpty else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      let reason = String(cString: strerror(errno))
      throw CatalogError(.exists, "the folder cannot be made: \(reason)", path: path)
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// Returns the folder that a path stands in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
