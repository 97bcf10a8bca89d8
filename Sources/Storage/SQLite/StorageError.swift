/// What went wrong with a catalog, why, and what may help.
public struct StorageError: Error, Hashable, Sendable {
  /// What went wrong, as far as a program needs to know.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Another program holds the catalog, and waiting did not help.
    case busy
    /// The file is a catalog, but what it holds contradicts itself.
    case damaged
    /// The catalog was written by a newer Curvet that forbids what was asked.
    case newerFile
    /// The file is something else than a Curvet catalog.
    case notACatalog
    /// The catalog can be read but not changed.
    case readOnly
    /// The disk or the quota is full, or the file would become too large.
    case full
    /// The caller's own signal or deadline stopped the work.
    case interrupted
    /// The operating system failed to read or write, or memory ran out.
    case ioFailure
    /// The file cannot be opened or made.
    case cannotOpen
    /// There is no file of that name.
    case notFound
    /// There is a file of that name already.
    case exists
    /// A rule of the schema was broken, such as a unique name or a reference.
    case constraint
    /// An applied migration differs from the one this program knows.
    case tampered
    /// The storage layer was called in a way it does not allow.
    case misuse
  }

  /// What went wrong, as far as a program needs to know.
  public let kind: Kind
  /// What went wrong in words: no capital at the start, no full stop, no path.
  public let message: String
  /// What may help, a sentence each.
  public let hints: [String]
  /// SQLite's extended result code; nil where SQLite was not asked.
  public let code: Int32?
  /// The catalog's path.
  public let path: String?
  /// The statement that failed, with question marks in place of its arguments.
  public let sql: String?

  /// Describes a failure.
  public init(
    _ kind: Kind, _ message: String, hints: [String] = [], code: Int32? = nil,
    path: String? = nil, sql: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.hints = hints
    self.code = code
    self.path = path
    self.sql = sql
  }
}

extension StorageError: CustomStringConvertible {
  /// One line for a log: path, message, SQL and code, never the statement's arguments.
  public var description: String {
    var text = path.map { "\($0): \(message)" } ?? message
    if let code { text += " (SQLite \(code))" }
    if let sql { text += " in: \(sql)" }
    return text
  }
}
