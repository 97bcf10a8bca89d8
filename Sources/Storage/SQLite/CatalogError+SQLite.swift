import CSQLite
import Diagnostics
import FileSystem

extension CatalogError {
  /// Describes why SQLite refused, from the code it gave and what the connection says about it.
  init(code: Int32, connection: OpaquePointer?, path: String, sql: String? = nil) {
    let detail = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    let cause = connection.map { sqlite3_system_errno($0) } ?? 0
    let kind = Kind(code: code, detail: detail, cause: cause)
    let isUnfinished = code == Self.unfinishedChange
    self.init(
      kind,
      isUnfinished
        ? "an interrupted change has to be undone first, and the file is write-protected"
        : kind.message(detail: detail, cause: cause),
      path: path,
      hints: isUnfinished ? ["open it once where it can be written"] : kind.hints,
      sqlite: .init(code: code, sql: sql))
    if kind == .damaged { fault = detail }
  }

  /// Whether the file's journal holds a change that a reader cannot undo.
  var isUnfinishedChange: Bool { sqlite?.code == Self.unfinishedChange }

  /// SQLITE_READONLY_ROLLBACK, which Swift cannot see.
  private static let unfinishedChange = SQLITE_READONLY | 3 << 8
}

extension CatalogError.Kind {
  fileprivate init(code: Int32, detail: String, cause: Int32) {
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_SCHEMA: self = .busy
    // A file that is no database at all is recognised before SQLite looks into it.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .damaged
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_INTERRUPT: self = .interrupted
    case SQLITE_IOERR: self = CatalogError.isFull(errno: cause) ? .full : .ioFailure
    case SQLITE_NOMEM: self = .ioFailure
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: self = .constraint
    // The program's own SQL is tested, so a missing table or column is the file's fault.
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
    case .readOnly: return "the catalog cannot be changed: \(detail)"
    case .full: return "there is no space left to write"
    case .interrupted: return "interrupted"
    case .ioFailure: return "reading or writing failed: \(reason)"
    case .cannotOpen: return "the file cannot be opened: \(reason)"
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

/// Why a connection does not write.
package enum ReadOnlyReason: Hashable, Sendable {
  /// It was opened for reading.
  case asked
  /// The file is write-protected.
  case file
  /// The folder is write-protected, and a change needs a journal beside the file.
  case folder
  /// A newer Curvet, of the version given, wrote the file in a form this one may only read.
  case newer(version: String)
  /// The applied migration of that number is not the one this program knows.
  case tampered(migration: Int)

  /// The error that an attempt to write meets.
  package func error(path: String) -> CatalogError {
    let (kind, message, hint): (CatalogError.Kind, String, Hint?) =
      switch self {
      case .asked: (.readOnly, "the catalog was opened for reading only", nil)
      case .file: (.readOnly, "the catalog is write-protected", nil)
      case .folder: (.readOnly, "the catalog's folder is write-protected", nil)
      case .newer(let version):
        (
          .newerFile, "the catalog is from Curvet \(version); this version can only read it",
          "update Curvet to change it"
        )
      case .tampered(let migration):
        (
          .tampered,
          "the catalog's schema \(migration) is not the one this program knows, so it is only read",
          "export what you need and import it into a new catalog"
        )
      }
    return CatalogError(kind, message, path: path, hints: hint.map { [$0] } ?? [])
  }
}
