import Diagnostics

/// Row numbers count up, and say in which order rows came.
enum RowNumber {
  /// The largest number a row may have: JSON numbers are exact up to here.
  static let last: Int64 = 1 << 53
  /// The tables whose rows are numbered so, each called as one of its rows.
  static let tables = ["preset", "operation", "revision"]
}

extension Store {
  /// Returns the number of the next row of a table.
  ///
  /// - Throws: `damaged` where none is left.
  @discardableResult
  func nextNumber(in table: String) throws(CatalogError) -> Int64 {
    let largest =
      try connection.cached("SELECT coalesce(max(id), 0) FROM \(table)")
      .first { $0.int64(0) } ?? 0
    guard largest < RowNumber.last else {
      throw CatalogError.damaged(
        "no number is left for another \(table)", path: path, hints: [.renumberCatalog])
    }
    return max(0, largest) + 1
  }
}
