import Diagnostics
import Presets

extension Recovery {
  /// Gives every preset its names; one whose name belongs to another goes to the trash.
  func takeNames() throws(CatalogError) {
    try forEachLive { id, prepared throws(CatalogError) in
      let clashes = try writer.takeNames(of: prepared.preset, for: id)
      // A name that is given twice takes nothing from others.
      if clashes.allSatisfy(\.isOwn) { return }
      try connection.cached("DELETE FROM name WHERE preset_id = ?1").run(id)
      try connection.cached("UPDATE preset SET deleted_at = ?2 WHERE id = ?1").run(id, now)
      note(prepared.preset.name.text, .trashed)
    }
  }

  /// Fills the tables that hold what is derived from presets.
  func derive() throws(CatalogError) {
    let deriver = PresetRowDeriver(target)
    try forEachLive { id, prepared throws(CatalogError) in
      try writer.insertAround(id, try deriver.rows(of: prepared).rows)
    }
    try connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
  }

  /// Notes the presets that the damaged file is known to have held and that nothing is left of, or
  /// nothing under their last names.
  func noteLost() throws(CatalogError) {
    let present = try connection.prepare("SELECT name FROM preset WHERE id = ?1")
    let past = Set(report.notes.filter(\.loss.isOfThePast).map(\.preset))
    for (name, id) in knownNames.sorted(by: { $0.key < $1.key }) {
      if try isThere(name) { continue }
      guard let other = try present.first(id, read: { $0.string(0) })
      else {
        note(name, .lost)
        continue
      }
      // A preset that is sound has no other name than its own, whatever is listed.
      if past.contains(other) { note(name, .renamed(to: other)) }
    }
  }

  /// Whether a preset has a name, be it in the trash.
  func isThere(_ name: String) throws(CatalogError) -> Bool {
    // The trash has no index of names, but few presets.
    for sql in [
      "SELECT 1 FROM name WHERE name = ?1",
      "SELECT 1 FROM preset WHERE deleted_at IS NOT NULL AND name = ?1",
    ] {
      let found = try connection.cached(sql).first(name) { row in true }
      if found == true { return true }
    }
    return false
  }

  /// Names and numbers of live presets, from every place where they can still be read.
  private var knownNames: [String: Int64] {
    var known: [String: Int64] = [:]
    for order in ["", "DESC"] {
      for sql in [
        "SELECT name, preset_id FROM name WHERE is_alias = 0 ORDER BY name \(order)",
        """
        SELECT name, id FROM preset INDEXED BY preset_by_kind WHERE deleted_at IS NULL
        ORDER BY kind \(order), name \(order)
        """,
        "SELECT name, id FROM search_doc ORDER BY id \(order)",
      ] {
        // The first damaged page ends the reading, which begins again from the other end.
        try? damaged.prepare(sql).forEach { row in
          let name = row.string(0).prefix { $0 != " " }
          if PresetName(String(name)) != nil { known[String(name)] = row.int64(1) }
        }
      }
    }
    return known
  }

  private func forEachLive(
    _ body: (Int64, PreparedPreset) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    let ids = try connection.ids("SELECT id FROM preset WHERE deleted_at IS NULL ORDER BY id")
    let read = try connection.prepare("SELECT payload FROM preset WHERE id = ?1")
    for id in ids {
      let payload = try read.first(id) { row in row.text(0) }
      if let payload, let prepared = preparation.prepare(payload: payload) {
        try body(id, prepared)
      }
    }
  }
}

extension RecoveryReport.Loss {
  /// Whether the preset may be in an earlier form than its last one.
  fileprivate var isOfThePast: Bool {
    switch self {
    case .older, .uncertain: true
    default: false
    }
  }
}

/// Live rows are what a damaged catalog still holds of what is derived from live presets alone:
/// names, facts and words.
///
/// They show whether a preset was removed if its history does not.
struct LiveRows {
  private let connection: Connection
  /// Whether all names can be read, and there are any.
  private let hasNames: Bool

  init(_ connection: Connection) {
    self.connection = connection
    var count = 0
    do throws(CatalogError) {
      try connection.prepare("SELECT preset_id FROM name").forEach { _ in
        count += 1
      }
    } catch {
      count = 0
    }
    hasNames = count > 0
  }

  /// Whether a preset was live; nil if that isn't known.
  func contain(_ id: Int64) -> Bool? {
    for sql in [
      "SELECT 1 FROM name WHERE preset_id = ?1", "SELECT 1 FROM fact WHERE preset_id = ?1",
      "SELECT 1 FROM search_doc WHERE id = ?1",
    ] {
      let found = try? connection.cached(sql).first(id) { row in true }
      if found == true { return true }
    }
    return hasNames ? false : nil
  }
}
