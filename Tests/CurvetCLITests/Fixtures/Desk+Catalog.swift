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

  /// Changes a catalog behind the program's back.
  static func edit(_ file: CatalogFile, _ sql: String) throws {
    try file.openUnchecked(.readWrite).execute("PRAGMA foreign_keys = 0; " + sql)
  }
}
