/// An error of a catalog, or of a command that uses one.
///
/// The same error is passed on from the file access to the command line, and code on the way adds details.
public struct CatalogError: Error, Hashable, Sendable {
  /// The category of the error, for programs.
  ///
  /// It determines the exit code.
  public enum ErrorKind: String, CaseIterable, Hashable, Sendable {
    /// The input isn't valid.
    case invalidInput
    /// The search isn't valid.
    case invalidQuery
    /// The file, preset, or operation doesn't exist.
    case notFound
    /// A file or preset with that name already exists.
    case exists
    /// The file can't be opened or created.
    case cannotOpen
    /// The operating system failed to read or write, or memory ran out.
    case ioFailure
    /// The catalog can be read but not changed.
    case readOnly
    /// The disk or the quota is full, or the file would become too large.
    case full
    /// Another program is using the catalog, or has changed the same content.
    case busy
    /// The file is a catalog, but its content is inconsistent.
    case damaged
    /// The catalog was written by a newer version of Curvet, and this version can't do what was requested.
    case newerFile
    /// The file isn't a Curvet catalog.
    case notACatalog
    /// An applied migration differs from the one this program knows.
    case tampered
    /// A constraint of the schema was violated, such as a unique name or a reference.
    case constraint
    /// The storage layer was used incorrectly.
    case misuse
    /// A signal or a deadline stopped the work, or the output was closed.
    case interrupted
  }

  /// The details of an SQLite error.
  public struct SQLiteCause: Hashable, Sendable {
    /// The extended result code.
    public var code: Int32?
    /// The statement that failed, with question marks in place of its arguments.
    public var sql: String?

    /// Makes a cause.
    public init(code: Int32? = nil, sql: String? = nil) {
      self.code = code
      self.sql = sql
    }
  }

  /// The category of the error, for programs.
  public var kind: ErrorKind
  /// The message, without a capital letter, a period, and the path.
  public var message: String
  /// For a damaged catalog, the message without its first words.
  public var fault: String?
  /// The file with the error, as the user named it.
  public var path: String?
  /// Suggestions for fixing the problem, one sentence each.
  public var hints: [Hint]
  /// The problems found in a file, if they say more than the message.
  public var findings: [Finding]
  /// The details of the SQLite error; nil if the error isn't from SQLite.
  public var sqlite: SQLiteCause?

  /// Describes a failure.
  public init(
    _ kind: ErrorKind, _ message: String, path: String? = nil, hints: [Hint] = [],
    findings: [Finding] = [], sqlite: SQLiteCause? = nil
  ) {
    self.kind = kind
    self.message = message
    self.path = path
    self.hints = hints
    self.findings = findings
    self.sqlite = sqlite
  }
}

extension CatalogError {
  /// Returns the error of a catalog with inconsistent content.
  ///
  /// - Parameter fault: the problem.
  public static func damaged(
    _ fault: String, path: String?, hints: [Hint] = [.examineCatalog]
  ) -> CatalogError {
    var error = CatalogError(.damaged, "the catalog is damaged: \(fault)", path: path, hints: hints)
    error.fault = fault
    return error
  }
}

extension CatalogError.ErrorKind {
  /// Whether the content of the file is the problem, rather than access to it.
  public var isAboutContent: Bool {
    switch self {
    case .damaged, .newerFile, .notACatalog, .tampered, .constraint, .misuse: true
    default: false
    }
  }

  /// Whether a disk or the operating system failed to read or write.
  public var isAboutTheDisk: Bool {
    switch self {
    case .ioFailure, .readOnly, .full: true
    default: false
    }
  }
}

extension CatalogError: CustomStringConvertible {
  /// The path, the message, and the hints, for a log.
  ///
  /// Each finding follows on its own line.
  ///
  /// SQLite's code and statement are added, but never the statement's arguments.
  public var description: String {
    var text = path.map { "\($0): \(message)" } ?? message
    for sentence in hints.compactMap(\.sentence) { text += "; \(sentence)" }
    if let code = sqlite?.code { text += " (SQLite \(code))" }
    if let sql = sqlite?.sql { text += " in: \(sql)" }
    for finding in findings {
      let place = finding.place.map { "\($0.file):\($0.line):\($0.column): " }
      text += "\n\(place ?? "")\(finding.level.word): \(finding.message)"
    }
    return text
  }
}
