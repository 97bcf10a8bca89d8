import Diagnostics

/// A table scan hands out the rows of a damaged table that can be read, in the order of their numbers.
///
/// What lies behind a damaged page is reached from the other end, and what lies between two of them
/// row by row.
struct TableScan {
  let connection: Connection
  /// The table, whose key is called `id`.
  let table: String
  /// What is read, the key first.
  let columns: String

  /// The most numbers that are looked up one by one.
  static let mostLookUps: Int64 = 100_000

  /// Reads all rows that can be read.
  ///
  /// - Parameter last: a number that no row is known to lie behind.
  /// - Returns: whether the table could be read from one end to the other.
  func forEach(
    last: Int64 = 0, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) -> Bool {
    let (reached, isWhole) = try forward(from: Int64.min, body)
    if isWhole { return true }
    // A damaged row may have the largest number there is.
    guard reached < .max else { return false }
    let end = lowestFromTheEnd() ?? min(max(last, reached), .max - 1) + 1
    let first = reached + 1
    if first < end {
      let (most, isTooFar) = first.addingReportingOverflow(Self.mostLookUps)
      for id in first..<(isTooFar ? end : min(end, most)) { try lookUp(id, body) }
    }
    _ = try forward(from: end, body)
    return false
  }

  private func forward(
    from start: Int64, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) -> (reached: Int64, isWhole: Bool) {
    var reached: Int64 = max(start, 1) - 1
    guard
      let statement = try readable({ () throws(CatalogError) in
        try connection.prepare("SELECT \(columns) FROM \(table) WHERE id >= ?1 ORDER BY id")
      })
    else { return (reached, false) }
    try statement.bind(start, at: 1)
    while true {
      guard let isRow = try readable({ () throws(CatalogError) in try statement.step() })
      else { return (reached, false) }
      guard isRow else { return (reached, true) }
      try body(statement.row)
      reached = statement.row.int64(0)
    }
  }

  /// The lowest number that can be reached from the table's end; nil where none can.
  private func lowestFromTheEnd() -> Int64? {
    var lowest: Int64?
    try? connection.prepare("SELECT \(columns) FROM \(table) ORDER BY id DESC").forEach {
      row in
      lowest = row.int64(0)
      return true
    }
    return lowest
  }

  private func lookUp(
    _ id: Int64, _ body: (Row) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard
      let statement = try readable({ () throws(CatalogError) in
        try connection.cached("SELECT \(columns) FROM \(table) WHERE id = ?1")
      })
    else { return }
    try statement.bind(id, at: 1)
    defer { statement.reset() }
    if try readable({ () throws(CatalogError) in try statement.step() }) == true {
      try body(statement.row)
    }
  }

  /// The result; nil where the file stands in the way of it.
  private func readable<Value>(
    _ body: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value? {
    do throws(CatalogError) {
      return try body()
    } catch  where error.kind != .interrupted {
      return nil
    }
  }
}
