import Diagnostics
import Presets

/// A catalog on the disk: makes it, opens it, and keeps its schema up to date.
package struct CatalogFile: Sendable {
  /// Where the file is or shall be.
  package let path: String
  /// The path by which errors call it.
  package let shown: String
  /// Clock, randomness and the program's version.
  package let environment: StorageEnvironment
  /// How connections wait and when they give up.
  package let options: OpenOptions
  let migrations: [Migration]

  /// Names a catalog without touching it.
  ///
  /// - Parameter shown: the path by which errors call it; the path itself if left out.
  package init(
    path: String, shown: String? = nil, environment: StorageEnvironment,
    options: OpenOptions = .init()
  ) {
    self.init(
      path: path, shown: shown, environment: environment, options: options,
      migrations: Migration.embedded)
  }

  init(
    path: String, shown: String? = nil, environment: StorageEnvironment,
    options: OpenOptions = .init(), migrations: [Migration]
  ) {
    self.path = path
    self.shown = shown ?? path
    self.environment = environment
    self.options = options
    self.migrations = migrations
  }

  /// Opens the catalog, first bringing an older one up to date.
  ///
  /// A newer one is opened for reading if it allows that; for writing, so is one whose applied
  /// migrations are not the known ones. Then `readOnlyReason` says why, and attempts to write
  /// meet it as an error. Facts that an older version of the code has derived are derived again;
  /// if the file cannot be written, `hasOldFacts` says that this was not possible.
  package func open(_ mode: OpenMode) throws(CatalogError) -> Connection {
    if mode == .create { try createIfMissing() }
    do throws(CatalogError) {
      return try openOnce(mode)
    } catch  where error.isUnfinishedChange && mode == .readOnly {
      // A program was killed while it wrote, and only a writer can undo what it began.
      _ = try openOnce(.readWrite)
      return try openOnce(mode)
    }
  }

  private func openOnce(_ mode: OpenMode) throws(CatalogError) -> Connection {
    let connection = try openUnchecked(mode)
    let (state, hasOldFacts) = try connection.read { () throws(CatalogError) in
      // Readers need not pay for the hashes.
      let state = try connection.schemaState(
        knowing: migrations, comparingHashes: mode != .readOnly)
      let hasFacts =
        switch state {
        case .current, .tampered(_, isBehind: false): true
        default: false
        }
      return (state, hasFacts ? try connection.factsVersion() < PresetFacts.version : false)
    }
    switch state {
    case .current: if hasOldFacts { return try refresh(connection, mode: mode) }
    case .behind: return try upgrade(connection, mode: mode)
    case .tampered(let number, isBehind: false):
      connection.readOnlyReason = .tampered(migration: number)
      connection.hasOldFacts = hasOldFacts
    case .tampered(let number, isBehind: true):
      throw CatalogError(
        .tampered,
        "the catalog's schema \(number) differs from this program's, so it can't be upgraded",
        path: shown, hints: ["export it with the version of Curvet that created it"])
    case .newer(let version, let minReader, let minWriter):
      try admit(connection, version: version, minReader: minReader, minWriter: minWriter)
    }
    return connection
  }

  /// Opens the catalog whatever its schema, to see what is wrong with it.
  ///
  /// Only the application id is looked at. The connection reads only, except in the mode
  /// `readWrite`.
  package func openUnchecked(_ mode: OpenMode = .readOnly) throws(CatalogError) -> Connection {
    try Connection(
      path: path, shown: shown, mode: mode == .create ? .readWrite : mode, options: options)
  }

  private func upgrade(
    _ connection: Connection, mode: OpenMode
  ) throws(CatalogError) -> Connection {
    if mode == .readOnly {
      _ = try open(.readWrite)
      return try open(mode)
    }
    if let reason = connection.readOnlyReason {
      throw CatalogError(
        .readOnly,
        "the catalog must be upgraded, but \(reason.error(path: shown).message)",
        path: shown, hints: ["open it once in a location where it's writable"])
    }
    try Migrator(migrations: migrations, environment: environment).upgrade(connection)
    return try open(mode)
  }

  private func admit(
    _ connection: Connection, version: Int, minReader: Int, minWriter: Int
  ) throws(CatalogError) {
    let known = migrations.last?.number ?? 0
    if known < minReader {
      let needed = try connection.appVersion(of: minReader).map { "Curvet \($0) or newer" }
      throw CatalogError(
        .newerFile, "the catalog can only be read by \(needed ?? "a newer Curvet")",
        path: shown, hints: ["update Curvet"])
    }
    if known < minWriter {
      let needed = try connection.appVersion(of: minWriter) ?? "unknown"
      connection.readOnlyReason = .newer(version: needed)
    }
  }
}

/// The environment of the storage, apart from files.
package struct StorageEnvironment: Sendable {
  /// The running program's version, noted with the migrations it applies.
  package var appVersion: String
  /// The time of day, in seconds since 1970.
  package var now: @Sendable () -> Double
  /// Makes 128 random bits.
  package var random: @Sendable () -> (UInt64, UInt64)

  /// Chooses clock and randomness.
  package init(
    appVersion: String, now: @escaping @Sendable () -> Double,
    random: @escaping @Sendable () -> (UInt64, UInt64) = {
      (.random(in: .min ... .max), .random(in: .min ... .max))
    }
  ) {
    self.appVersion = appVersion
    self.now = now
    self.random = random
  }

  /// A new identity for a catalog or a preset: 128 random bits as 32 hexadecimal digits.
  package func makeUID() -> String {
    let bits = random()
    return Self.hexadecimal(bits.0) + Self.hexadecimal(bits.1)
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
