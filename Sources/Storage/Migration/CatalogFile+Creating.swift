import Diagnostics
import FileSystem

extension CatalogFile {
  /// Makes a new catalog: all of it, or nothing.
  ///
  /// It is made beside its place, filled by the closure, and then put there; `exists` is thrown
  /// if there is a file already, even one made meanwhile. The closure is to write in transactions
  /// of its own and must not keep the connection.
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
}
