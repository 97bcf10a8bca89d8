import Diagnostics
import Presets
import Storage
import StrictJSON

/// A catalog is an open file of presets: it imports, finds, checks and exports them.
///
/// It belongs to one thread.
public final class Catalog {
  /// Where it is.
  public let location: CatalogLocation
  let environment: CatalogEnvironment
  let store: Store

  /// What a catalog is opened for.
  public enum Purpose: Sendable {
    case reading, changing
  }

  /// Opens a catalog that exists.
  public init(
    _ location: CatalogLocation, for purpose: Purpose, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    self.location = location
    self.environment = environment
    let file = CatalogFile(
      path: location.path, environment: environment.storage, options: environment.options)
    try location.refuseSpecial()
    do throws(StorageError) {
      let connection = try file.open(purpose == .reading ? .readOnly : .readWrite)
      store = Store(connection, environment: environment.storage)
    } catch {
      var failure = CatalogError(error)
      failure.path = location.shown
      // Where the file is there, what failed is reading it.
      if failure.kind == .exists, FileTree.kind(of: location.path) != nil {
        failure.kind = .ioFailure
      }
      throw failure.kind == .notFound ? .noCatalog(location) : failure
    }
  }

  /// Makes a catalog, by default with the built-in presets.
  ///
  /// - Throws: `exists` where there is a file already.
  public static func create(
    _ location: CatalogLocation, isEmpty: Bool, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    try FileTree.makeFolder(FileTree.folder(of: location.path))
    let file = CatalogFile(
      path: location.path, environment: environment.storage, options: environment.options)
    var failure: CatalogError?
    do throws(StorageError) {
      try file.create { connection throws(StorageError) in
        if isEmpty { return }
        failure = try fill(
          Store(connection, environment: environment.storage), by: environment.author)
        if failure != nil {
          throw StorageError(.misuse, "the built-in presets can't be read", path: location.path)
        }
      }
    } catch {
      var error = failure ?? CatalogError(error)
      error.path = location.shown
      if error.kind == .exists, error.hints.isEmpty, FileTree.kind(of: location.path) != nil {
        error.message = "there is a file already"
        error.hints = ["use it as it is, or remove it first"]
      }
      throw error
    }
  }

  /// Puts the built-in presets into a new catalog; returns what is wrong with them, if anything is.
  private static func fill(
    _ store: Store, by author: String?
  ) throws(StorageError) -> CatalogError? {
    let note = OperationNote(command: "init", author: author)
    var preparation = PresetPreparation()
    let result: Result<ImportOutcome, CatalogError> = try store.importPresets(
      note: note, policy: .fail, isDryRun: false
    ) { add, findings throws(StorageError) in
      for seed in EmbeddedFile.seeds {
        let reading = JSONDocument.read(Array(seed.bytes), file: seed.name)
        findings.append(reading)
        guard let document = reading.document else { continue }
        try DocumentReader.read(document, findings: &findings) { entry throws(StorageError) in
          _ = try add(preparation.prepare(entry))
        }
      }
      return .success(())
    }
    switch result {
    case .failure(let error): return error
    case .success(let outcome):
      guard let finding = outcome.findings.kept.first else { return nil }
      var error = CatalogError(.damaged, "a built-in preset is not valid: \(finding.message)")
      error.findings = outcome.findings.kept
      return error
    }
  }

  /// Runs a call to the store, and takes over its error with the path as the user knows it.
  func storing<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(CatalogError) -> Value {
    do throws(StorageError) {
      return try body()
    } catch {
      var failure = CatalogError(error)
      if failure.path == location.path { failure.path = location.shown }
      throw failure
    }
  }

  /// How many presets there are.
  public func count() throws(CatalogError) -> Int {
    try storing { () throws(StorageError) in try store.counts().values.reduce(0, +) }
  }
}

extension CatalogError {
  /// The error of a place where there is no catalog.
  static func noCatalog(_ location: CatalogLocation) -> CatalogError {
    let place = location.origin == .option ? " --catalog \(location.shown)" : ""
    return CatalogError(
      .notFound, "there is no catalog", path: location.shown,
      hints: ["make one with 'curvet init\(place)'", location.origin.hint].compactMap { $0 })
  }
}

extension CatalogLocation.Origin {
  /// Why this catalog is the one in use, where that may surprise.
  fileprivate var hint: String? {
    switch self {
    case .option, .user: nil
    case .variable: "CURVET_CATALOG names it"
    case .project(let config): "\(config) names it"
    }
  }
}
