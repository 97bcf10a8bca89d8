import Diagnostics
import FileSystem
import Presets
import Storage

/// A catalog of animation presets: timing curves, springs, keyframes, and transitions in one SQLite file.
///
/// Open a catalog by its path, find presets by name, by their properties, or by similarity, and sample
/// their motions:
///
/// ```swift
/// let catalog = try Catalog(path: "motion.sqlite")
/// for hit in try catalog.search("kind:spring soft").hits { print(hit.preset.name) }
/// let card = try catalog.motion("spring/card-soft")
/// print(card.progress(at: 0.1))
/// ```
///
/// Times are in seconds. Every method throws a `CatalogError`, whose description names the problem and, if
/// possible, a fix.
///
/// Use a catalog on one thread at a time. Other threads and programs may open the same file; while one
/// of them is writing, the others wait for up to 5 seconds.
public final class Catalog {
  /// The location of the catalog.
  package let location: CatalogLocation
  package internal(set) var environment: CatalogEnvironment
  let store: Store

  /// The purpose for which a catalog is opened.
  public enum Purpose: Sendable {
    /// Reading only. The file isn't changed, and may be write-protected.
    case reading
    /// Reading and changing: importing and editing presets is allowed.
    case changing
  }

  /// Opens the existing catalog at a path.
  ///
  /// A catalog that was created by an older version of Curvet is upgraded first.
  ///
  /// ```swift
  /// let catalog = try Catalog(path: "Design/motion.sqlite", for: .reading)
  /// ```
  ///
  /// - Throws: `notFound` if the file doesn't exist, `notACatalog` if it isn't a catalog, and `newerFile`
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
  /// - Throws: `exists` if the file already exists.
  public static func create(path: String, isEmpty: Bool = false) throws(CatalogError) -> Catalog {
    let environment = CatalogEnvironment.process
    let location = CatalogLocation(path: path, in: environment)
    try create(location, isEmpty: isEmpty, in: environment)
    return try Catalog(location, for: .changing, in: environment)
  }

  /// Returns a catalog in memory with the built-in presets.
  ///
  /// It can be changed like any other catalog. Its changes are lost when its last reference is released.
  ///
  /// ```swift
  /// let standard = try Catalog.builtIn().preset(named: "curve/material/standard")
  /// ```
  public static func builtIn() throws(CatalogError) -> Catalog { try inMemory(in: .process) }

  /// Makes a catalog from a connection that is already open.
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
  ///   - vocabularies: The preset collections that it contains otherwise, with the presets that they refer to.
  /// - Throws: `exists` if the file already exists.
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
        error.message = isFolder ? "expected a file, found a folder" : "the file already exists"
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
      .damaged, "a built-in preset isn't valid: \(finding.message)",
      findings: outcome.findings.kept)
  }

  /// Returns how many presets there are.
  public func count() throws(CatalogError) -> Int { try store.counts().values.reduce(0, +) }
}

extension CatalogError {
  /// Returns the error of a path without a catalog.
  static func noCatalog(_ location: CatalogLocation) -> CatalogError {
    CatalogError(
      .notFound, "no such catalog", path: location.shown,
      hints: [
        .createCatalog(path: location.origin == .option ? location.shown : nil),
        location.origin.hint,
      ].compactMap(\.self))
  }
}

extension CatalogLocation.Origin {
  /// The reason why this catalog is in use, unless the user named it in the command.
  fileprivate var hint: Hint? {
    switch self {
    case .option, .user, .memory: nil
    case .variable: "the path comes from CURVET_CATALOG"
    case .project(let config): "the path comes from \(config)"
    }
  }
}
