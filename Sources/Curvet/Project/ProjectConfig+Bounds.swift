import Diagnostics
import FileSystem

extension ProjectConfig {
  /// The project's folder: the nearest one upwards with `.git` in it, else the one of this file.
  var root: String {
    var folder = folder
    while true {
      if FileTree.kind(of: "\(folder)/.git") != nil { return folder }
      if folder == "/" || folder == "." { return self.folder }
      folder = FileTree.folder(of: folder)
    }
  }

  /// Returns the absolute path of a path as this file has it.
  func absolute(_ path: String, in environment: CatalogEnvironment) -> String {
    let isHome = path == "~" || path.hasPrefix("~/")
    return path.hasPrefix("/") || isHome ? environment.absolute(path) : "\(folder)/\(path)"
  }

  /// Whether an absolute path leads into the project, links followed.
  func contains(_ path: String) -> Bool {
    let (root, target) = (FileTree.destination(of: root), FileTree.destination(of: path))
    let start = root.hasSuffix("/") ? root : root + "/"
    return target == root || target.utf8.starts(with: start.utf8)
  }

  /// Returns the error of a path that leads out of the project.
  static func outside(_ message: String, at place: Place?, help: Hint) -> CatalogError {
    invalid(Finding("config/outside", message, place: place, help: help))
  }
}
