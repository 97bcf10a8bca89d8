@testable import Storage

extension Desk {
  /// The user's own catalog.
  var catalogFile: CatalogFile { catalogFile(Self.catalog) }

  /// A catalog, by its name.
  func catalogFile(_ name: String) -> CatalogFile {
    CatalogFile(
      path: path(name), environment: StorageEnvironment(appVersion: "1", now: { 0 }))
  }

  /// Changes the user's own catalog behind the program's back.
  func edit(_ sql: String) throws { try Self.edit(catalogFile, sql) }

  /// Gives a preset of the user's own catalog a payload, with the hash of this payload.
  func store(_ payload: String, as name: String) throws {
    let hash = SHA256.hash(Array(payload.utf8)).hexadecimal
    try edit("UPDATE preset SET payload = '\(payload)', hash = x'\(hash)' WHERE name = '\(name)'")
  }

  /// Changes a catalog behind the program's back.
  static func edit(_ file: CatalogFile, _ sql: String) throws {
    try file.openUnchecked(.readWrite).execute("PRAGMA foreign_keys = 0; " + sql)
  }
}
