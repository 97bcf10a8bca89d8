extension Connection {
  /// Writes a compact copy of the catalog, checks it, and puts it in place.
  ///
  /// Other programs may go on reading and writing. An existing file is replaced if asked,
  /// otherwise the error is `exists`; a failed attempt leaves nothing behind.
  public func writeCopy(to target: String, replacing: Bool) throws(StorageError) {
    let file = PendingFile(target: target)
    do throws(StorageError) {
      // "./" keeps SQLite from taking "file:…" for a URI.
      try prepare("VACUUM INTO ?1").run(file.path.hasPrefix("/") ? file.path : "./" + file.path)
      try Connection(path: file.path, mode: .readOnly).verify()
      try replacing ? file.replace() : file.place()
    } catch {
      file.discard()
      throw error
    }
  }

  /// Checks every page of the file, and throws `damaged` at the first fault.
  public func verify() throws(StorageError) {
    let fault = try prepare("PRAGMA quick_check(1)")
      .first { row throws(StorageError) in row.string(0) }
    if let fault, fault != "ok" {
      throw StorageError(.damaged, "the catalog is damaged: \(fault)", path: path)
    }
  }
}
