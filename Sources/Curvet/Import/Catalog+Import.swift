import Diagnostics
import FileSystem
import Importing
import Motion
import Presets
import Storage
import Rules
import StrictJSON
import Validation

extension Catalog {
  /// Imports presets from files, folders, other catalogs or standard input (`-`), all or nothing.
  ///
  /// - Returns: the results. If the findings contain an error, nothing was changed.
  package func importPresets(
    from paths: [String], options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    try options.checkTags()
    var environment = environment
    if paths.contains(where: CatalogEnvironment.isStandardInput) {
      // All input is read before the catalog is locked, so that waiting for it doesn't block others.
      environment.readInput = try Spool(ofInputOf: environment).read
    }
    var reader = InputReader(
      paths, as: options.format, options.reading, inputName: options.inputName, in: environment)
    reader.readsCode = options.readsCode
    // To read the catalog's own file would give up the lock on it.
    reader.forbidden = FileIdentity(of: location.path)
    do throws(CatalogError) {
      var report =
        options.changesNames
        ? try importRenamed(&reader, options) : try importAsNamed(reader, options)
      report.outcome.findings.sortByPlace()
      return report
    } catch {
      var error = error
      if error.kind == .interrupted { error.path = location.shown }
      throw error
    }
  }

  /// Imports presets under the names that they have, while further ones are read.
  private func importAsNamed(
    _ reader: InputReader, _ options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    let tags = options.tags
    let notes = ImportNotes(in: environment)
    var source = try Prefetcher(reader) { entry in
      notes.note(entry)
      return entry.tagged(tags)
    }
    defer { source.close() }
    let outcome = try importPresets(from: &source, options)
    var report = ImportReport(outcome: outcome, reading: source.report)
    try add(notes, to: &report)
    return report
  }

  /// Imports presets under other names, once all of them are known.
  private func importRenamed(
    _ reader: inout InputReader, _ options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    var entries: [PresetEntry] = []
    while let entry = try reader.next() {
      entries.append(entry)
      environment.options.report(
        WorkProgress(.reading, presets: entries.count, fraction: reader.meter.fraction),
        at: entries.count)
    }
    return try importEntries(entries, reader.report, options)
  }

  /// Imports presets after all of them were read, renamed if the options say so.
  func importEntries(
    _ entries: [PresetEntry], _ report: ReadingReport, _ options: ImportOptions
  ) throws(CatalogError) -> ImportReport {
    var tagged = entries.map { $0.tagged(options.tags) }
    let duplicates = options.skipsDuplicates ? try removeDuplicates(from: &tagged) : []
    var renamer = try ImportRenamer(tagged, prefix: options.prefix, store: store)
    let renamed = options.onConflict == .rename ? try renamer.giveFreeNames() : []
    var source = ListedPresets(
      options.changesNames ? renamer.renamed : tagged, findings: report.findings)
    let outcome = try importPresets(from: &source, options)
    var whole = ImportReport(outcome: outcome, reading: report, renamed: renamed)
    let notes = ImportNotes(in: environment)
    for entry in options.changesNames ? renamer.renamed : tagged { notes.note(entry) }
    try add(notes, to: &whole)
    whole.duplicates = duplicates
    return whole
  }

  /// Adds notes about imported presets; if the import failed, only the errors are reported.
  private func add(_ notes: ImportNotes, to report: inout ImportReport) throws(CatalogError) {
    guard report.outcome.findings.errors == 0 else { return }
    report.outcome.findings.append(contentsOf: notes.findings)
    report.same = try same(as: notes.foreign)
  }

  /// Takes away presets that move as others of the catalog do, but for those that something refers to.
  private func removeDuplicates(
    from entries: inout [PresetEntry]
  ) throws(CatalogError) -> [ImportReport.Same] {
    let used = Set(entries.flatMap { $0.preset.references.map(\.target.name) })
    var duplicates: [ImportReport.Same] = []
    var kept: [PresetEntry] = []
    for entry in entries {
      let name = entry.preset.name.text
      if !used.contains(name), let found = try sameness(of: entry.preset.motion, besides: [name]),
        found.isWhole
      {
        duplicates.append(.init(name: name, other: found.name))
      } else {
        kept.append(entry)
      }
    }
    entries = kept
    return duplicates
  }

  /// Returns which presets move as others of the catalog do, of those that were imported by name.
  private func same(
    as imported: [(name: String, motion: Motion)]
  ) throws(CatalogError) -> [ImportReport.Same] {
    guard !imported.isEmpty else { return [] }
    let own = Set(imported.map(\.name))
    var same: [ImportReport.Same] = []
    for (name, motion) in imported {
      guard let found = try sameness(of: motion, besides: own), found.isWhole else { continue }
      same.append(.init(name: name, other: found.name))
    }
    return same
  }

  private func importPresets(
    from source: inout some ImportSource, _ options: ImportOptions
  ) throws(CatalogError) -> ImportOutcome {
    try store.importPresets(
      from: &source, note: OperationNote(command: options.command, author: environment.author),
      policy: options.onConflict, isDryRun: options.isDryRun)
  }
}

extension PresetEntry {
  /// Whether it was read from a text of another program than Curvet.
  fileprivate var isForeign: Bool {
    let value = origin.value
    return value.kind == .null
      || !origin.pointer.hasPrefix("/presets/") && value["motion"] == nil
  }

  fileprivate func tagged(_ tags: [String]) -> PresetEntry {
    guard !tags.isEmpty else { return self }
    var entry = self
    for tag in tags where !entry.preset.tags.contains(tag) { entry.preset.tags.append(tag) }
    return entry
  }
}

/// Import notes are what is worth saying of presets; they are looked at once reading has ended.
private final class ImportNotes: @unchecked Sendable {
  /// The presets of texts that aren't JSON, which are compared with what the catalog has.
  private(set) var foreign: [(name: String, motion: Motion)] = []
  /// Times that were most likely meant otherwise.
  private(set) var findings: [Finding] = []
  private let looksAtTimes: Bool

  init(in environment: CatalogEnvironment) {
    let settings = try? ProjectConfig.rules(in: environment)
    looksAtTimes = settings?[Rule.implausibleDuration.id] != .off
  }

  func note(_ entry: PresetEntry) {
    if looksAtTimes { findings += entry.implausibleDurations }
    // Curvet's own presets have their names inside their files. To compare more would take longer than
    // to import.
    guard entry.isForeign, foreign.count < 1_000 else { return }
    foreign.append((entry.preset.name.text, entry.preset.motion))
  }
}
