import Diagnostics
import FileSystem
import Presets
import Storage

extension Catalog {
  /// Imports presets from files, folders, other catalogs or standard input (`-`), all or nothing.
  ///
  /// - Returns: what happened; with an error among its findings, nothing was changed.
  public func importPresets(
    from paths: [String], options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    try options.checkTags()
    var reader = InputReader(environment: environment, format: options.format)
    // To read the catalog's own file would give up the lock on it.
    reader.forbidden = FileIdentity(of: location.path)
    var renamed: [ImportReport.Renaming] = []
    let note = OperationNote(command: options.command, author: environment.author)
    var report: ImportReport
    do throws(CatalogError) {
      let outcome = try store.importPresets(
        note: note, policy: options.onConflict, isDryRun: options.isDryRun
      ) { add, findings throws(CatalogError) in
        let meter = reader.meter
        var count = 0
        renamed = try feed(paths, options, &reader) { prepared throws(CatalogError) in
          count += 1
          environment.options.report(
            WorkProgress(.importing, presets: count, share: meter.share), at: count)
          _ = try add(prepared)
        }
        findings.merge(reader.findings)
      }
      report = ImportReport(outcome: outcome)
    } catch {
      var error = error
      if error.kind == .interrupted { error.path = location.shown }
      throw error
    }
    report.outcome.findings.sortByPlace()
    report.files = reader.files
    report.notRead = reader.notRead
    report.skippedTokens = reader.skippedTokens
    report.unkeptOfGroups = reader.unkeptOfGroups
    report.renamed = renamed
    return report
  }

  /// Reads presets, and hands them on with the names and tags they are to have.
  ///
  /// - Returns: the names that were changed because they were taken.
  private func feed(
    _ paths: [String], _ options: ImportOptions, _ reader: inout InputReader,
    to put: (PreparedPreset) throws(CatalogError) -> Void
  ) throws(CatalogError) -> [ImportReport.Renaming] {
    guard options.changesNames else {
      let tags = options.tags
      try Prefetcher.read(paths, with: &reader, change: { $0.tagged(tags) }, body: put)
      return []
    }
    var entries: [PresetEntry] = []
    let meter = reader.meter
    try reader.read(paths) { entry in
      entries.append(entry.tagged(options.tags))
      environment.options.report(
        WorkProgress(.reading, presets: entries.count, share: meter.share), at: entries.count)
    }
    meter.giveUp()
    var renamer = try ImportRenamer(entries, prefix: options.prefix, store: store)
    let renamed = options.onConflict == .rename ? try renamer.giveFreeNames() : []
    var preparation = PresetPreparation()
    for entry in renamer.renamed { try put(preparation.prepare(entry)) }
    return renamed
  }
}

extension PresetEntry {
  fileprivate func tagged(_ tags: [String]) -> PresetEntry {
    guard !tags.isEmpty else { return self }
    var entry = self
    for tag in tags where !entry.preset.tags.contains(tag) { entry.preset.tags.append(tag) }
    return entry
  }
}
