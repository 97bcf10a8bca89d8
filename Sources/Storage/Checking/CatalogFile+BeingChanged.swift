import CSQLite

extension CatalogFile {
  /// Whether a program is changing the catalog at this moment; true where that can't be told.
  ///
  /// Nothing is read, and no change that was interrupted is undone.
  package var isBeingChanged: Bool {
    guard
      let handle = try? ConnectionHandle(
        path: path, flags: SQLITE_OPEN_READONLY, options: options)
    else { return true }
    var isReserved: Int32 = 1
    let code = curvet_sqlite3_check_reserved(handle.database, &isReserved)
    return code != SQLITE_OK || isReserved != 0
  }
}
