import Storage

/// A catalog copy is a private copy of a catalog from elsewhere, checked before it is read.
///
/// It is removed when it is no longer used.
final class CatalogCopy {
  private let folder: TemporaryFolder
  /// The tables of the copy.
  let store: Store

  /// Copies a catalog and checks it.
  init(of original: String, shown: String, in environment: CatalogEnvironment) throws(CatalogError)
  {
    folder = try TemporaryFolder(in: environment)
    let path = "\(folder.path)/copy.sqlite"
    do throws(CatalogError) {
      try Self.copy(FileTree.resolved(original), to: path, shown: shown)
      let (environment, options) = (environment.storage, environment.options)
      store = try storing { [folder] () throws(StorageError) in
        // Opened for writing, so that a change that was interrupted is undone.
        let file = CatalogFile(path: path, environment: environment, options: options)
        let store = Store(try file.open(.readWrite), environment: environment)
        let fresh = CatalogFile(
          path: "\(folder.path)/fresh.sqlite", environment: environment, options: options)
        try fresh.create()
        try store.verify(
          against: Store(try fresh.open(.readOnly), environment: environment))
        return store
      }
    } catch {
      var error = error
      error.path = shown
      throw error
    }
  }

  /// Copies the file and the journals beside it, all of one moment.
  static func copy(
    _ original: String, to target: String, shown: String
  ) throws(CatalogError) {
    let parts = ["", "-journal", "-wal"]
    for _ in 1...3 {
      let before = parts.map { FileState(of: original + $0) }
      for (part, state) in zip(parts, before) {
        FileTree.remove(target + part)
        if part.isEmpty || state != nil {
          try copyFile(original + part, to: target + part, shown: shown)
        }
      }
      if before == parts.map({ FileState(of: original + $0) }) { return }
    }
    throw CatalogError(
      .busy, "another program keeps changing the catalog", path: shown,
      hints: ["try again when it is done"])
  }

  private static func copyFile(
    _ original: String, to target: String, shown: String
  ) throws(CatalogError) {
    let source = try FileStream(original, shown: shown)
    let copy = try FileWriter(target, shown: target)
    while true {
      let bytes = try source.read(1 << 20)
      if bytes.isEmpty { break }
      try copy.write(bytes)
    }
    try copy.finish()
  }

  /// Hands out the payloads in the order of their names.
  func forEachPayload(_ body: ([UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
    let result = try storing { () throws(StorageError) in
      try store.forEachPayload { (bytes) throws(CatalogError) -> Bool in
        try body(Array(bytes))
        return true
      }
    }
    try result.get()
  }
}
