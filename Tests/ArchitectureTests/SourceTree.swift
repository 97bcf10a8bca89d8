import Foundation

/// A source tree is the project's folder with the texts of its files.
enum SourceTree {
  /// A file by its path from the project's folder, with its text.
  struct File: Sendable, CustomStringConvertible {
    var path: String
    var text: String
    var description: String { path }

    /// The file's name without its extension.
    var name: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }
    /// The folder below `Sources` or `Tests` that it is in.
    var module: String { String(path.split(separator: "/")[1]) }
    /// The folder that it is in, by its path from the project's folder.
    var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    /// The lines.
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// The project's folder, two above this file's.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files whose names end with an extension below a folder, in the order of their paths.
  static func files(below folder: String, _ extension: String) -> [File] {
    let base = root.appendingPathComponent(folder)
    let names =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".\(`extension`)") }.sorted().compactMap { name in
      text("\(folder)/\(name)").map { File(path: "\(folder)/\(name)", text: $0) }
    }
  }

  /// The Swift files below a folder, in the order of their paths.
  static func swiftFiles(below folder: String) -> [File] { files(below: folder, "swift") }

  /// The names of the folders in a folder.
  static func folders(in folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    return names.filter { !$0.hasSuffix(".docc") }.filter {
      (try? base.appendingPathComponent($0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory)
        == true
    }.sorted()
  }

  /// The text of a file; nil if it doesn't exist.
  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
