import Diagnostics
import Presets

/// The history check looks for presets that are not what their last revision says, for revisions
/// and operations that are missing, and for revisions that can't be read.
struct HistoryCheck: CatalogCheck {
  static let subject = "the history"

  func run(on store: Store, faults: inout CatalogFaults) throws(CatalogError) {
    try checkHeads(store, &faults)
    try checkNumbers(store, &faults)
    try checkPayloads(store, &faults)
    try checkOperations(store, &faults)
  }

  private func checkHeads(_ store: Store, _ faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT p.name FROM preset p LEFT JOIN revision r ON r.preset_id = p.id AND r.rev = p.rev
      WHERE r.id IS NULL OR r.name IS NOT p.name
        OR r.payload IS NOT iif(p.deleted_at IS NULL, p.payload, NULL)
        OR EXISTS (SELECT 1 FROM revision l WHERE l.preset_id = p.id AND l.rev > p.rev)
      """
    ).forEach { row in
      faults.add(
        "catalog/history", "the preset doesn't match its last recorded change", of: row.string(0),
        .recovery)
    }
  }

  private func checkNumbers(_ store: Store, _ faults: inout CatalogFaults) throws(CatalogError) {
    try store.connection.prepare(
      """
      SELECT coalesce(p.name, r.name) FROM revision r LEFT JOIN preset p ON p.id = r.preset_id
      GROUP BY r.preset_id HAVING min(r.rev) <> 1 OR max(r.rev) <> count(*) OR p.id IS NULL
      """
    ).forEach { row in
      faults.add(
        "catalog/history", "revisions are missing from its history", of: row.string(0), .recovery)
    }
  }

  private func checkOperations(_ store: Store, _ faults: inout CatalogFaults) throws(CatalogError) {
    func report(_ message: String) { faults.add("catalog/history", message, .recovery) }
    for operation in try store.incompleteOperations() {
      let (missing, has) =
        operation.missing == 1 ? ("1", "is") : ("\(operation.missing)", "are")
      report(
        "operation \(operation.id) says '\(operation.summary)', but \(missing) of its changes \(has) missing"
      )
    }
    for range in try store.missingOperations() {
      report(
        range.count == 1
          ? "operation \(range.lowerBound) is missing from the history"
          : "operations \(range.lowerBound) to \(range.upperBound) are missing from the history")
    }
  }

  private func checkPayloads(_ store: Store, _ faults: inout CatalogFaults) throws(CatalogError) {
    var preparation = PresetPreparation()
    try store.connection.prepare(
      """
      SELECT r.name, r.rev, r.payload FROM revision r JOIN preset p ON p.id = r.preset_id
      WHERE r.payload IS NOT NULL AND r.rev < p.rev ORDER BY r.preset_id, r.rev
      """
    ).forEach { row in
      let payload = row.text(2)
      if preparation.prepare(payload: payload)?.payload != payload {
        faults.add(
          "catalog/history", "revision \(row.int(1)) can't be read", of: row.string(0),
          .recovery)
      }
    }
  }
}

/// An incomplete operation changed more presets than the history has revisions of it.
struct IncompleteOperation {
  var id: Int64
  /// The recorded summary.
  var summary: String
  /// The number of its missing revisions.
  var missing: Int
}

extension Store {
  /// Returns the operations whose revisions are not all there, by number.
  ///
  /// The summary of an operation shows how many presets it changed. Purging deletes all revisions
  /// of a preset, so an operation may lack as many as presets were purged after it.
  func incompleteOperations() throws(CatalogError) -> [IncompleteOperation] {
    var found: [IncompleteOperation] = []
    var purged = 0
    try connection.prepare(
      """
      SELECT o.id, o.summary, (SELECT count(*) FROM revision r WHERE r.operation_id = o.id)
      FROM operation o ORDER BY o.id DESC
      """
    ).forEach { row in
      let summary = row.string(1)
      if let changed = Self.changes(in: summary), changed - row.int(2) > purged {
        found.append(
          IncompleteOperation(id: row.int64(0), summary: summary, missing: changed - row.int(2)))
      }
      purged += Self.purged(in: summary)
    }
    return found.reversed()
  }

  /// Returns the numbers of operations that are missing, for every operation has one more than the
  /// one before it.
  func missingOperations() throws(CatalogError) -> [ClosedRange<Int64>] {
    var missing: [ClosedRange<Int64>] = []
    var last: Int64 = 0
    try connection.prepare("SELECT id FROM operation WHERE id > 0 ORDER BY id").forEach {
      row in
      let id = row.int64(0)
      if id > last + 1 { missing.append(last + 1...id - 1) }
      last = id
    }
    return missing
  }

  /// How many presets an operation changed, such as 3 for "created 2, updated 1"; nil if its
  /// summary is none that counts.
  static func changes(in summary: String) -> Int? {
    var sum = 0
    for part in summary.split(separator: ", ", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, countingWords.contains(words[0]), let count = Int(words[1]),
        (1...1 << 40).contains(count)
      else { return nil }
      sum += count
    }
    return sum
  }

  private static let countingWords: Set<Substring> = [
    "created", "updated", "removed", "restored", "repaired",
  ]

  /// How many presets a purge has deleted, such as 12 for "purged a, … and 2 more"; 0 for other
  /// operations.
  private static func purged(in summary: String) -> Int {
    let start = "purged "
    guard summary.hasPrefix(start) else { return 0 }
    let words = summary.dropFirst(start.count).split(separator: " ")
    let isCut = words.count > 3 && words.last == "more" && words[words.count - 3] == "and"
    guard isCut, let more = Int(words[words.count - 2]), (1...1 << 40).contains(more) else {
      return words.count
    }
    return words.count - 3 + more
  }
}
