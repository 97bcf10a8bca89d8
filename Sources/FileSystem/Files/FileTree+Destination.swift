#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileTree {
  /// Returns where an absolute path leads, whether or not anything is there.
  ///
  /// Links are followed, dangling ones too, and `.` and `..` are taken out.
  package static func destination(of path: String) -> String {
    destination(of: path, links: mostLinks)
  }

  /// This many links are followed; more lead in a cycle.
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

  /// Whether two paths lead to the same file, or would if it were there.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    if let file = FileIdentity(of: first), file == FileIdentity(of: second) { return true }
    return destination(of: first) == destination(of: second)
  }

  /// Returns the path that links lead to; the path itself if there is nothing.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path, with a number where something is there already.
  package static func unused(_ path: String) -> String {
    var number = 1
    var found = path
    while FileStatus(of: found, followsLink: false) != nil {
      number += 1
      found = "\(path)-\(number)"
    }
    return found
  }

  /// Returns the folder that a path is in; "." where the path names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns what comes after the last slash.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
