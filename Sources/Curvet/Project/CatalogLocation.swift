import Diagnostics
import FileSystem
import Storage

/// A location is the path of the catalog in use, and why it is that one.
package struct CatalogLocation: Hashable, Sendable {
  /// Who named the catalog.
  package enum Origin: Hashable, Sendable {
    /// The option `--catalog`.
    case option
    /// The variable `CURVET_CATALOG`.
    case variable
    /// The configuration of the project, by its path.
    case project(String)
    /// No setting: it's the user's own catalog.
    case user
    /// No setting: it's in memory.
    case memory
  }

  /// The catalog's absolute path.
  package var path: String
  /// The path as it may be shown: as the user gave it, or with `~` for the home folder.
  package var shown: String
  /// Who named it.
  package var origin: Origin

  /// A catalog in memory, which is nowhere.
  static let memory = CatalogLocation(path: "/dev/null/catalog", shown: "memory", origin: .memory)

  /// The catalog at a path that the user typed.
  package init(path: String, in environment: CatalogEnvironment) {
    self.init(path: environment.absolute(path), shown: path, origin: .option)
  }

  init(path: String, shown: String, origin: Origin) {
    self.path = path
    self.shown = shown
    self.origin = origin
  }

  /// Finds the catalog in use: the option's, else the variable's, else the project's, else the
  /// user's own in `$XDG_DATA_HOME/curvet` (by default `~/.local/share/curvet`).
  ///
  /// A configuration comes with a project, which may be somebody else's: a catalog that it names
  /// outside of the project is refused, unless that is allowed.
  ///
  /// - Parameter allowingOutside: whether the project's catalog may be anywhere.
  package static func find(
    option: String?, allowingOutside: Bool = false, in environment: CatalogEnvironment
  ) throws(CatalogError) -> CatalogLocation {
    if let option {
      return CatalogLocation(path: environment.absolute(option), shown: option, origin: .option)
    }
    if let path = environment.variable("CURVET_CATALOG") {
      return CatalogLocation(path: environment.absolute(path), shown: path, origin: .variable)
    }
    if let config = try ProjectConfig.find(from: environment.workingDirectory),
      let catalog = config.catalog
    {
      let path = config.absolute(catalog, in: environment)
      if !allowingOutside, !config.contains(path) {
        throw ProjectConfig.outside(
          "the catalog '\(catalog)' is outside the project", at: config.catalogPlace,
          help: .nameCatalogOrAllowOutside)
      }
      let file = "\(config.folder)/\(ProjectConfig.fileName)"
      return CatalogLocation(
        path: path, shown: environment.shortened(path),
        origin: .project(environment.shortened(file)))
    }
    // XDG wants relative paths ignored; a relative home would be another one in every folder.
    func folder(_ name: String) -> String? {
      environment.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let data = folder("XDG_DATA_HOME") ?? folder("HOME").map({ "\($0)/.local/share" }) else {
      throw CatalogError(
        .notFound, "no home folder for the catalog",
        hints: [.setHomeOrNameCatalog])
    }
    let path = "\(data)/curvet/catalog.sqlite"
    return CatalogLocation(path: path, shown: environment.shortened(path), origin: .user)
  }
}

extension CatalogEnvironment {
  /// Returns a path as it is shown: relative to the working folder, or with `~` for home.
  package func shortened(_ path: String) -> String {
    if let rest = path.utf8.after(workingDirectory) {
      // A folder that is called ~ is not the home folder.
      return rest == "~" || rest.hasPrefix("~/") ? "./" + rest : rest
    }
    if let home = variable("HOME"), let rest = path.utf8.after(home) { return "~/" + rest }
    return path
  }
}

extension String.UTF8View {
  /// The part of a path after a folder; nil if it isn't in the folder.
  fileprivate func after(_ folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard starts(with: start.utf8), count > start.utf8.count else { return nil }
    return String(Substring(dropFirst(start.utf8.count)))
  }
}

extension CatalogLocation {
  /// Throws `invalidInput` if the catalog or one of its journals is a pipe, a device or the like.
  func refuseSpecial() throws(CatalogError) {
    // SQLite keeps journals next to the file that a link points to.
    let file = FileTree.resolved(path)
    for part in ["", "-journal", "-wal"] {
      do throws(CatalogError) {
        try FileTree.refuseSpecial(file + part, shown: shown + part)
      } catch {
        var error = error
        if !part.isEmpty { error.hints = ["remove it; it isn't a catalog's journal"] }
        throw error
      }
    }
  }

  /// Whether there is something at that place.
  package var exists: Bool { FileTree.kind(of: path) != nil }

  /// The catalog as the store knows it, which calls it by the path that may be shown.
  func file(in environment: CatalogEnvironment) -> CatalogFile {
    CatalogFile(
      path: path, shown: shown, environment: environment.storage, options: environment.options)
  }
}
