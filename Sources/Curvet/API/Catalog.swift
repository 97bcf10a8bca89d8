import Diagnostics
import FileSystem
import Presets
import Storage

/// A catalog of motion: named curves, springs, keyframes and transitions in one SQLite file.
///
/// Open a catalog by its path, look presets up by name or by what they are like, and ask their motions
/// for values:
///
/// ```swift
/// let catalog = try Catalog(path: "motion.sqlite")
/// for hit in try catalog.search("kind:spring soft").hits { print(hit.preset.name) }
/// let card = try catalog.motion("spring/card-soft")
/// print(card.progress(at: 0.1))
/// ```
///
/// Times are in seconds. Every method throws a `CatalogError`, whose description says what is wrong and,
/// if there is a way, how to fix it.
///
/// A catalog belongs to one thread at a time. Other threads and programs may open the same file; if one
/// of them is writing, the others wait for up to ten seconds.
public final class Catalog {
  /// Where it is.
  package let location: CatalogLocation
  package internal(set) var environment: CatalogEnvironment
  let store: Store

  /// What a catalog is opened for.
  public enum Purpose: Sendable {
    /// Nothing in the file is changed; also a file that can't be written is opened.
    case reading
    /// Presets may be imported and changed.
    case changing
  }

  /// Opens the catalog at a path, which must exist.
  ///
  /// A catalog that an older version of Curvet made is brought up to date first.
  ///
  /// ```swift
  /// let catalog = try Catalog(path: "Design/motion.sqlite", for: .reading)
  /// ```
  ///
  /// - Throws: `notFound` if there is no file, `notACatalog` if it is something else, and `newerFile`
  ///   if only a newer version of Curvet can read it.
  public convenience init(path: String, for purpose: Purpose = .changing) throws(CatalogError) {
    let environment = CatalogEnvironment.process
    try self.init(CatalogLocation(path: path, in: environment), for: purpose, in: environment)
  }

  /// Creates a catalog at a path, by default with the built-in presets, and opens it.
  ///
  /// ```swift
  /// let catalog = try Catalog.create(path: "motion.sqlite", isEmpty: true)
  /// ```
  ///
  /// - Throws: `exists` if there is a file at the path.
  public static func create(path: String, isEmpty: Bool = false) throws(CatalogError) -> Catalog {
    let environment = CatalogEnvironment.process
    let location = CatalogLocation(path: path, in: environment)
    try create(location, isEmpty: isEmpty, in: environment)
    return try Catalog(location, for: .changing, in: environment)
  }

  /// Returns a catalog in memory that holds the built-in presets.
  ///
  /// It can be changed like any other and is gone with its last reference.
  ///
  /// ```swift
  /// let standard = try Catalog.builtIn().preset(named: "curve/material/standard")
  /// ```
  public static func builtIn() throws(CatalogError) -> Catalog { try inMemory(in: .process) }

  /// Makes a catalog of a connection that is already open.
  private init(_ connection: Connection, in environment: CatalogEnvironment) {
    location = .memory
    self.environment = environment
    store = Store(connection, environment: environment.storage)
  }

  /// Makes a catalog in memory with the built-in presets.
  package static func inMemory(in environment: CatalogEnvironment) throws(CatalogError) -> Catalog {
    let file = CatalogLocation.memory.file(in: environment)
    let catalog = Catalog(try file.createInMemory(), in: environment)
    try fill(catalog.store, with: Vocabulary.standard, by: environment.author)
    return catalog
  }

  /// Opens a catalog that exists.
  package init(
    _ location: CatalogLocation, for purpose: Purpose, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    self.location = location
    self.environment = environment
    try location.refuseSpecial()
    do throws(CatalogError) {
      let connection = try location.file(in: environment)
        .open(purpose == .reading ? .readOnly : .readWrite)
      store = Store(connection, environment: environment.storage)
    } catch {
      if error.kind == .notFound { throw .noCatalog(location) }
      var error = error
      error.path = location.shown
      // If the file exists, what failed is reading it.
      if error.kind == .cannotOpen, location.exists { error.kind = .ioFailure }
      throw error
    }
  }

  /// Creates a catalog, by default with the built-in presets.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether it has no presets.
  ///   - vocabularies: Whose presets it has otherwise, with those that they refer to.
  /// - Throws: `exists` if there is a file already.
  package static func create(
    _ location: CatalogLocation, isEmpty: Bool,
    with vocabularies: [Vocabulary] = Vocabulary.standard,
    in environment: CatalogEnvironment
  ) throws(CatalogError) {
    try FileTree.makeFolder(FileTree.folder(of: location.path))
    do throws(CatalogError) {
      try location.file(in: environment).create { connection throws(CatalogError) in
        if isEmpty { return }
        let store = Store(connection, environment: environment.storage)
        try fill(store, with: vocabularies, by: environment.author)
      }
    } catch {
      var error = error
      error.path = location.shown
      if error.kind == .exists || error.kind == .cannotOpen, error.hints.isEmpty, location.exists {
        error.kind = .exists
        let isFolder = FileTree.kind(of: location.path) == .folder
        error.message = isFolder ? "this is a folder" : "there is a file already"
        error.hints = [isFolder ? "name a file in it" : .useCatalog]
      }
      throw error
    }
  }

  /// Puts built-in presets into a new catalog.
  private static func fill(
    _ store: Store, with vocabularies: [Vocabulary], by author: String?
  ) throws(CatalogError) {
    let presets = VocabularyPresets(vocabularies)
    var source = ListedPresets(presets.chosen + presets.needed, findings: presets.findings)
    let outcome = try store.importPresets(
      from: &source, note: OperationNote(command: "init", author: author), policy: .fail,
      isDryRun: false)
    guard let finding = outcome.findings.kept.first else { return }
    throw CatalogError(
      .damaged, "a built-in preset is not valid: \(finding.message)",
      findings: outcome.findings.kept)
  }

  /// Returns how many presets there are.
  public func count() throws(CatalogError) -> Int { try store.counts().values.reduce(0, +) }
}

extension CatalogError {
  /// The error of a place that has no catalog.
  static func noCatalog(_ location: CatalogLocation) -> CatalogError {
    CatalogError(
      .notFound, "there is no catalog", path: location.shown,
      hints: [
        .createCatalog(path: location.origin == .option ? location.shown : nil),
        location.origin.hint,
      ].compactMap(\.self))
  }
}

extension CatalogLocation.Origin {
  /// Why this catalog is the one in use, if that may surprise.
  fileprivate var hint: Hint? {
    switch self {
    case .option, .user, .memory: nil
    case .variable: "CURVET_CATALOG names it"
    case .project(let config): "\(config) names it"
    }
  }
}
