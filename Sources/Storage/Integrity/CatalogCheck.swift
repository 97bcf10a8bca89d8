import Diagnostics

/// A check looks at one aspect of a catalog, and says what is wrong with it.
protocol CatalogCheck {
  /// The checked part, in words that fit after "checked".
  static var subject: String { get }

  /// Looks, and adds what is wrong.
  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError)
}

/// How closely a catalog is looked at.
package enum CheckDepth: String, Hashable, Sendable, CaseIterable {
  /// The file as SQLite sees it, whatever its tables mean.
  case file
  /// Also the search index, the names, and every preset against its hash.
  case quick
  /// Also all that was derived from presets, and their history.
  case deep

  var checks: [any CatalogCheck] {
    switch self {
    case .file: [PageCheck(isWhole: false), LinkCheck()]
    case .quick:
      [PageCheck(isWhole: false), LinkCheck(), SearchIndexCheck(), NameCheck(), ContentCheck()]
    case .deep:
      [
        PageCheck(isWhole: true), LinkCheck(), SearchIndexCheck(), NameCheck(), StoredPresetCheck(),
        CycleCheck(), HistoryCheck(),
      ]
    }
  }

  /// The checked parts, in words.
  package var subjects: [String] { checks.map { type(of: $0).subject } }
}

extension Store {
  /// Checks the catalog for problems, whatever state it's in.
  ///
  /// The connection must be writable, because FTS5 checks its index with a statement that could change it.
  /// Nothing is changed.
  ///
  /// - Throws: errors that don't concern the catalog's content, such as `busy` and `interrupted`.
  package func check(_ depth: CheckDepth) throws(CatalogError) -> CatalogFaults {
    var faults = CatalogFaults()
    let checks = depth.checks
    // Checks that need their own transaction run before the one in which all others read.
    for check in checks where check is SearchIndexCheck { try run(check, &faults) }
    try connection.read { () throws(CatalogError) in
      for check in checks where !(check is SearchIndexCheck) { try run(check, &faults) }
    }
    return faults
  }

  private func run(_ check: any CatalogCheck, _ faults: inout CatalogFaults) throws(CatalogError) {
    connection.options.whenWorking?(WorkProgress(.checking(type(of: check).subject)))
    do throws(CatalogError) {
      try check.run(on: self, faults: &faults)
    } catch {
      if [.interrupted, .busy, .full, .readOnly].contains(error.kind) { throw error }
      // SQLite couldn't read a part of the file.
      faults.add(
        "catalog/file",
        "couldn't finish checking \(type(of: check).subject): \(error.fault ?? error.message)",
        .recovery)
    }
  }
}

/// The counts of a catalog.
package struct CatalogFigures: Hashable, Sendable {
  /// The number of the last migration applied.
  package var form: Int
  /// The number of presets, except those in the trash.
  package var presets: Int
  /// The number of presets in the trash.
  package var trash: Int
  /// The number of operations in the history.
  package var operations: Int
  /// The number of preset revisions in the history.
  package var revisions: Int
  /// The size of the file.
  package var bytes: Int
}

extension Store {
  /// Returns the counts of the catalog.
  package func figures() throws(CatalogError) -> CatalogFigures {
    func number(_ pragma: String) throws(CatalogError) -> Int {
      try connection.prepare("PRAGMA \(pragma)").first { $0.int(0) } ?? 0
    }
    return CatalogFigures(
      form: try connection.schemaVersion(),
      presets: try connection.count("preset WHERE deleted_at IS NULL"),
      trash: try connection.count("preset WHERE deleted_at IS NOT NULL"),
      operations: try connection.count("operation"), revisions: try connection.count("revision"),
      bytes: try number("page_count") * number("page_size"))
  }
}
