import Diagnostics
import FileSystem
import Importing

/// Code files are the sources below a folder: which of them are read, and why others aren't.
package struct CodeFiles {
  private let folder: String
  private var ignored: IgnoredFiles

  init(below folder: String) {
    self.folder = folder
    ignored = IgnoredFiles(at: folder)
  }

  /// Why a source isn't read if its folder is named; nil if it is.
  ///
  /// - Parameter name: Its path from the folder.
  mutating func reasonToSkip(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    if let part = parts.dropLast().first(where: { Self.folders.contains(String($0)) }) {
      return "below \(part), which holds what others wrote or a build made"
    }
    if ignored.contains(name) { return "ignored by git" }
    if name.contains(".min.") { return "minified" }
    guard let start = try? FileStream("\(folder)/\(name)", shown: name).read(4096) else {
      return nil
    }
    if GeneratedHeader.content(of: start) != nil { return "written by Curvet" }
    // Nobody writes a line of a thousand characters by hand.
    let isMinified = start.count > 1000 && !start.prefix(1000).contains(0x0A)
    return isMinified ? "minified" : nil
  }

  private static let folders: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// Whether a file is one: a source, or YAML, which mostly has nothing to do with motion either.
  static func isOne(_ name: String) -> Bool {
    InputFormat.code.hasExtension(name) || [".yml", ".yaml"].contains { name.hasSuffix($0) }
  }

  /// How many sources below folders would be read.
  package static func count(below paths: [String], in environment: CatalogEnvironment) -> Int {
    var count = 0
    for path in paths where !CatalogEnvironment.isStandardInput(path) {
      let folder = environment.absolute(path)
      guard FileTree.kind(of: folder) == .folder,
        let names = try? FileTree.files(
          below: folder, shown: path, where: isOne)
      else { continue }
      var files = CodeFiles(below: folder)
      for name in names where files.reasonToSkip(name) == nil { count += 1 }
    }
    return count
  }
}
