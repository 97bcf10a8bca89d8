import CSQLite
import Diagnostics

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
      faults.append(
        CatalogFault(
          "catalog/search", "the search index is not that of the presets' words", .rebuild)
      )
    }
    let (documents, presets) = (
      try store.connection.count("search_doc"),
      try store.connection.count("preset WHERE deleted_at IS NULL")
    )
    if documents != presets {
      faults.append(
        CatalogFault(
          "catalog/search", "\(documents) of \(presets) presets can be found by their words",
          .rebuild))
    }
  }
}

extension Connection {
  /// How many rows there are in a table, with a condition if there is one.
  func count(_ rows: String) throws(CatalogError) -> Int {
    try prepare("SELECT count(*) FROM \(rows)").first { $0.int(0) }
      ?? 0
  }
}
