import Diagnostics
import FileSystem
import Presets
import Storage
import StrictJSON

/// A catalog is an open file of presets: it imports, finds, checks and exports them.
///
/// It belongs to one thread.
package final class Catalog {
  /// Where it is.
  package let location: CatalogLocation
  let environment: CatalogEnvironment
  let store: Store

  /// What a catalog is opened for.
  package enum Purpose: Sendable {
    case reading, changing
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
      // Where the file is there, what failed is reading it.
      if error.kind == .cannotOpen, location.exists { error.kind = .ioFailure }
      throw error
    }
  }

  /// Makes a catalog, by default with the built-in presets.
  ///
  /// - Throws: `exists` where there is a file already.
  package static func create(
    _ location: CatalogLocation, isEmpty: Bool, in environment: CatalogEnvironment
  ) throws(CatalogError) {
    try FileTree.makeFolder(FileTree.folder(of: location.path))
    do throws(CatalogError) {
      try location.file(in: environment).create { connection throws(CatalogError) in
        if isEmpty { return }
        try fill(Store(connection, environment: environment.storage), by: environment.author)
      }
    } catch {
      var error = error
      error.path = location.shown
      if error.kind == .exists || error.kind == .cannotOpen, error.hints.isEmpty, location.exists {
        error.kind = .exists
        error.message = "there is a file already"
        error.hints = ["use it as it is, or remove it first"]
      }
      throw error
    }
  }

  /// Puts the built-in presets into a new catalog.
  private static func fill(_ store: Store, by author: String?) throws(CatalogError) {
    var entries: [PresetEntry] = []
    var findings = FindingList()
    for seed in EmbeddedFile.seeds {
      let reading = JSONDocument.read(Array(seed.bytes), file: seed.name)
      findings.append(reading)
      guard let document = reading.document else { continue }
      DocumentReader.read(document, findings: &findings) { entries.append($0) }
    }
    var source = ListedPresets(entries, findings: findings)
    let outcome = try store.importPresets(
      from: &source, note: OperationNote(command: "init", author: author), policy: .fail,
      isDryRun: false)
    guard let finding = outcome.findings.kept.first else { return }
    throw CatalogError(
      .damaged, "a built-in preset is not valid: \(finding.message)",
      findings: outcome.findings.kept)
  }

  /// How many presets there are.
  package func count() throws(CatalogError) -> Int {
    try store.counts().values.reduce(0, +)
  }
}

extension CatalogError {
  /// The error of a place where there is no catalog.
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
  /// Why this catalog is the one in use, where that may surprise.
  fileprivate var hint: Hint? {
    switch self {
    case .option, .user: nil
    case .variable: "CURVET_CATALOG names it"
    case .project(let config): "\(config) names it"
    }
  }
}
