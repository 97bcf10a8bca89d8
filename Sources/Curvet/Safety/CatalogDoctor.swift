import Diagnostics
import FileSystem
import Storage

/// A doctor looks at a catalog in whatever state it is, and repairs it.
package struct CatalogDoctor {
  let location: CatalogLocation
  let environment: CatalogEnvironment
  let file: CatalogFile

  /// Sees to a catalog.
  package init(_ location: CatalogLocation, in environment: CatalogEnvironment) {
    self.location = location
    self.environment = environment
    file = location.file(in: environment)
  }

  /// Checks the catalog for problems.
  ///
  /// Changes nothing, except that it undoes an interrupted change.
  ///
  /// - Throws: `notFound` if the catalog doesn't exist, and errors that don't concern its content, such as
  ///   `busy`.
  package func examine(_ depth: CheckDepth) throws(CatalogError) -> DoctorReport {
    guard FileTree.kind(of: location.path) != nil else { throw CatalogError.noCatalog(location) }
    try location.refuseSpecial()
    var report = DoctorReport(depth: depth)
    if file.hasDamagedJournal {
      // SQLite would do as the journal says.
      report.faults.append(
        CatalogFault(
          "catalog/journal",
          "an interrupted change can't be undone, because its journal is damaged", .recovery)
      )
    } else {
      if hasHotJournal {
        report.faults.append(
          CatalogFault("catalog/journal", "an interrupted change was undone", .none))
      }
      do throws(CatalogError) {
        let subject = try CatalogUnderCheck(file, shown: location.shown, in: environment)
        try examine(subject.store, &report)
      } catch  where error.kind.isAboutContent {
        report.faults.append(CatalogFault("catalog/file", error.message, .recovery))
      }
    }
    for name in leftovers {
      report.faults.append(
        CatalogFault(
          "catalog/leftover", "'\(name)' next to the catalog was left by an interrupted program",
          .none, help: "remove it, unless another program is still writing it"))
    }
    return report
  }

  private func examine(_ store: Store, _ report: inout DoctorReport) throws(CatalogError) {
    var depth = report.depth
    switch try file.status(of: store.connection) {
    case .current: break
    case .older(let number):
      // Data that an older schema derived is derived again by the upgrade.
      depth = .quick
      report.faults.append(
        CatalogFault(
          "catalog/form",
          "the catalog has an older schema (\(number)), and will be upgraded when it's used",
          .none))
    case .newer(let version):
      depth = .file
      report.isForeign = true
      report.faults.append(
        CatalogFault(
          "catalog/form", "the catalog was written by Curvet \(version), a newer version",
          .decision, help: "update Curvet")
      )
    case .tampered(let number):
      depth = depth == .deep ? .quick : depth
      report.isForeign = true
      report.faults.append(
        CatalogFault(
          "catalog/form", "the catalog's schema \(number) differs from this program's",
          .decision,
          help: "export the presets, and import them into a new catalog"))
    }
    report.depth = depth
    report.checked = depth.subjects
    report.faults.append(try store.check(depth))
    report.figures = try? store.figures()
  }

  /// Whether a journal contains an interrupted change; a finished journal starts with zeros.
  private var hasHotJournal: Bool {
    let path = FileTree.resolved(location.path) + "-journal"
    let state = FileState(of: path)
    guard state != nil, let start = try? FileStream(path, shown: path).read(1).first, start != 0
    else { return false }
    // A program that changes the catalog holds its lock for longer than the journal exists.
    return !file.isBeingChanged && FileState(of: path) == state
  }

  /// Unfinished files that a program left next to the catalog.
  private var leftovers: [String] {
    let path = FileTree.resolved(location.path)
    let folder = FileTree.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let names = (try? FileTree.entries(of: folder, shown: folder)) ?? []
    return names.filter { $0.hasPrefix(".\(name).") && $0.hasSuffix(".tmp") }.sorted()
  }
}

/// The catalog to check, or a private copy if it's write-protected.
///
/// FTS5 checks its index with a statement that could change it.
final class CatalogUnderCheck {
  let store: Store
  private let folder: TemporaryFolder?

  init(
    _ file: CatalogFile, shown: String, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    let connection = try file.openUnchecked(.readWrite)
    guard connection.isReadOnly else {
      folder = nil
      store = Store(connection, environment: environment.storage)
      return
    }
    let folder = try TemporaryFolder(in: environment)
    let path = "\(folder.path)/copy.sqlite"
    do throws(CatalogError) {
      try CatalogCopy.copy(
        FileTree.resolved(file.path), to: path, shown: shown, in: environment,
        until: environment.busyDeadline)
      let copy = CatalogFile(
        path: path, environment: environment.storage, options: environment.options)
      let opened = try copy.openUnchecked(.readWrite)
      store = Store(opened, environment: environment.storage)
    } catch {
      throw folder.attributed(error, to: shown)
    }
    self.folder = folder
  }
}

/// The problems that a check found in a catalog.
package struct DoctorReport: Sendable {
  /// The verdict of a report.
  package enum Verdict: String, Hashable, Sendable {
    /// Nothing is wrong.
    case sound
    /// Nothing is wrong any more, but a repair could not save everything just as it was.
    case incomplete
    /// The presets are complete; a repair rebuilds the derived data.
    case repairable
    /// Something that people wrote is damaged, or can't be used by this version.
    case damaged
  }

  /// How closely the catalog was looked at.
  package var depth: CheckDepth
  /// The counts of the catalog; nil if they aren't known.
  package var figures: CatalogFigures?
  /// The problems.
  package var faults = CatalogFaults()
  /// The checked parts, in words; empty if the file can't be opened.
  package var checked: [String] = []
  /// Whether another program made it in a way that this one must not change.
  package var isForeign = false

  /// The verdict.
  package var verdict: Verdict {
    if faults.has(.recovery) || faults.has(.decision) { return .damaged }
    return faults.has(.rebuild) ? .repairable : .sound
  }

  /// The verdict after a repair.
  package func verdict(after repair: RepairReport?) -> Verdict {
    guard verdict == .sound, let repair, !repair.recovery.isComplete else { return verdict }
    return .incomplete
  }
}

/// The results of a repair.
package struct RepairReport: Sendable {
  /// The recovered and lost data.
  package var recovery: RecoveryReport
  /// Where the catalog as it was is kept.
  package var kept: String
}
