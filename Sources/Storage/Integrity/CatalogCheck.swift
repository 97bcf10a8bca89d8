import Diagnostics

/// A check looks at one aspect of a catalog, and says what is wrong with it.
protocol CatalogCheck {
  /// What is looked at, in words that fit after "checked".
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

  /// What is looked at, in words.
  package var subjects: [String] { checks.map { type(of: $0).subject } }
}

extension Store {
  /// Looks for what is wrong with the catalog, whatever state it is in.
  ///
  /// The connection has to be one that may write, for FTS5 checks its index by a statement that
  /// could change it. Nothing is changed.
  ///
  /// - Throws: what has nothing to do with the catalog, such as `busy` and `interrupted`.
  package func check(_ depth: CheckDepth) throws(CatalogError) -> CatalogFaults {
    var faults = CatalogFaults()
    let checks = depth.checks
    // What needs a transaction of its own comes before the one in which all others read.
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
      // SQLite met something that it could not read.
      faults.add(
        "catalog/file",
        "\(type(of: check).subject) can't be read to the end: \(error.fault ?? error.message)",
        .recovery)
    }
  }
}

/// Figures say how much a catalog holds.
package struct CatalogFigures: Hashable, Sendable {
  /// The number of the last migration applied.
  package var form: Int
  /// How many presets there are, those in the trash left out.
  package var presets: Int
  /// How many presets are in the trash.
  package var trash: Int
  /// How many operations the history has.
  package var operations: Int
  /// How many revisions of presets the history has.
  package var revisions: Int
  /// The size of the file.
  package var bytes: Int
}

extension Store {
  /// Counts what the catalog holds.
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
