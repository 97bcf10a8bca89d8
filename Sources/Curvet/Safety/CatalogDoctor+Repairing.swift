import Diagnostics
import FileSystem
import Storage

extension CatalogDoctor {
  /// Rebuilds the catalog from everything readable, checks the result, and replaces the catalog, which is kept
  /// in a file next to it.
  ///
  /// - Parameter command: the command to record in the history.
  /// - Throws: `damaged` if nothing can be read; then the catalog isn't changed.
  package func repair(command: String) throws(CatalogError) -> RepairReport {
    let deadline = environment.busyDeadline
    while true {
      let folder = try TemporaryFolder(in: environment)
      do throws(CatalogError) {
        return try repair(command: command, in: folder, until: deadline)
      } catch  where error.isChanging && ContinuousClock.now < deadline {
        // Keep changes that another program has written in the meantime.
        continue
      } catch {
        throw folder.attributed(error, to: location.shown)
      }
    }
  }

  private func repair(
    command: String, in folder: TemporaryFolder, until deadline: ContinuousClock.Instant
  ) throws(CatalogError) -> RepairReport {
    let path = "\(folder.path)/damaged.sqlite"
    let state = changeCounter
    try CatalogCopy.copy(
      FileTree.resolved(location.path), to: path, shown: location.shown, in: environment,
      until: deadline)
    let leavesJournal = fellow(path).hasDamagedJournal
    if leavesJournal { for part in ["-journal", "-wal"] { FileTree.remove(path + part) } }
    let fresh = fellow("\(folder.path)/fresh.sqlite")
    try fresh.create()
    let source = try fellow(path).openForRecovery(fresh: fresh)
    let fixed = fellow("\(folder.path)/fixed.sqlite")
    var recovery = try fixed.create(
      recovering: source, operation: OperationNote(command: command, author: environment.author))
    recovery.leftJournal = leavesJournal
    let result = try fixed.open(.readWrite)
    let store = Store(result, environment: environment.storage)
    // A file without any preset may belong to another program.
    let figures = try store.figures()
    guard figures.presets + figures.trash > 0 else { throw CatalogFile.nothing(path) }
    let rest = try store.check(.deep)
    if rest.wantRepair, let fault = rest.first {
      let name = fault.preset.map { "'\($0)': " } ?? ""
      throw CatalogError(
        .damaged, "the catalog can't be repaired: \(name)\(fault.message)", path: location.path)
    }
    let stamp = FileStamp.text(environment.storage.now())
    let kept = try file.replaceContent(
      by: result, keepingAs: "before-repair-\(stamp)", ifStill: state)
    return RepairReport(recovery: recovery, kept: kept ?? "")
  }

  /// Another file that is treated as the catalog's.
  private func fellow(_ path: String) -> CatalogFile {
    CatalogFile(path: path, environment: environment.storage, options: environment.options)
  }

  /// The state of a catalog that SQLite can open.
  private var changeCounter: UInt32? {
    guard let connection = try? file.openUnchecked(.readWrite) else { return nil }
    return try? connection.changeCounter()
  }
}

extension CatalogError {
  /// Whether another program has changed the catalog, rather than kept its lock for too long.
  fileprivate var isChanging: Bool { kind == .busy && sqlite?.code == nil }
}
