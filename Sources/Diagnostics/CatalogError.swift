/// What kept a catalog, or a command that uses one, from doing what it was asked.
///
/// The same error goes from the file to the command line: code that knows more adds it.
public struct CatalogError: Error, Hashable, Sendable {
  /// What went wrong, as far as a program needs to know; it decides the exit code.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The input is not valid.
    case invalidInput
    /// The words of a search make no sense.
    case invalidQuery
    /// There is no such file or preset.
    case notFound
    /// There is a file or preset of that name already.
    case exists
    /// The file can't be opened or created.
    case cannotOpen
    /// The operating system failed to read or write, or memory ran out.
    case ioFailure
    /// The catalog can be read but not changed.
    case readOnly
    /// The disk or the quota is full, or the file would become too large.
    case full
    /// Another program holds the catalog or has changed what was to be changed.
    case busy
    /// The file is a catalog, but what it holds contradicts itself.
    case damaged
    /// The catalog was written by a newer Curvet that forbids what was asked.
    case newerFile
    /// The file is something else than a Curvet catalog.
    case notACatalog
    /// An applied migration differs from the one this program knows.
    case tampered
    /// A rule of the schema was broken, such as a unique name or a reference.
    case constraint
    /// The storage layer was called as it does not allow.
    case misuse
    /// A signal or a deadline stopped the work, or nobody reads its output any more.
    case interrupted
  }

  /// What SQLite said.
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

  /// What went wrong, as far as a program needs to know.
  public var kind: Kind
  /// What went wrong in words: no capital at the start, no full stop, no path.
  public var message: String
  /// What is damaged, if that is what went wrong: the message without its first words.
  public var fault: String?
  /// The file it is about, as the user named it.
  public var path: String?
  /// What may help, a sentence each.
  public var hints: [Hint]
  /// What was found wrong with a file, if that says more than the message.
  public var findings: [Finding]
  /// What SQLite said; nil if it was not asked.
  public var sqlite: SQLiteCause?

  /// Describes a failure.
  public init(
    _ kind: Kind, _ message: String, path: String? = nil, hints: [Hint] = [],
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
  /// Returns the error of a catalog whose content contradicts itself.
  ///
  /// - Parameter fault: what is wrong with it.
  public static func damaged(
    _ fault: String, path: String?, hints: [Hint] = [.examineCatalog]
  ) -> CatalogError {
    var error = CatalogError(.damaged, "the catalog is damaged: \(fault)", path: path, hints: hints)
    error.fault = fault
    return error
  }
}

extension CatalogError.Kind {
  /// Whether it is what the file holds that can't be used, rather than access to it.
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
  /// The path, what is wrong and what may help, for a log; each finding follows on a line of its own.
  ///
  /// SQLite's code and statement are added, but never the statement's arguments.
  public var description: String {
    var text = path.map { "\($0): \(message)" } ?? message
    for sentence in hints.compactMap(\.sentence) { text += "; \(sentence)" }
    if let code = sqlite?.code { text += " (SQLite \(code))" }
    if let sql = sqlite?.sql { text += " in: \(sql)" }
    for finding in findings {
      let place = finding.place.map { "\($0.file):\($0.line):\($0.column): " }
      text += "\n\(place ?? "")\(finding.level.rawValue): \(finding.message)"
    }
    return text
  }
}
