import Diagnostics
import FileSystem

extension CatalogFile {
  /// Creates a new catalog completely, or not at all.
  ///
  /// It's created in a temporary file, filled by the closure, and then moved into place. `exists` is thrown
  /// if the file already exists, even if it was created in the meantime. The closure must write in its own
  /// transactions, and must not keep the connection.
  package func create(
    filling: (Connection) throws(CatalogError) -> Void = { _ in }
  ) throws(CatalogError) {
    let file = PendingFile(target: path)
    do throws(CatalogError) {
      try file.make()
      try write(to: file.path, filling: filling)
      try file.place()
    } catch {
      file.discard()
      throw error.moved(to: shown)
    }
  }

  /// Makes an empty catalog unless there is a file; another program may be doing the same.
  func createIfMissing() throws(CatalogError) {
    do throws(CatalogError) {
      _ = try Connection.inspect(path, shown: shown)
    } catch  where error.kind == .notFound {
      do throws(CatalogError) {
        try create()
      } catch  where error.kind == .exists {}
    }
  }

  private func write(
    to path: String, filling: (Connection) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let connection = try Connection(path: path, mode: .create, options: options)
    // The file is made durable as a whole before it is put in its place.
    try connection.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    try setUp(connection)
    try filling(connection)
  }

  /// Makes a new catalog in memory, which is gone with its connection.
  package func createInMemory() throws(CatalogError) -> Connection {
    let connection = try Connection()
    try setUp(connection)
    return connection
  }

  private func setUp(_ connection: Connection) throws(CatalogError) {
    try Migrator(migrations: migrations, environment: environment).apply(to: connection)
    try connection.prepare("INSERT INTO meta (key, value) VALUES ('catalog_id', ?1)")
      .run(environment.makeUID())
    // There is nothing yet that facts could be derived from.
    try Store(connection, environment: environment).setFactsVersion()
  }

  /// Replaces the content of the catalog with that of a valid file, completely or not at all, and keeps the
  /// previous content in a file next to it.
  ///
  /// Programs that have the catalog open see the new content, and can't write to the kept file, because it's
  /// a copy and the catalog's file stays the same. Only if the file is so damaged that SQLite can't write to
  /// it, the file is renamed, and a new one is created.
  ///
  /// - Parameters:
  ///   - label: the suffix of the kept file's name.
  ///   - counter: the change counter that the catalog must still have; nil for any.
  /// - Returns: the path of the kept file; nil if there was no previous content.
  package func replaceContent(
    by source: Connection, keepingAs label: String, ifStill counter: UInt32? = nil
  ) throws(CatalogError) -> String? {
    let path = FileTree.resolved(path)
    do throws(CatalogError) {
      if let reason = try Connection.inspect(path) { throw reason.error(path: path) }
    } catch  where error.kind == .notFound {
      let file = PendingFile(target: path)
      try writing(file) { () throws(CatalogError) in
        try source.writePages(to: file)
        try file.place()
      }
      return nil
    }
    let kept = PendingFile(target: FileTree.unused("\(path).\(label)"))
    do throws(CatalogError) {
      try replacePages(of: path, by: source, keeping: kept, ifStill: counter)
    } catch  where [.damaged, .notACatalog, .misuse].contains(error.kind) {
      try exchange(path, for: source, keeping: kept.target)
    }
    return kept.target
  }

  /// Overwrites the pages inside the catalog's own locks.
  private func replacePages(
    of path: String, by source: Connection, keeping kept: PendingFile,
    ifStill counter: UInt32?
  ) throws(CatalogError) {
    // A change between the copy that is kept and the lock would be lost, so the copy is taken
    // again.
    for _ in 1...3 {
      let present = try Connection(path: path, mode: .readWrite, options: options)
      let isDone = try writing(kept) { () throws(CatalogError) in
        let state = try present.read { () throws(CatalogError) in
          _ = try present.schemaVersion()
          let state = try present.changeCounter()
          if let counter, counter != state { throw Self.isChanging(path) }
          try present.writePages(to: kept)
          return state
        }
        try kept.place()
        do throws(CatalogError) {
          let isDone = try PageCopy(source: source, target: present).run {
            () throws(CatalogError) in
            try present.changeCounter() == state
          }
          if !isDone { FileTree.remove(kept.target) }
          try present.demandPlace()
          return isDone
        } catch {
          FileTree.remove(kept.target)
          throw error
        }
      }
      if isDone { return }
    }
    throw Self.isChanging(path)
  }

  private static func isChanging(_ path: String) -> CatalogError {
    CatalogError(
      .busy, "another program changed the catalog in the meantime", path: path,
      hints: ["try again when the other program is done"])
  }

  /// Renames the catalog's file, journals and all, and puts another in its place.
  private func exchange(
    _ path: String, for source: Connection, keeping kept: String
  ) throws(CatalogError) {
    let file = PendingFile(target: path)
    // A program that opens the file that is kept would do as a damaged journal says.
    let suffix = hasDamagedJournal ? ".damaged" : ""
    try writing(file) { () throws(CatalogError) in
      try source.writePages(to: file)
      try FileTree.keep(path, as: kept)
      // A journal that stayed would be taken for that of the new file.
      for part in ["-journal", "-wal", "-shm"] {
        FileTree.rename(path + part, to: kept + suffix + part)
      }
      try file.replace()
    }
  }

  private func writing<Value>(
    _ file: PendingFile, _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    do throws(CatalogError) {
      return try body()
    } catch {
      file.discard()
      throw error.path == file.path ? error.moved(to: path) : error
    }
  }
}
