@testable import Curvet
@testable import Storage

extension Bench {
  /// Changes a catalog behind the program's back.
  func execute(_ sql: String, in name: String = "catalog.sqlite") throws {
    let file = CatalogFile(path: path(name), environment: environment.storage)
    try file.openUnchecked(.readWrite).execute(sql)
  }

  /// SQL that gives a preset a payload, with the hash of this payload, as if it had been stored so.
  static func storing(_ payload: String, as name: String) -> String {
    let hash = SHA256.hash(Array(payload.utf8)).hexadecimal
    return """
      UPDATE preset SET payload = '\(payload)', hash = x'\(hash)' WHERE name = '\(name)';
      UPDATE revision SET payload = '\(payload)' WHERE name = '\(name)'
      """
  }

  /// The first column of a query's rows.
  func rows(_ sql: String, in name: String = "catalog.sqlite") throws -> [String] {
    let file = CatalogFile(path: path(name), environment: environment.storage)
    return try file.openUnchecked().prepare(sql).all { $0.string(0) }
  }
}
