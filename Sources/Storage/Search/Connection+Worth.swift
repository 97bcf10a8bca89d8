import CSQLite
import Diagnostics

/// A function of the index that says what a match is worth.
extension Connection {
  /// Makes the function `worth(search, worths)` known to the connection.
  ///
  /// Its second argument is what `RankedExpression.worths` is. It returns a sum: for each part and field of what
  /// was found, the most that a phrase is worth, and all that phrases without a part are worth. Above 32 bits it has
  /// how much the parts found say.
  func addWorthFunction() throws(CatalogError) {
    if hasWorthFunction { return }
    var api: UnsafeMutablePointer<fts5_api>?
    let statement = try prepare("SELECT fts5(?1)")
    let kind: StaticString = "fts5_api_ptr"
    _ = kind.withUTF8Buffer { _ in
      sqlite3_bind_pointer(
        statement.pointer, 1, &api,
        UnsafeRawPointer(kind.utf8Start).assumingMemoryBound(to: CChar.self),
        nil)
    }
    _ = try statement.step()
    statement.reset()
    guard let api, let create = api.pointee.xCreateFunction else {
      throw CatalogError(.misuse, "SQLite has no FTS5", path: path)
    }
    try check(create(api, "worth", nil, worthOfMatch, nil))
    hasWorthFunction = true
  }
}

private let fieldCount = SearchPhrase.Field.allCases.count
private let columnCount = SearchPhrase.Column.allCases.count

/// The function as FTS5 calls it, once for each row.
private func worthOfMatch(
  api: UnsafePointer<Fts5ExtensionApi>?, index: OpaquePointer?, context: OpaquePointer?,
  count: Int32, arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let api, count == 1, let argument = arguments?[0],
    let bytes = sqlite3_value_blob(argument)
  else { return sqlite3_result_int64(context, 0) }
  let length = Int(sqlite3_value_bytes(argument)) / MemoryLayout<Int32>.size
  let numbers = UnsafeBufferPointer(
    start: bytes.assumingMemoryBound(to: Int32.self), count: length)
  let (parts, least) = (Int(numbers[0]), Int64(numbers[1]))
  let phrases = numbers[(2 + parts)...]
  let width = 1 + 2 * columnCount
  let total = withUnsafeTemporaryAllocation(of: Int64.self, capacity: max(parts, 1) * fieldCount) {
    best in
    best.initialize(repeating: 0)
    var added: Int64 = 0
    for phrase in 0..<phrases.count / width {
      let start = phrases.startIndex + phrase * width
      var place = Fts5PhraseIter()
      var column: Int32 = -1
      guard api.pointee.xPhraseFirstColumn(index, Int32(phrase), &place, &column) == SQLITE_OK
      else { continue }
      while column >= 0, column < columnCount {
        let entry = start + 1 + 2 * Int(column)
        if phrases[start] < 0 {
          added += Int64(phrases[entry + 1])
          break
        }
        let slot = Int(phrases[start]) * fieldCount + Int(phrases[entry])
        best[slot] = max(best[slot], Int64(phrases[entry + 1]))
        api.pointee.xPhraseNextColumn(index, &place, &column)
      }
    }
    return (0..<parts).reduce(into: added) { total, part in
      let worth = best[part * fieldCount..<(part + 1) * fieldCount].reduce(0, +)
      total += worth + (worth >= least ? Int64(numbers[2 + part]) << 32 : 0)
    }
  }
  sqlite3_result_int64(context, total)
}
