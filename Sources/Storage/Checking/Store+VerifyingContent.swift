extension Store {
  /// Checks that every preset is what its hash says.
  ///
  /// - Throws: `damaged` at the first that is not.
  public func verifyContent() throws(StorageError) {
    var changed: String?
    try connection.prepare("SELECT payload, hash, name FROM preset").forEach {
      row throws(StorageError) in
      let isSame = row.withText(0) { SHA256.hash($0) } == row.withBlob(1) { SHA256.Digest($0) }
      if !isSame { changed = row.string(2) }
      return isSame
    }
    guard let changed else { return }
    throw StorageError(
      .damaged, "the catalog is damaged: \"\(changed)\" was changed behind Curvet's back",
      hints: StorageError.mendingHints, path: path)
  }
}
