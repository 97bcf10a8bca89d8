import Diagnostics

extension Store {
  /// Hands out payloads in the order of their names' bytes, until `body` returns false.
  ///
  /// Payloads that are not what their hashes say are not handed out.
  ///
  /// - Parameter areVerified: whether ``verifyContent(withTrash:)`` has found them right already.
  /// - Throws: `damaged` at the end, with the names of presets that are not what their hashes say,
  ///   and where presets and names do not match.
  public func forEachPayload(
    areVerified: Bool = false, _ body: (UnsafeRawBufferPointer) throws(CatalogError) -> Bool
  ) throws(CatalogError) {
    var damaged = DamagedPresets()
    var found = 0
    var goesOn = true
    var wrongName: String?
    try connection.cached(
      """
      SELECT p.payload, p.hash, p.name, n.name, n.name <> p.name FROM name n
      JOIN preset p ON p.id = n.preset_id WHERE n.is_alias = 0 ORDER BY n.name
      """
    ).forEach { row throws(CatalogError) in
      found += 1
      if row.bool(4) { wrongName = row.string(3) }
      if !areVerified, let damage = row.damage(ofPayload: 0, hash: 1) {
        damaged.add(row.string(2), damage)
        return true
      }
      goesOn = try row.withText(0, body)
      return goesOn && wrongName == nil
    }
    try damaged.refuse(path: path)
    if let wrongName {
      throw misplaced("the name \"\(wrongName)\" leads to another preset")
    }
    let count = goesOn ? try connection.count("preset WHERE deleted_at IS NULL") : found
    if found != count {
      throw misplaced("\(found) of \(count) presets can be found by their names")
    }
  }

  /// The primary names, in the order of their bytes.
  ///
  /// - Throws: `damaged` if names and presets do not match.
  public func primaryNames() throws(CatalogError) -> [String] {
    var names: [String] = []
    var wrong: String?
    try connection.cached(
      """
      SELECT n.name, p.name FROM name n LEFT JOIN preset p ON p.id = n.preset_id
      WHERE n.is_alias = 0 ORDER BY n.name
      """
    ).forEach { row in
      let name = row.string(0)
      names.append(name)
      let found = row.optional(1, Row.string)
      if found != name {
        wrong = "the name \"\(name)\" leads to \(found == nil ? "no" : "another") preset"
      }
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

  private func misplaced(_ what: String) -> CatalogError {
    CatalogError.damaged(what, path: path)
  }
}
