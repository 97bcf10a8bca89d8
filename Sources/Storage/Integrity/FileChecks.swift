import CSQLite
import Diagnostics
import Presets

/// The page check lets SQLite look at every page and row of the file.
struct PageCheck: CatalogCheck {
  static let subject = "the file's pages"

  /// Whether indexes are compared with their tables too.
  var isWhole: Bool

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare(isWhole ? "PRAGMA integrity_check" : "PRAGMA quick_check").forEach
    { row in
      let text = row.string(0)
      if text != "ok" {
        // SQLite puts several messages into one row, under a heading.
        for line in text.split(separator: "\n") where !line.hasPrefix("***") {
          faults.add("catalog/file", Self.plain(line), .recovery)
        }
      }
    }
  }

  /// SQLite's message in the form that messages have here.
  private static func plain(_ line: Substring) -> String {
    "SQLite reports: \(line.drop { $0 == " " })"
  }
}

/// Checks for rows that refer to missing rows, and for row numbers so high that no numbers are left for new
/// rows.
struct LinkCheck: CatalogCheck {
  static let subject = "links between tables"

  /// The tables that a repair rebuilds.
  private static let derived: Set = [
    "name", "preset_tag", "reference", "fact", "sketch", "parameter",
  ]

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try checkLinks(store, &faults)
    for table in RowNumber.tables {
      let largest =
        try store.connection.first("SELECT coalesce(max(id), 0) FROM \(table)") { $0.int64(0) } ?? 0
      guard largest >= RowNumber.last else { continue }
      faults.add(
        "catalog/numbers", "no numbers are left for a new \(table), because \(largest) is in use",
        .recovery)
    }
  }

  private func checkLinks(_ store: Store, _ faults: inout CatalogFaults) throws(CatalogError) {
    var counts: [[String]: Int] = [:]
    try store.connection.prepare("PRAGMA foreign_key_check").forEach { row in
      counts[[row.string(0), row.string(2)], default: 0] += 1
    }
    for (tables, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let rows =
        count == 1
        ? "1 row in table '\(tables[0])' refers to a missing row"
        : "\(count) rows in table '\(tables[0])' refer to missing rows"
      faults.add(
        "catalog/links", "\(rows) in table '\(tables[1])'",
        Self.derived.contains(tables[0]) ? .rebuild : .recovery)
    }
  }
}

/// The search index check compares the index of words with the words.
struct SearchIndexCheck: CatalogCheck {
  static let subject = "the search index"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    do throws(CatalogError) {
      try store.connection.writeDeciding { () throws(CatalogError) in
        // Rank 1 asks for a comparison with the table that holds the words.
        try store.connection.execute(
          "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
        return .rollback(())
      }
    } catch  where error.kind == .damaged {
      faults.add("catalog/search", "the search index doesn't match the presets", .rebuild)
    }
    let (documents, presets) = (
      try store.connection.count("search_doc"),
      try store.connection.count("preset WHERE deleted_at IS NULL")
    )
    if documents != presets {
      faults.add(
        "catalog/search",
        "the search index lists \(documents) presets, but the catalog has \(presets)", .rebuild)
    }
  }
}

extension Connection {
  /// How many rows there are in a table, with a condition if there is one.
  func count(_ rows: String) throws(CatalogError) -> Int {
    try prepare("SELECT count(*) FROM \(rows)").first { $0.int(0) } ?? 0
  }
}

/// The name check looks for presets without their names, and names without presets.
struct NameCheck: CatalogCheck {
  static let subject = "names"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT p.name FROM preset p LEFT JOIN name n
        ON n.name = p.name AND n.preset_id = p.id AND n.is_alias = 0
      WHERE p.deleted_at IS NULL AND n.name IS NULL
      """
    ).forEach { row in
      faults.add(
        "catalog/names", "the preset can't be found by its name", of: row.string(0), .rebuild)
    }
    try store.connection.prepare(
      """
      SELECT n.name, p.name FROM name n JOIN preset p ON p.id = n.preset_id
      WHERE p.deleted_at IS NOT NULL OR n.is_alias = 0 AND n.name <> p.name
      """
    ).forEach { row in
      faults.add(
        "catalog/names",
        "the name '\(row.string(0))' points to it, but the preset was removed or has another name",
        of: row.string(1), .rebuild)
    }
  }
}

/// Checks for presets that refer back to themselves.
struct CycleCheck: CatalogCheck {
  static let subject = "cycles"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    let referrers = try store.connection.ids("SELECT DISTINCT preset_id FROM reference")
    var checker = IntegrityChecker(StoredPresets(store: store))
    for id in referrers {
      let cycle = try checker.cycle(from: id) { _ throws(CatalogError) in (0, nil) }
      guard let cycle else { continue }
      faults.append(
        CatalogFault(
          "catalog/references", cycle.problem.message,
          preset: try store.name(of: cycle.presets[0]), .decision,
          help: "change one of them to break the cycle"))
    }
  }
}
