import Diagnostics

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
          faults.append(CatalogFault("catalog/file", Self.plain(line), .recovery))
        }
      }
      return true
    }
  }

  /// SQLite's message in this house's form.
  private static func plain(_ line: Substring) -> String {
    "SQLite says: \(line.drop { $0 == " " })"
  }
}
