import CSQLite
import Diagnostics
import FileSystem

extension CatalogError {
  /// Makes the error of a failed SQLite call from its result code and the connection's message.
  init(code: Int32, connection: OpaquePointer?, path: String, sql: String? = nil) {
    let detail = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    let cause = connection.map { sqlite3_system_errno($0) } ?? 0
    let kind = ErrorKind(code: code, detail: detail, cause: cause)
    let isUnfinished = code == Self.unfinishedChange
    self.init(
      kind,
      isUnfinished
        ? "an interrupted change must be undone first, but the file is write-protected"
        : kind.message(detail: detail, cause: cause),
      path: path,
      hints: isUnfinished ? ["open it once in a location where it's writable"] : kind.hints,
      sqlite: .init(code: code, sql: sql))
    if kind == .damaged { fault = detail }
  }

  /// Whether the file's journal contains a change that a reader can't undo.
  var isUnfinishedChange: Bool { sqlite?.code == Self.unfinishedChange }

  /// SQLITE_READONLY_ROLLBACK, which isn't visible in Swift.
  private static let unfinishedChange = SQLITE_READONLY | 3 << 8
}

extension CatalogError.ErrorKind {
  fileprivate init(code: Int32, detail: String, cause: Int32) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_SCHEMA: self = .busy
    // A file that isn't a database is recognized before SQLite opens it.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .damaged
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_IOERR: self = CatalogError.isFull(errno: cause) ? .full : .ioFailure
    case SQLITE_NOMEM: self = .ioFailure
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: self = .constraint
    // The program's own SQL is tested, so a missing table or column means that the file is damaged.
    case SQLITE_ERROR where detail.hasPrefix("no such "): self = .damaged
    case SQLITE_ERROR where detail == "unsupported file format": self = .damaged
    default: self = .misuse
    }
  }

  fileprivate func message(detail: String, cause: Int32) -> String {
    let reason = cause == 0 ? detail : CatalogError.reason(errno: cause)
    switch self {
    case .busy: return "the catalog is in use by another program"
    case .damaged: return "the catalog is damaged: \(detail)"
    case .readOnly: return "the catalog can't be changed: \(detail)"
    case .full: return "no space left to write"
    case .interrupted: return "interrupted"
    case .ioFailure: return "can't read or write the catalog: \(reason)"
    case .cannotOpen: return "can't open the file: \(reason)"
    default: return detail
    }
  }

  fileprivate var hints: [Hint] {
    switch self {
    case .busy: ["try again when the other program is done"]
    case .damaged: [.examineCatalog]
    case .full: ["nothing was changed; free some space and try again"]
    default: []
    }
  }
}

/// The reason why a connection is read-only.
package enum ReadOnlyReason: Hashable, Sendable {
  /// It was opened as read-only.
  case asked
  /// The file is write-protected.
  case file
  /// The folder is write-protected, and a change needs a journal next to the file.
  case folder
  /// The file was written by a newer version of Curvet, and this version can only read it.
  case newer(version: String)
  /// The applied migration with this number differs from the one that this program has.
  case tampered(migration: Int)

  /// Returns the error of an attempt to write.
  package func error(path: String) -> CatalogError {
    let (kind, message, hint): (CatalogError.ErrorKind, String, Hint?) =
      switch self {
      case .asked: (.readOnly, "the catalog was opened as read-only", nil)
      case .file: (.readOnly, "the catalog is write-protected", nil)
      case .folder: (.readOnly, "the catalog's folder is write-protected", nil)
      case .newer(let version):
        (
          .newerFile,
          "the catalog was written by Curvet \(version), so this version can only read it",
          "update Curvet to change it"
        )
      case .tampered(let migration):
        (
          .tampered,
          "the catalog's schema \(migration) differs from this program's, so it's read-only",
          "export the presets, and import them into a new catalog"
        )
      }
    return CatalogError(kind, message, path: path, hints: hint.map { [$0] } ?? [])
  }
}
