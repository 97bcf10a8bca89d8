import Diagnostics
import Motion
import Presets

extension ImportSession {
  /// Links the references of a preset, those that aren't known yet at the end.
  func addReferences(of prepared: PreparedPreset, id: Int64) throws(CatalogError) {
    let entry = prepared.entry
    var isWhole = true
    for reference in prepared.references {
      if let target = try settledTarget(of: reference, from: id) {
        let problem = reference.problem(owner: entry.preset.kind, found: target.kind)
        try link(reference, from: id, to: target.id)
        if let problem {
          report(problem, of: entry.preset.name.text, at: entry.origin.place(of: reference.slot))
        }
      } else {
        try PendingReference(presetID: id, entry: entry, reference: reference)
          .insert(with: insertPending)
        if reference.role.isPartOfMotion { isWhole = false }
      }
    }
    if isWhole { try measure(prepared, id) } else { unmeasured.insert(id) }
  }

  /// Returns what a reference leads to, if nothing that follows can change that or close a
  /// cycle through it.
  private func settledTarget(
    of reference: PresetReference, from id: Int64
  ) throws(CatalogError) -> PresetSummary? {
    if replaced.contains(id) { return nil }
    guard let target = try store.brief(named: reference.target.name), target.id != id
    else { return nil }
    // The size of the target may change as long as any preset may be replaced.
    if reference.role.isPartOfMotion, policy == .replace || unmeasured.contains(target.id) {
      return nil
    }
    return policy == .replace && isUntouched(target.id) ? nil : target
  }

  private func link(
    _ reference: PresetReference, from id: Int64, to target: Int64
  ) throws(CatalogError) {
    try writer.rows.link(.init(reference, to: target), from: id)
  }

  /// Links the references that had to wait, and returns the presets that cycles may begin with.
  ///
  /// - Parameter refused: presets that were read but not good enough to be added.
  func resolvePending(refused: Set<String>) throws(CatalogError) -> IDSet {
    var starts = IDSet()
    try connection.cached(PendingReference.select).forEach { row throws(CatalogError) in
      let pending = try PendingReference(row, path: store.path)
      let reference = pending.reference
      let (target, problem) = try checker.check(
        reference, owner: pending.owner,
        suggests: !outcome.findings.isFull && !refused.contains(reference.target.name))
      if let target {
        try link(reference, from: pending.presetID, to: target.id)
        if reference.role.mustNotCycle { starts.insert(pending.presetID) }
      } else if refused.contains(reference.target.name) {
        // Report a rejected preset once, not again for each of its referrers.
        return
      }
      if let problem { report(problem, of: pending.subject, at: pending.place) }
    }
    return starts
  }

  /// Reports cycles; every new one goes through a reference that had to wait.
  func reportCycles(from starts: IDSet) throws(CatalogError) {
    try starts.forEach { start throws(CatalogError) in
      let cycle = try checker.cycle(from: start) { ring throws(CatalogError) in
        outcome.findings.isFull ? (0, nil) : try locate(ring, starts)
      }
      if let cycle { report(cycle.problem, at: cycle.place) }
    }
  }

  /// Locates a cycle by a reference that was just read, so that it has a place.
  private func locate(
    _ ring: [Int64], _ starts: IDSet
  ) throws(CatalogError) -> (first: Int, place: Place?) {
    var first = 0
    for (index, id) in ring.enumerated() where starts.contains(id) {
      first = index
      let place = try self.place(from: id, to: ring[(index + 1) % ring.count])
      if let place { return (first, place) }
    }
    return (first, nil)
  }

  private func place(from id: Int64, to target: Int64) throws(CatalogError) -> Place? {
    try connection.execute(PendingReference.index)
    var place: Place?
    try connection.cached(PendingReference.selectOfPreset).forEachWhile(id) {
      row throws(CatalogError) in
      let pending = try PendingReference(row, path: store.path)
      let leadsOn = try store.brief(named: pending.reference.target.name)?.id == target
      if leadsOn, pending.reference.role.mustNotCycle { place = pending.place }
      return place == nil
    }
    return place
  }
}

/// A pending reference is one whose preset had not been met when it was read.
///
/// Pending references wait in a temporary table, so that an import of any size takes little memory.
struct PendingReference {
  var presetID: Int64
  var subject: String
  var owner: MotionKind
  var reference: PresetReference
  var place: Place

  static let table = """
    CREATE TEMP TABLE IF NOT EXISTS pending_reference (
      preset_id INTEGER, subject TEXT, kind TEXT, slot TEXT, role TEXT, target TEXT,
      file TEXT, line INTEGER, column INTEGER, pointer TEXT, excerpt TEXT, caret INTEGER
    );
    DELETE FROM temp.pending_reference
    """

  static let insert =
    "INSERT INTO temp.pending_reference VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12)"

  static let select = "SELECT * FROM temp.pending_reference ORDER BY rowid"

  static let selectOfPreset =
    "SELECT * FROM temp.pending_reference WHERE preset_id = ?1 ORDER BY rowid"

  /// Made only if a cycle was found.
  static let index =
    "CREATE INDEX IF NOT EXISTS temp.pending_by_preset ON pending_reference (preset_id)"

  func insert(with statement: Statement) throws(CatalogError) {
    try statement.run(
      presetID, subject, owner.rawValue, reference.slot, reference.role.rawValue,
      reference.target.name, place.file, place.line, place.column, place.pointer,
      place.excerpt?.text, place.excerpt?.caret)
  }

  init(presetID: Int64, entry: PresetEntry, reference: PresetReference) {
    self.presetID = presetID
    subject = entry.preset.name.text
    owner = entry.preset.kind
    self.reference = reference
    place = entry.origin.place(of: reference.slot)
  }

  init(_ row: Row, path: String) throws(CatalogError) {
    guard let kind = MotionKind(rawValue: row.string(2)),
      let role = ReferenceRole(rawValue: row.string(4))
    else { throw CatalogError(.misuse, "a pending reference can't be read", path: path) }
    presetID = row.int64(0)
    subject = row.string(1)
    owner = kind
    reference = PresetReference(slot: row.string(3), role: role, target: Reference(row.string(5)))
    let excerpt = row.optional(10, Row.string).map { Excerpt(text: $0, caret: row.int(11)) }
    place = Place(
      file: row.string(6), line: row.int(7), column: row.int(8), pointer: row.string(9),
      excerpt: excerpt)
  }
}
