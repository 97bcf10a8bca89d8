import Diagnostics
import FileSystem
import Importing
import Presets
import Storage
import Validation

/// A snapshot reader takes the presets of what people name: files, folders, standard input, the
/// catalog in use, or a revision of a catalog's history.
package struct SnapshotReader {
  private let environment: CatalogEnvironment
  private let catalog: Catalog?

  /// Makes a reader.
  ///
  /// - Parameter catalog: the catalog in use; without one, only files can be read.
  package init(in environment: CatalogEnvironment, _ catalog: Catalog?) {
    self.environment = environment
    self.catalog = catalog
  }

  /// The word for the catalog in use, if no file has that name.
  package static let catalogInUse = "catalog"

  /// Whether a source names the catalog in use, or a revision of it.
  package static func isCatalogInUse(_ source: String, in environment: CatalogEnvironment) -> Bool {
    if CatalogEnvironment.isStandardInput(source) || isFile(source, in: environment) {
      return false
    }
    let named = HistoryPoint.split(source)?.catalog ?? source
    return named.isEmpty || named == catalogInUse && !isFile(named, in: environment)
  }

  /// Returns the file or folder that a source names, without the revision; nil if it names none.
  package static func file(of source: String, in environment: CatalogEnvironment) -> String? {
    if CatalogEnvironment.isStandardInput(source) { return nil }
    if isFile(source, in: environment) { return source }
    let named = HistoryPoint.split(source)?.catalog ?? ""
    return isFile(named, in: environment) ? named : nil
  }

  private static func isFile(_ path: String, in environment: CatalogEnvironment) -> Bool {
    !path.isEmpty && FileTree.kind(of: environment.absolute(path)) != nil
  }

  /// Reads the presets of a source.
  ///
  /// An existing file takes precedence over a revision with the same spelling.
  ///
  /// - Throws: `notFound` if the file, operation, or catalog doesn't exist; `invalidInput` with all findings
  ///   if a file isn't valid.
  package func read(_ source: String) throws(CatalogError) -> PresetSnapshot {
    if CatalogEnvironment.isStandardInput(source) { return try readFiles(source) }
    if Self.isFile(source, in: environment) {
      return try isCatalog(source)
        ? readCatalog(source, source: source, at: .now) : try readFiles(source)
    }
    let (named, point) = HistoryPoint.split(source) ?? (source, .now)
    if Self.isCatalogInUse(source, in: environment), let catalog {
      return try catalog.snapshot(source, at: point)
    }
    guard named != source, Self.isFile(named, in: environment) else { throw missing(source) }
    guard try isCatalog(named) else {
      throw CatalogError(
        .invalidInput, "only catalogs have a history, and this file isn't a catalog", path: named,
        hints: ["remove the last '@' and everything after it"])
    }
    return try readCatalog(named, source: source, at: point)
  }

  private func isCatalog(_ shown: String) throws(CatalogError) -> Bool {
    let path = environment.absolute(shown)
    // To read the file of an open catalog would give up the lock on it.
    if FileIdentity(of: path) == openCatalog { return true }
    guard FileTree.kind(of: path) == .file else { return false }
    return try FileStream(path, shown: shown).read(16) == Array("SQLite format 3\0".utf8)
  }

  private var openCatalog: FileIdentity? { catalog.flatMap { FileIdentity(of: $0.location.path) } }

  /// Reads a catalog from elsewhere, in a private copy.
  private func readCatalog(
    _ shown: String, source: String, at point: HistoryPoint
  ) throws(CatalogError) -> PresetSnapshot {
    let path = environment.absolute(shown)
    if let catalog, FileIdentity(of: path) == openCatalog {
      return try catalog.snapshot(source, at: point)
    }
    let copy = try CatalogCopy(of: path, shown: shown, in: environment)
    return try copy.store.snapshot(source, at: point, of: shown)
  }

  private func readFiles(_ source: String) throws(CatalogError) -> PresetSnapshot {
    var reader = InputReader([source], in: environment)
    return try reader.snapshot(of: source)
  }

  private func missing(_ source: String) -> CatalogError {
    var error = CatalogError(.notFound, "no such file", path: source)
    if let catalog, (try? catalog.record(named: source)) != nil {
      error.hints = [.comparePresets]
    } else if source.utf8.contains(UInt8(ascii: "@")) {
      error.hints = [
        "write '@12' for after operation 12, '@-1' for one operation ago, or '@' for now"
      ]
    } else {
      error.hints = ["name a file, a folder, 'catalog', or an operation such as '@12' or '@-1'"]
    }
    return error
  }
}

extension InputReader {
  /// Reads all presets as those of one source: a file, a folder, or standard input.
  ///
  /// - Throws: `invalidInput` with all findings if a preset isn't valid. Presets that are referred to may be
  ///   missing.
  mutating func snapshot(of source: String) throws(CatalogError) -> PresetSnapshot {
    var read: [PresetEntry] = []
    var index = PresetIndex()
    while let entry = try next() {
      index.add(ReadPreset(entry), at: PresetLocation(kept: read.count))
      read.append(entry)
    }
    index.reportRepeats { location, _ in read[location.kept] }
    var findings = report.findings
    findings.merge(index.findings)
    findings.sortByPlace()
    guard findings.errors == 0 else {
      var error = CatalogError(.invalidInput, "the presets to compare aren't valid", path: source)
      error.findings = findings.kept
      throw error
    }
    var names: Set<String> = []
    let entries = read.lazy.map(\.preset).filter { names.insert($0.name.text).inserted }
      .map { PresetSnapshot.Entry(uid: nil, name: $0.name.text, payload: $0.payload) }
    var snapshot = PresetSnapshot(source, Array(entries))
    snapshot.notes = findings.kept + notesOfUnread
    return snapshot
  }

  /// Notes about files that weren't read; the first 12 files are listed individually.
  private var notesOfUnread: [Finding] {
    var notes = report.notRead.prefix(12).map(Finding.init)
    if report.notRead.count > 12 {
      notes.append(
        Finding(
          PresetRule.document, "\(report.notRead.count - 12) more files weren't read", level: .info
        ))
    }
    return notes
  }
}
