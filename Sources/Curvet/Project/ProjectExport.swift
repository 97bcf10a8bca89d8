import Diagnostics
import Exporting

/// A project's export is an entry of its configuration: what it takes from the catalog, and where it
/// puts it.
package struct ProjectExport: Sendable {
  /// Which presets.
  package var selection: PresetSelection
  /// As what.
  package var format: ExportFormat
  /// How.
  package var options: ExportOptions
  /// Where, as it is shown: counted from the working folder.
  package var path: String
  /// The place in the configuration.
  var place: Place?
  /// The command that writes all exports of a project.
  package static let command = "curvet export"

  /// The command that requests the export.
  func request(allowing allowance: ExportAllowance) -> ExportRequest {
    var request = ExportRequest(
      selection, as: format, options, to: path, command: Self.command, allowing: allowance)
    request.isListed = true
    return request
  }
}

extension ProjectExport {
  /// Makes an entry.
  package init(
    _ selection: PresetSelection, as format: ExportFormat, _ options: ExportOptions, to path: String
  ) {
    self.init(selection: selection, format: format, options: options, path: path, place: nil)
  }
}

/// The exports that a project's configuration lists, as they would be written now.
package struct ProjectExports: Sendable {
  /// An export with its text.
  package typealias Prepared = (entry: ProjectExport, export: PreparedExport)

  /// The path of the configuration, as it is shown.
  package let config: String
  /// The exports, in the configuration's order.
  package let prepared: [Prepared]
}

extension ProjectConfig {
  /// Returns the exports of the working folder's project, and the configuration that lists them; nil if the
  /// folder isn't in a project.
  ///
  /// - Parameter allowingOutside: Whether files may be written outside the project.
  /// - Throws: `invalidInput` if the configuration isn't valid.
  package static func exports(
    allowingOutside: Bool = false, in environment: CatalogEnvironment
  ) throws(CatalogError) -> (config: String, exports: [ProjectExport])? {
    guard let config = try find(from: environment.workingDirectory) else { return nil }
    var exports: [ProjectExport] = []
    for var one in config.exports {
      let path = config.absolute(one.path, in: environment)
      if !allowingOutside, !config.contains(path) {
        throw outside(
          "'\(one.path)' is outside the project", at: one.place,
          help: .choosePathOrAllowOutside(folder: environment.shortened(config.root)))
      }
      one.path = environment.shortened(path)
      exports.append(one)
    }
    return (environment.shortened("\(config.folder)/\(fileName)"), exports)
  }
}

extension ProjectConfig {
  /// Returns the error of a working folder that isn't in a project.
  static func noProject(help: Hint) -> CatalogError {
    CatalogError(.notFound, "no \(fileName) in this folder or its parent folders", hints: [help])
  }
}

extension Catalog {
  /// Prepares all exports of the working folder's project; nil if the folder isn't in a project.
  ///
  /// Everything is prepared before anything is written, so an error in one export changes no file.
  package func prepareProject(
    allowingOutside: Bool = false, allowing allowance: ExportAllowance = ExportAllowance()
  ) throws(CatalogError) -> ProjectExports? {
    guard
      let (config, exports) = try ProjectConfig.exports(
        allowingOutside: allowingOutside, in: environment)
    else { return nil }
    var prepared: [ProjectExports.Prepared] = []
    for entry in exports {
      do throws(CatalogError) {
        prepared.append((entry, try prepare(entry.request(allowing: allowance))))
      } catch {
        var error = error
        error.message = "\(entry.path): \(error.message)"
        throw error
      }
    }
    return ProjectExports(config: config, prepared: prepared)
  }

  /// Prepares all exports of the working folder's project.
  ///
  /// - Throws: `notFound` if the folder isn't in a project, or if the project lists no exports.
  package func requireProject(
    allowingOutside: Bool = false, allowing allowance: ExportAllowance = ExportAllowance()
  ) throws(CatalogError) -> ProjectExports {
    guard
      let project = try prepareProject(allowingOutside: allowingOutside, allowing: allowance)
    else {
      throw ProjectConfig.noProject(help: .namePresetsOrCreateProject)
    }
    guard project.prepared.isEmpty else { return project }
    throw CatalogError(
      .notFound, "the configuration lists no exports", path: project.config,
      hints: [#"add {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}"#])
  }

  /// Writes what was prepared, isn't up to date and isn't refused; returns what became of each export.
  ///
  /// - Throws: the errors of ``demandReplaceable(_:)``, before anything is written.
  package func put(
    _ project: ProjectExports
  ) throws(CatalogError) -> [Result<[String], ExportRefusal>] {
    try demandReplaceable(project.prepared.map(\.export))
    return try project.prepared.map { _, export throws(CatalogError) in try put(export) }
  }
}
