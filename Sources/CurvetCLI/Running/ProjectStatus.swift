import CommandKit
import Curvet
import Diagnostics
import Storage
import Validation

/// A project status is how a catalog stands, and the files that a project takes from it.
struct ProjectStatus {
  /// An export with how its files stand, and since when they are out of step.
  struct Export {
    let entry: ProjectExport
    let export: PreparedExport
    let drifts: [ExportStatus]
    let age: ExportStaleness?

    /// Whether all its files are as they would be written.
    var isUpToDate: Bool { drifts.allSatisfy { $0 == .upToDate } }
  }

  /// The catalog's path, as it is shown.
  let catalog: String
  let presets: Int
  /// The last operation.
  let last: CatalogRevision?
  /// What is wrong with the catalog's presets.
  let findings: FindingList
  /// The configuration that lists the exports; nil outside of projects.
  let config: String?
  let exports: [Export]

  /// - Parameter allowsOutside: Whether files may stand outside of the project.
  init(_ catalog: Catalog, allowsOutside: Bool, in context: Context) throws {
    self.catalog = catalog.location.shown
    presets = try catalog.count()
    last = try catalog.lastMoment()
    findings = try catalog.validate(settings: ProjectConfig.rules(in: context.environment)).findings
    let project = ProjectExports(catalog, allowsOutside: allowsOutside, in: context)
    let listed = try project.prepareIfListed()
    config = listed?.config
    exports = try (listed?.prepared ?? []).map { entry, export in
      let drifts = try export.drifts(in: context.environment)
      let present = drifts.lazy.compactMap { drift in
        if case .different(let bytes) = drift { bytes } else { nil }
      }.first
      let order = try project.order(of: entry)
      return Export(
        entry: entry, export: export, drifts: drifts,
        age: try present.map { try Self.age(of: export, order, file: $0, catalog) })
    }
  }

  /// A document that was spoilt by hand tells nothing of its presets.
  private static func age(
    of export: PreparedExport, _ order: ExportRequest, file: [UInt8], _ catalog: Catalog
  ) throws(CatalogError) -> ExportStaleness {
    do throws(CatalogError) {
      return try catalog.age(of: export, order, file: file)
    } catch  where error.kind == .invalidInput {
      return .unknown(operations: 0)
    }
  }

  /// The exit code: findings where something is out of step or an error stands in the catalog.
  var exitCode: ExitCode {
    findings.errors == 0 && exports.allSatisfy(\.isUpToDate) ? ExitStatus.done : ExitStatus.findings
  }
}
