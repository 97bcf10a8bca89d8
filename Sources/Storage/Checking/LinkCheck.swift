import Diagnostics

/// The link check looks for rows that lead to rows which are not there, and for rows numbered so high
/// that no number is left for another.
struct LinkCheck: CatalogCheck {
  static let subject = "links between tables"

  /// What a repair derives anew.
  private static let derived: Set = ["name", "preset_tag", "reference", "fact", "sketch"]

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try checkLinks(store, &faults)
    for table in RowNumber.tables {
      let largest =
        try store.connection.prepare("SELECT coalesce(max(id), 0) FROM \(table)")
        .first { $0.int64(0) } ?? 0
      guard largest >= RowNumber.last else { continue }
      faults.append(
        CatalogFault(
          "catalog/numbers", "no number is left for another \(table), because one has \(largest)",
          .recovery))
    }
  }

  private func checkLinks(
    _ store: Store, _ faults: inout CatalogFaults
  ) throws(CatalogError) {
    var counts: [[String]: Int] = [:]
    try store.connection.prepare("PRAGMA foreign_key_check").forEach { row in
      counts[[row.string(0), row.string(2)], default: 0] += 1
      return true
    }
    for (tables, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let rows =
        count == 1 ? "1 row of \"\(tables[0])\" leads" : "\(count) rows of \"\(tables[0])\" lead"
      faults.append(
        CatalogFault(
          "catalog/links", "\(rows) to no row of \"\(tables[1])\"",
          Self.derived.contains(tables[0]) ? .rebuild : .recovery))
    }
  }
}
