import Diagnostics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ignored files are those that git leaves out by the `.gitignore` files of a folder and those above it.
///
/// Patterns are those of gitignore(5): the last one that matches counts, `!` takes a file back, and what
/// is below an ignored folder stays ignored.
package struct IgnoredFiles {
  private let root: String
  private var rules: [String: [Rule]] = [:]
  /// The folders between the root of the repository and the one that is looked at.
  private let prefix: String

  private struct Rule {
    var pattern: String
    var isNegated, isFolder, isAnchored: Bool
  }

  /// Looks at the repository that a folder is in; without one, at the folder alone.
  package init(at folder: String) {
    let repository = GitRepository(around: folder)
    root = repository?.root ?? folder
    prefix = repository?.path(of: folder).map { $0 + "/" } ?? ""
  }

  /// Whether git ignores a file, by its path from the folder.
  package mutating func contains(_ path: String) -> Bool {
    let parts = (prefix + path).split(separator: "/").map(String.init)
    // A folder that is ignored takes all of its files along.
    return parts.indices.contains { index in
      isIgnored(Array(parts[...index]), isFolder: index < parts.count - 1)
    }
  }

  private mutating func isIgnored(_ parts: [String], isFolder: Bool) -> Bool {
    for depth in parts.indices.reversed() {
      let base = parts[..<depth].joined(separator: "/")
      let inner = parts[depth...].joined(separator: "/")
      for rule in rules(in: base).reversed() where !rule.isFolder || isFolder {
        let name = rule.isAnchored ? inner : parts[parts.count - 1]
        if Self.matches(rule.pattern, name) { return !rule.isNegated }
      }
    }
    return false
  }

  /// The rules of the `.gitignore` in a folder of the repository.
  private mutating func rules(in folder: String) -> [Rule] {
    if let known = rules[folder] { return known }
    let path = "\(root)/\(folder.isEmpty ? "" : folder + "/").gitignore"
    var found: [Rule] = []
    if FileTree.kind(of: path) == .file, let stream = try? FileStream(path, shown: path),
      let bytes = try? stream.read(1 << 16)
    {
      found = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(
        Self.rule)
    }
    rules[folder] = found
    return found
  }

  private static func rule(_ line: Substring) -> Rule? {
    var line = line
    while line.last == " " || line.last == "\t" { line.removeLast() }
    guard !line.isEmpty, line.first != "#" else { return nil }
    let isNegated = line.first == "!"
    if isNegated { line.removeFirst() }
    let isFolder = line.last == "/"
    if isFolder { line.removeLast() }
    var isAnchored = line.contains("/")
    if line.first == "/" { line.removeFirst() }
    // `**/build` is a name at any depth.
    if line.hasPrefix("**/"), !line.dropFirst(3).contains("/") {
      line.removeFirst(3)
      isAnchored = false
    }
    return line.isEmpty
      ? nil
      : Rule(
        pattern: String(line), isNegated: isNegated, isFolder: isFolder, isAnchored: isAnchored)
  }

  /// Whether a path matches a pattern, in which `**` matches any number of folders.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    guard let range = pattern.firstRange(of: "**") else {
      return fnmatch(pattern, path, FNM_PATHNAME) == 0
    }
    let start = pattern[..<range.lowerBound].split(separator: "/")
    let end = pattern[range.upperBound...].drop { $0 == "/" }
    let parts = path.split(separator: "/")
    guard parts.count > start.count,
      zip(start, parts).allSatisfy({ fnmatch(String($0), String($1), 0) == 0 })
    else { return false }
    return end.isEmpty
      || (start.count..<parts.count).contains { index in
        matches(String(end), parts[index...].joined(separator: "/"))
      }
  }
}
