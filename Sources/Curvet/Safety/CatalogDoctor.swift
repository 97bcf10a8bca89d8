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

  /// Looks for what is wrong, and changes nothing but a change that another program left half done.
  ///
  /// - Throws: `notFound` if there is no catalog, and what has nothing to do with its state, such as
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
          "a change was interrupted, and can't be undone because its journal is damaged", .recovery)
      )
    } else {
      if hasHotJournal {
        report.faults.append(
          CatalogFault("catalog/journal", "a change was interrupted, and has been undone", .none))
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
          "catalog/leftover", "\"\(name)\" beside the catalog was left by a killed program",
          .none, help: "remove it, unless another program is just writing it"))
    }
    return report
  }

  private func examine(_ store: Store, _ report: inout DoctorReport) throws(CatalogError) {
    var depth = report.depth
    switch try file.status(of: store.connection) {
    case .current: break
    case .older(let number):
      // What an older form derived is derived again when it is brought up to date.
      depth = .quick
      report.faults.append(
        CatalogFault(
          "catalog/form",
          "the catalog has form \(number), and is brought up to date when it is used",
          .none))
    case .newer(let version):
      depth = .file
      report.isForeign = true
      report.faults.append(
        CatalogFault(
          "catalog/form", "the catalog is from Curvet \(version)", .decision, help: "update Curvet")
      )
    case .tampered(let number):
      depth = depth == .deep ? .quick : depth
      report.isForeign = true
      report.faults.append(
        CatalogFault(
          "catalog/form", "the catalog's schema \(number) is not the one this program knows",
          .decision,
          help: "export what you need and import it into a new catalog"))
    }
    report.depth = depth
    report.checked = depth.subjects
    report.faults.append(try store.check(depth))
    report.figures = try? store.figures()
  }

  /// Whether a journal holds a change that nobody will finish; a finished one has zeros at its start.
  private var hasHotJournal: Bool {
    let path = FileTree.resolved(location.path) + "-journal"
    let state = FileState(of: path)
    guard state != nil, let start = try? FileStream(path, shown: path).read(1).first, start != 0
    else { return false }
    // Whoever is changing the catalog has its lock for longer than there is a journal.
    return !file.isBeingChanged && FileState(of: path) == state
  }

  /// Files that a program was writing beside the catalog.
  private var leftovers: [String] {
    let path = FileTree.resolved(location.path)
    let folder = FileTree.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let names = (try? FileTree.entries(of: folder, shown: folder)) ?? []
    return names.filter { $0.hasPrefix(".\(name).") && $0.hasSuffix(".tmp") }.sorted()
  }
}

/// A doctor's subject is the catalog itself; if that can't be written, a private copy of it.
///
/// FTS5 checks its index by a statement that could change it.
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

/// A doctor's report says what is wrong with a catalog.
package struct DoctorReport: Sendable {
  /// What a report comes to.
  package enum Verdict: String, Hashable, Sendable {
    /// Nothing is wrong.
    case sound
    /// Nothing is wrong any more, but a repair could not save everything just as it was.
    case incomplete
    /// What people wrote is whole; a repair derives the rest again.
    case repairable
    /// Something that people wrote is damaged, or can't be used by this version.
    case damaged
  }

  /// How closely the catalog was looked at.
  package var depth: CheckDepth
  /// What it holds; nil if that is not known.
  package var figures: CatalogFigures?
  /// What is wrong.
  package var faults = CatalogFaults()
  /// What was looked at, in words; nothing if the file can't be opened.
  package var checked: [String] = []
  /// Whether another program made it in a way that this one must not change.
  package var isForeign = false

  /// What it comes to.
  package var verdict: Verdict {
    if faults.has(.recovery) || faults.has(.decision) { return .damaged }
    return faults.has(.rebuild) ? .repairable : .sound
  }

  /// What it comes to after a repair.
  package func verdict(after repair: RepairReport?) -> Verdict {
    guard verdict == .sound, let repair, !repair.recovery.isComplete else { return verdict }
    return .incomplete
  }
}

/// What a repair did.
package struct RepairReport: Sendable {
  /// What was saved, and what was not.
  package var recovery: RecoveryReport
  /// Where the catalog as it was is kept.
  package var kept: String
}
