import Diagnostics
import Storage
import Validation

/// A project status says how a catalog and the files that a project takes from it compare.
package struct ProjectStatus: Sendable {
  /// An export, how its files compare with the catalog, and since when they are outdated.
  package struct Export: Sendable {
    /// The entry of the configuration.
    package let entry: ProjectExport
    /// The output of a new export.
    package let export: PreparedExport
    /// How each of its files compares with that.
    package let states: [ExportStatus]
    /// Why 'curvet export' leaves its files as they are; nil if it doesn't.
    package let refusal: ExportRefusal?
    /// Since when it is outdated; nil if no file differs.
    package let staleness: ExportStaleness?

    /// Whether all its files are as they would be written.
    package var isUpToDate: Bool { refusal == nil && states.allSatisfy(\.isUpToDate) }
  }

  /// The catalog's path, as it is shown.
  package let catalog: String
  /// How many presets it has.
  package let presets: Int
  /// The last operation.
  package let last: CatalogRevision?
  /// The problems in the catalog's presets.
  package let findings: FindingList
  /// The configuration that lists the exports; nil outside of projects.
  package let config: String?
  /// The exports, in the configuration's order.
  package let exports: [Export]

  /// Whether all exports are up to date.
  package var isUpToDate: Bool { exports.allSatisfy(\.isUpToDate) }
}

extension Catalog {
  /// Compares the catalog with the files of the project that the working folder belongs to.
  ///
  /// - Parameter allowingOutside: Whether the files may be outside of the project.
  package func projectStatus(allowingOutside: Bool = false) throws(CatalogError) -> ProjectStatus {
    let findings = try validate(settings: ProjectConfig.rules(in: environment)).findings
    let project = try prepareProject(allowingOutside: allowingOutside)
    return ProjectStatus(
      catalog: location.shown, presets: try count(), last: try lastRevision(), findings: findings,
      config: project?.config,
      exports: try (project?.prepared ?? []).map { entry, export throws(CatalogError) in
        let states = try export.drifts(in: environment)
        let refusal = try export.refusal(in: environment)
        let present = states.lazy.compactMap { state in
          if case .different(let bytes) = state { bytes } else { nil }
        }.first
        return ProjectStatus.Export(
          entry: entry, export: export, states: states,
          refusal: refusal,
          staleness: try present.map { file throws(CatalogError) in
            try staleness(
              of: export, entry.request(allowing: ExportAllowance()), file: file)
          })
      })
  }

  /// A document that was spoilt by hand doesn't say anything about its presets.
  private func staleness(
    of export: PreparedExport, _ request: ExportRequest, file: [UInt8]
  ) throws(CatalogError) -> ExportStaleness {
    do throws(CatalogError) {
      return try age(of: export, request, file: file)
    } catch  where error.kind == .invalidInput {
      return .unknown(operations: 0)
    }
  }
}
