import Diagnostics
import Interchange

/// A project's export is an entry of its configuration: what it takes from the catalog, and where it
/// puts it.
package struct ProjectExport: Sendable {
  /// Which presets.
  package enum Selection: Hashable, Sendable {
    /// These, by name or alias.
    case names([String])
    /// What a search finds, by its words.
    case query(String)
    /// All.
    case all
  }

  /// Which presets.
  package var selection: Selection
  /// As what.
  package var format: ExportFormat
  /// How.
  package var options: ExportOptions
  /// Where, as it is shown: counted from the working folder.
  package var path: String
  /// Where the configuration says so.
  var place: Place?
  /// The command that writes it anew.
  package static let command = "curvet export"
}

extension ProjectConfig {
  /// Returns what the project that the working folder belongs to takes from its catalog, and the
  /// configuration that says so; nil where there is none.
  ///
  /// - Parameter allowingOutside: whether they may be written outside of the project.
  /// - Throws: `invalidInput` where the configuration is not valid.
  package static func exports(
    allowingOutside: Bool = false, in environment: CatalogEnvironment
  ) throws(CatalogError) -> (config: String, exports: [ProjectExport])? {
    guard let config = try find(from: environment.workingDirectory) else { return nil }
    var exports: [ProjectExport] = []
    for var one in config.exports {
      let path = config.absolute(one.path, in: environment)
      if !allowingOutside, !config.contains(path) {
        throw outside(
          "\"\(one.path)\" is outside of the project", at: one.place,
          help: .choosePathOrAllowOutside(folder: environment.shortened(config.root)))
      }
      one.path = environment.shortened(path)
      exports.append(one)
    }
    return (environment.shortened("\(config.folder)/\(fileName)"), exports)
  }
}
