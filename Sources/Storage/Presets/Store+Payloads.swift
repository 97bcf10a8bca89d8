import Diagnostics
import Presets
import StrictJSON

extension Store {
  /// Hands out payloads in the order of their names' bytes, until `body` returns false.
  ///
  /// Payloads that are not what their hashes say are not handed out.
  ///
  /// - Parameter damaged: gets the presets that are not what their hashes and the history say; without it they
  ///   are an error at the end.
  /// - Throws: `damaged` if presets and names do not match.
  package func forEachPayload(
    skipping damaged: ((DamagedPresets) -> Void)? = nil,
    _ body: (UnsafeRawBufferPointer) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    var cursor = try payloads()
    cursor.skipsDamaged = damaged != nil
    // A body that throws ends the run, too.
    defer { cursor.close() }
    while try cursor.advance() { if try !cursor.withPayload(body) { return try cursor.stop() } }
    damaged?(cursor.damaged)
  }

  /// Returns the payloads in the order of their names' bytes, one after another.
  package func payloads() throws(CatalogError) -> PayloadCursor { try PayloadCursor(self) }

  /// The primary names, in the order of their bytes.
  ///
  /// - Throws: `damaged` if names and presets do not match.
  package func primaryNames() throws(CatalogError) -> [String] {
    var names: [String] = []
    var wrong: String?
    try connection.cached(
      """
      SELECT n.name, p.name FROM name n LEFT JOIN preset p ON p.id = n.preset_id
      WHERE n.is_alias = 0 ORDER BY n.name
      """
    ).forEachWhile { row in
      let name = row.string(0)
      names.append(name)
      let found = row.optional(1, Row.string)
      if found != name { wrong = Self.misplaced(name, isDangling: found == nil) }
      return wrong == nil
    }
    if let wrong { throw misplaced(wrong) }
    let count = try connection.count("preset WHERE deleted_at IS NULL")
    if names.count != count {
      throw misplaced("\(names.count) of \(count) presets can be found by name")
    }
    return names
  }

  /// Whether a preset has this payload.
  func holds(_ payload: [UInt8], as id: Int64) throws(CatalogError) -> Bool {
    try connection.cached("SELECT payload = ?2 FROM preset WHERE id = ?1")
      .first(id, UTF8Text(payload)) { $0.bool(0) } ?? false
  }

  fileprivate static func misplaced(_ name: String, isDangling: Bool) -> String {
    "the name '\(name)' points to \(isDangling ? "a preset that doesn't exist" : "another preset")"
  }

  /// Throws `damaged` if a name points to a preset that doesn't have it.
  ///
  /// - Parameter isAlias: whether the name is listed as an alias.
  func checkName(_ name: String, of record: PresetRecord, isAlias: Bool) throws(CatalogError) {
    if !isAlias, name == record.name { return }
    // An unreadable preset is reported when it's read.
    let aliases = Preset(payload: record.payload)?.aliases.map(\.text)
    if isAlias, aliases?.contains(name) != false { return }
    throw misplaced(Self.misplaced(name, isDangling: false))
  }

  fileprivate func misplaced(_ what: String) -> CatalogError {
    CatalogError.damaged(what, path: path)
  }
}

/// A payload cursor goes through the payloads of a catalog that are what their hashes say.
package struct PayloadCursor {
  private let store: Store
  private let statement: Statement
  /// Whether damaged presets are skipped instead of refused.
  fileprivate var skipsDamaged = false
  fileprivate private(set) var damaged = DamagedPresets()
  private var found = 0
  /// A problem with a name.
  private var wrong: String?

  fileprivate init(_ store: Store) throws(CatalogError) {
    self.store = store
    statement = try store.connection.cached(
      """
      SELECT p.payload, p.hash, p.name, \(Store.differsFromHistory), n.name, n.name IS NOT p.name
      FROM name n LEFT JOIN preset p ON p.id = n.preset_id WHERE n.is_alias = 0 ORDER BY n.name
      """)
  }

  /// Returns the next payload; nil at the end.
  ///
  /// - Throws: `damaged` at the end, with the names of presets that are not what their hashes say,
  ///   and if presets and names do not match.
  package mutating func next() throws(CatalogError) -> [UInt8]? {
    try advance() ? withPayload { Array($0) } : nil
  }

  /// Goes to the next payload; returns false at the end, where it throws as ``next()`` does.
  fileprivate mutating func advance() throws(CatalogError) -> Bool {
    while try statement.step() {
      found += 1
      let row = statement.row
      if row.bool(5) {
        wrong = Store.misplaced(row.string(4), isDangling: row.isNull(2))
        break
      }
      if damaged.check(row, payload: 0, name: 2, differs: 3) { return true }
    }
    try stop()
    let count = try store.connection.count("preset WHERE deleted_at IS NULL")
    if found != count {
      throw store.misplaced("\(found) of \(count) presets can be found by name")
    }
    return false
  }

  /// Ends before the end.
  fileprivate func close() { statement.reset() }

  /// Lends the payload's bytes.
  fileprivate func withPayload<Result>(
    _ body: (UnsafeRawBufferPointer) throws(CatalogError) -> Result
  ) throws(CatalogError) -> Result {
    try statement.row.withText(0, body)
  }

  /// Ends before the end, and throws what has been found wrong.
  fileprivate func stop() throws(CatalogError) {
    close()
    if !skipsDamaged { try damaged.refuse(path: store.path) }
    if let wrong { throw store.misplaced(wrong) }
  }
}

/// The kinds of damaged payloads.
enum PayloadDamage: Hashable {
  /// It doesn't match its hash.
  case altered
  /// It isn't JSON as Curvet writes it, although its hash matches.
  case unreadable

  /// The problem in words.
  var words: String {
    switch self {
    case .altered: "modified outside Curvet"
    case .unreadable: "can't be read"
    }
  }
}

extension Row {
  /// Returns the damage of the payload in a column, according to the hash and the name in other columns; nil
  /// if it isn't damaged.
  func damage(ofPayload payload: Int32, hash: Int32, name: Int32) -> PayloadDamage? {
    withText(payload) { bytes in
      guard withBlob(hash, { SHA256.Digest($0) }) == SHA256.hash(bytes) else { return .altered }
      guard JSONDocument.isSound(bytes) else { return .unreadable }
      // The canonical form begins with the name, which needs no escapes.
      let isOwn = withText(name) { name in
        bytes.starts(with: #"{"name":""#.utf8)
          && bytes.dropFirst(9).starts(with: name)
          && bytes.dropFirst(9 + name.count).first == UInt8(ascii: "\"")
      }
      return isOwn ? nil : .altered
    }
  }
}

/// A list of damaged presets.
package struct DamagedPresets {
  /// The maximum number of names in an error.
  static let mostNamed = 20
  /// Their names, each with its problem in words.
  package private(set) var all: [(name: String, words: String)] = []
  private var kinds: Set<PayloadDamage> = []
  private var count: Int { all.count }
  private var names: [String] { all.prefix(Self.mostNamed).map(\.name) }

  /// Returns whether the payload in a column matches the hash in the next column; otherwise, the preset is
  /// added.
  ///
  /// - Parameter differs: the column that contains whether the history has another payload.
  @discardableResult
  mutating func check(_ row: Row, payload: Int32, name: Int32, differs: Int32? = nil) -> Bool {
    let isChanged = differs.map(row.bool) == true
    let damage = row.damage(ofPayload: payload, hash: payload + 1, name: name)
    guard let damage = damage ?? (isChanged ? .altered : nil) else { return true }
    kinds.insert(damage)
    all.append((row.string(name), damage.words))
    return false
  }

  /// Returns the error with their names; nil if the list is empty.
  func error(path: String) -> CatalogError? {
    count > 0 ? CatalogError.damaged(words, path: path) : nil
  }

  /// Throws `damaged` with the names, if there are any.
  func refuse(path: String) throws(CatalogError) {
    if let error = error(path: path) { throw error }
  }

  private var words: String {
    if count == 1 {
      let what = kinds.contains(.altered) ? "was modified outside Curvet" : "can't be read"
      return "'\(names[0])' \(what)"
    }
    let what =
      kinds == [.altered]
      ? "were modified outside Curvet"
      : kinds == [.unreadable] ? "can't be read" : "were modified outside Curvet or can't be read"
    let more = count > names.count ? ", and \(count - names.count) more" : ""
    return "\(count) presets \(what): \(names.joined(separator: ", "))\(more)"
  }
}

extension Store {
  /// Whether the last revision of `preset p` has another payload; a preset without revisions isn't damaged.
  fileprivate static let differsFromHistory = """
    EXISTS (SELECT 1 FROM revision r WHERE r.preset_id = p.id AND r.rev = p.rev
      AND r.payload IS NOT iif(p.deleted_at IS NULL, p.payload, NULL))
    """

  /// Returns the error that names the presets that are not what their hashes and the history say; nil if all are.
  package func damagedContent() throws(CatalogError) -> CatalogError? {
    var damaged = DamagedPresets()
    try connection.prepare("SELECT payload, hash, name, \(Self.differsFromHistory) FROM preset p")
      .forEach { row in damaged.check(row, payload: 0, name: 2, differs: 3) }
    return damaged.error(path: path)
  }

  /// Returns which of presets, given by name or alias, are not what their hashes and the history say.
  package func damaged(of names: [String]) throws(CatalogError) -> DamagedPresets {
    var damaged = DamagedPresets()
    let find = try connection.cached(
      "SELECT p.payload, p.hash, p.name, \(Self.differsFromHistory) \(Self.named)")
    for name in names {
      try find.forEach(name) { row in damaged.check(row, payload: 0, name: 2, differs: 3) }
    }
    return damaged
  }

  /// Throws `damaged` with the names of presets that are not what their hashes and the history say.
  package func demandSound(_ names: [String]) throws(CatalogError) {
    try damaged(of: names).refuse(path: path)
  }
}

/// The content check compares every preset with its hash, and with what the last change has made it.
struct ContentCheck: CatalogCheck {
  static let subject = "presets"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    var damaged = DamagedPresets()
    try store.connection.prepare(
      "SELECT payload, hash, name, \(Store.differsFromHistory) FROM preset p ORDER BY id"
    ).forEach { row in damaged.check(row, payload: 0, name: 2, differs: 3) }
    for one in damaged.all { faults.add("catalog/preset", one.words, of: one.name, .recovery) }
  }
}
