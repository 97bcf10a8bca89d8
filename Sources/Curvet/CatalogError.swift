import Diagnostics
import Storage

/// What kept a catalog from doing what it was asked.
public struct CatalogError: Error, Sendable {
  /// What went wrong, as far as a program needs to know.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The input is not valid.
    case invalidInput
    /// There is no such file or preset.
    case notFound
    /// It exists already, or can't be made.
    case exists
    /// Reading or writing failed, or the disk is full.
    case ioFailure
    /// Another program holds the catalog.
    case busy
    /// The catalog is damaged or from a newer Curvet.
    case damaged
    /// The work was interrupted.
    case interrupted
  }

  /// What went wrong.
  public var kind: Kind
  /// What went wrong in words: no capital at the start, no full stop.
  public var message: String
  /// The file it is about, as the user named it.
  public var path: String?
  /// What may help, a sentence each.
  public var hints: [String]
  /// What was found wrong with a file, where that says more than the message.
  public var findings: [Finding] = []
  /// The storage error behind it.
  public var storage: StorageError?

  /// Describes a failure.
  public init(_ kind: Kind, _ message: String, path: String? = nil, hints: [String] = []) {
    self.kind = kind
    self.message = message
    self.path = path
    self.hints = hints
  }

  /// Takes over an error of the store.
  public init(_ error: StorageError) {
    self.init(Kind(error.kind), error.message, path: error.path, hints: error.hints)
    storage = error
  }
}

extension CatalogError.Kind {
  fileprivate init(_ kind: StorageError.Kind) {
    self =
      switch kind {
      case .busy: .busy
      case .damaged, .newerFile, .notACatalog, .tampered, .misuse, .constraint: .damaged
      case .readOnly, .full, .ioFailure: .ioFailure
      case .interrupted: .interrupted
      case .cannotOpen, .exists: .exists
      case .notFound: .notFound
      }
  }
}

/// Runs a call to the store, and takes over its error.
func storing<Value>(_ body: () throws(StorageError) -> Value) throws(CatalogError) -> Value {
  do throws(StorageError) {
    return try body()
  } catch {
    throw CatalogError(error)
  }
}
