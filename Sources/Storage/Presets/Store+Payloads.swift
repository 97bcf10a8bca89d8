import Diagnostics
import Presets
import StrictJSON

extension Store {
  /// Hands out payloads in the order of their names' bytes, until `body` returns false.
  ///
  /// Payloads that are not what their hashes say are not handed out.
  ///
  /// - Parameter areVerified: whether ``verifyContent(withTrash:)`` has found them right already.
  /// - Throws: `damaged` at the end, with the names of presets that are not what their hashes say,
  ///   and if presets and names do not match.
  package func forEachPayload(
    areVerified: Bool = false, _ body: (UnsafeRawBufferPointer) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    var cursor = try payloads(areVerified: areVerified)
    // A body that throws ends the run, too.
    defer { cursor.close() }
    while try cursor.advance() { if try !cursor.withPayload(body) { return try cursor.stop() } }
  }

  /// Returns the payloads in the order of their names' bytes, one after another.
  ///
  /// - Parameter areVerified: whether ``verifyContent(withTrash:)`` has found them right already.
  package func payloads(areVerified: Bool = false) throws(CatalogError) -> PayloadCursor {
    try PayloadCursor(self, areVerified: areVerified)
  }

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
      throw misplaced("\(names.count) of \(count) presets can be found by their names")
    }
    return names
  }

  /// Whether a preset has this payload.
  func holds(_ payload: [UInt8], as id: Int64) throws(CatalogError) -> Bool {
    try connection.cached("SELECT payload = ?2 FROM preset WHERE id = ?1")
      .first(id, UTF8Text(payload)) { $0.bool(0) } ?? false
  }

  fileprivate static func misplaced(_ name: String, isDangling: Bool) -> String {
    "the name \"\(name)\" leads to \(isDangling ? "no" : "another") preset"
  }

  /// Throws `damaged` if a name led to a preset that does not have it.
  ///
  /// - Parameter isAlias: whether the name is listed as an alias.
  func checkName(_ name: String, of record: PresetRecord, isAlias: Bool) throws(CatalogError) {
    if !isAlias, name == record.name { return }
    // What can't be read is found out when it is read.
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
  private let areVerified: Bool
  private var damaged = DamagedPresets()
  private var found = 0
  /// What is wrong with a name.
  private var wrong: String?

  fileprivate init(_ store: Store, areVerified: Bool) throws(CatalogError) {
    self.store = store
    self.areVerified = areVerified
    statement = try store.connection.cached(
      """
      SELECT p.payload, p.hash, p.name, n.name, n.name IS NOT p.name FROM name n
      LEFT JOIN preset p ON p.id = n.preset_id WHERE n.is_alias = 0 ORDER BY n.name
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
      if row.bool(4) {
        wrong = Store.misplaced(row.string(3), isDangling: row.isNull(2))
        break
      }
      if areVerified || damaged.check(row, payload: 0, name: 2) { return true }
    }
    try stop()
    let count = try store.connection.count("preset WHERE deleted_at IS NULL")
    if found != count {
      throw store.misplaced("\(found) of \(count) presets can be found by their names")
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
    try damaged.refuse(path: store.path)
    if let wrong { throw store.misplaced(wrong) }
  }
}

/// What is wrong with a payload that nobody should rely on.
enum PayloadDamage: Hashable {
  /// It is not what its hash says.
  case altered
  /// It is not JSON as Curvet writes it, though its hash fits.
  case unreadable

  /// What is said of a preset with such a payload.
  var words: String {
    switch self {
    case .altered: "it was changed behind Curvet's back"
    case .unreadable: "it can't be read"
    }
  }
}

extension Row {
  /// Returns what is wrong with the payload in a column, judged by the hash in another; nil if
  /// nothing is.
  func damage(ofPayload payload: Int32, hash: Int32) -> PayloadDamage? {
    withText(payload) { bytes in
      guard withBlob(hash, { SHA256.Digest($0) }) == SHA256.hash(bytes) else { return .altered }
      return JSONDocument.isSound(bytes) ? nil : .unreadable
    }
  }
}

/// Damaged presets: the first ones by name, and how many there are.
struct DamagedPresets {
  /// How many are named.
  static let mostNamed = 20
  private var names: [String] = []
  private var kinds: Set<PayloadDamage> = []
  private(set) var count = 0

  /// Returns whether the payload in a column is what the hash in the next column says; otherwise it
  /// is added.
  @discardableResult
  mutating func check(_ row: Row, payload: Int32, name: Int32) -> Bool {
    guard let damage = row.damage(ofPayload: payload, hash: payload + 1) else { return true }
    count += 1
    kinds.insert(damage)
    if names.count < Self.mostNamed { names.append(row.string(name)) }
    return false
  }

  /// Throws `damaged` with the names, if there are any.
  func refuse(path: String) throws(CatalogError) {
    if count > 0 { throw CatalogError.damaged(words, path: path) }
  }

  private var words: String {
    if count == 1 {
      let what = kinds.contains(.altered) ? "was changed behind Curvet's back" : "can't be read"
      return "\"\(names[0])\" \(what)"
    }
    let what =
      kinds == [.altered]
      ? "were changed behind Curvet's back"
      : kinds == [.unreadable] ? "can't be read" : "are altered"
    let more = count > names.count ? ", and \(count - names.count) more" : ""
    return "\(count) presets \(what): \(names.joined(separator: ", "))\(more)"
  }
}

extension Store {
  /// Checks that every preset is what its hash says, and JSON.
  ///
  /// - Parameter withTrash: whether removed presets are looked at too.
  /// - Throws: `damaged` with the names of those that are not.
  package func verifyContent(withTrash: Bool = true) throws(CatalogError) {
    var damaged = DamagedPresets()
    let rows = withTrash ? "preset" : "preset WHERE deleted_at IS NULL"
    try connection.prepare("SELECT payload, hash, name FROM \(rows)").forEach {
      row in
      damaged.check(row, payload: 0, name: 2)
    }
    try damaged.refuse(path: path)
  }

  /// Checks that presets, given by name or alias, are what their hashes say, and JSON.
  ///
  /// - Throws: `damaged` with the names of those that are not.
  package func verifyContent(of names: [String]) throws(CatalogError) {
    var damaged = DamagedPresets()
    let find = try connection.cached("SELECT p.payload, p.hash, p.name \(Self.named)")
    for name in names {
      try find.forEach(name) { row in
        damaged.check(row, payload: 0, name: 2)
      }
    }
    try damaged.refuse(path: path)
  }
}
