import Diagnostics
import FileSystem

extension Connection {
  /// Writes a copy of the catalog, checks it, and puts it in place.
  ///
  /// Other programs may go on reading; whoever writes waits. The copy is of one moment: as many
  /// presets, operations and revisions as there were then are found in it, and every page is sound.
  /// An existing file is replaced if asked, otherwise the error is `exists`; a failed attempt leaves
  /// nothing behind.
  ///
  /// - Parameter check: looks at the copy before it is put in place.
  package func writeCopy(
    to target: String, replacing: Bool,
    check: (Connection) throws(CatalogError) -> Void = { _ in }
  ) throws(CatalogError) {
    let file = PendingFile(target: target)
    do throws(CatalogError) {
      let counts = try read { () throws(CatalogError) in
        try writePages(to: file)
        return try contentCounts()
      }
      let copy = try Connection(path: file.path, mode: .readOnly, options: handle.options)
      try copy.verify(wholly: true)
      guard try copy.contentCounts() == counts else {
        throw CatalogError(.damaged, "the copy lacks some of what the catalog holds", path: path)
      }
      try check(copy)
      try replacing ? file.replace() : file.place()
    } catch {
      file.discard()
      // Nobody knows the copy by the name that it had meanwhile.
      throw error.path == file.path
        ? error.moved(to: error.kind == .damaged ? path : target) : error
    }
  }

  /// Writes the pages as they are into a file that is not in its place yet.
  func writePages(to file: PendingFile) throws(CatalogError) {
    try checkFreeSpace(forCopyIn: FileTree.folder(of: file.target))
    try file.make()
    let copy = try Connection(path: file.path, mode: .create, options: handle.options)
    // The file is made durable as a whole before it is put in its place.
    try copy.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    try PageCopy(source: self, target: copy).run()
  }

  /// Checks every page of the file, and throws `damaged` at the first fault.
  ///
  /// - Parameter wholly: whether indexes are compared with their tables too.
  package func verify(wholly: Bool = false) throws(CatalogError) {
    let fault = try prepare(wholly ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
      .first { $0.string(0) }
    if let fault, fault != "ok" {
      throw CatalogError.damaged(fault, path: path)
    }
  }

  /// How many rows there are in the tables that nothing could derive anew.
  private func contentCounts() throws(CatalogError) -> [Int] {
    [try count("preset"), try count("operation"), try count("revision")]
  }
}

extension CatalogError {
  /// The same about another file.
  func moved(to path: String) -> CatalogError {
    var error = self
    error.path = path
    return error
  }
}
