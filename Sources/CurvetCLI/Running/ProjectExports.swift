import CommandKit
import Curvet
import Diagnostics
import Interchange

/// The project exports are what a project's configuration lists, written or checked together.
struct ProjectExports {
  private let catalog: Catalog
  private let context: Context

  private let allowsOutside: Bool

  /// - Parameter allowsOutside: Whether files may stand outside of the project.
  init(_ catalog: Catalog, allowsOutside: Bool, in context: Context) {
    self.catalog = catalog
    self.context = context
    self.allowsOutside = allowsOutside
  }

  /// An export of the project with its text.
  typealias Prepared = (entry: ProjectExport, export: PreparedExport)

  /// Writes everything anew, or only checks it.
  ///
  /// All is prepared before anything is written: a mistake in one leaves all as they were.
  func refresh(check: Bool, json: Bool, quiet: Bool) throws -> ExitCode {
    let (config, prepared) = try prepare()
    let page = ExportPage(context, isQuiet: quiet)
    if prepared.isEmpty {
      throw CatalogError(
        .notFound, "the configuration lists no exports", path: config,
        hints: [#"add {"exports": [{"to": "swift", "output": "App/Motion.swift"}]}"#])
    }
    if check { return try report(prepared, on: page, json: json) }
    try catalog.demandReplaceable(prepared.map(\.export))
    var outcomes: [ExportPage.Outcome] = []
    for (entry, export) in prepared {
      let written = try catalog.put(export)
      outcomes.append(.written(written))
      if !json { page.written(export, written, to: entry.path, entry.format) }
    }
    if json { try page.json(Self.told(prepared, outcomes)) }
    return page.unwritten(prepared.map(\.export.report))
  }

  private func report(_ prepared: [Prepared], on page: ExportPage, json: Bool) throws -> ExitCode {
    var isUpToDate = true
    var outcomes: [ExportPage.Outcome] = []
    for (_, export) in prepared {
      let drifts = try export.drifts(in: context.environment)
      outcomes.append(.checked(drifts))
      if drifts.contains(where: { $0 != .upToDate }) { isUpToDate = false }
      if !json { page.checked(export, drifts) }
    }
    if json { try page.json(Self.told(prepared, outcomes)) }
    let code = page.unwritten(prepared.map(\.export.report))
    if !json, !isUpToDate { page.help(ProjectExport.command) }
    return isUpToDate ? code : ExitStatus.findings
  }

  private static func told(
    _ prepared: [Prepared], _ outcomes: [ExportPage.Outcome]
  ) -> [(format: String, export: PreparedExport, outcome: ExportPage.Outcome)] {
    zip(prepared, outcomes).map { ($0.entry.format.name, $0.export, $1) }
  }

  private func prepare() throws -> (config: String, prepared: [Prepared]) {
    if let prepared = try prepareIfListed() { return prepared }
    throw CatalogError(
      .notFound, "there is no \(ProjectConfig.fileName) in this folder or above it",
      hints: ["name presets to export, or make a project with 'curvet init .'"])
  }

  /// Prepares everything that the project's configuration lists; nil where there is no project.
  func prepareIfListed() throws -> (config: String, prepared: [Prepared])? {
    guard
      let (config, exports) = try ProjectConfig.exports(
        allowingOutside: allowsOutside, in: context.environment)
    else { return nil }
    var prepared: [Prepared] = []
    for entry in exports {
      let order = try order(of: entry)
      do throws(CatalogError) {
        prepared.append((entry, try catalog.prepare(order)))
      } catch {
        var error = error
        error.message = "\(entry.path): \(error.message)"
        throw error
      }
    }
    return (config, prepared)
  }

  /// Returns what asks for an export.
  func order(of entry: ProjectExport) throws -> ExportRequest {
    var order = ExportRequest(
      try selection(of: entry), as: entry.format, entry.options, to: entry.path,
      command: ProjectExport.command)
    order.isListed = true
    return order
  }

  private func selection(of entry: ProjectExport) throws -> PresetSelection {
    switch entry.selection {
    case .all: .all
    case .names(let names): .names(names)
    case .query(let query): try SearchQualifier.selection(query)
    }
  }
}
