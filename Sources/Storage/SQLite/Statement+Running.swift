import Diagnostics

extension Statement {
  /// Runs the statement with these arguments and ignores its rows.
  func run<each Value: Bindable>(_ values: repeat each Value) throws(CatalogError) {
    try bind(repeat each values)
    while try step() {}
  }

  /// Runs the statement and reads its first row; nil where there is none.
  func first<each Value: Bindable, Result>(
    _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> Result? {
    try bind(repeat each values)
    guard try step() else { return nil }
    defer { reset() }
    return try read(row)
  }

  /// Runs the statement and reads all its rows.
  func all<each Value: Bindable, Result>(
    _ values: repeat each Value, read: (Row) throws(CatalogError) -> Result
  ) throws(CatalogError) -> [Result] {
    try bind(repeat each values)
    defer { reset() }
    var results: [Result] = []
    while try step() { results.append(try read(row)) }
    return results
  }

  /// Runs the statement and hands its rows to the body one by one, until it says false.
  func forEach<each Value: Bindable>(
    _ values: repeat each Value, body: (Row) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    try bind(repeat each values)
    defer { reset() }
    while try step() {
      guard try body(row) else { return }
    }
  }
}
