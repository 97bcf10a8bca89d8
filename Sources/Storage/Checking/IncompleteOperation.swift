import Diagnostics

/// An incomplete operation changed more presets than the history has revisions of it.
struct IncompleteOperation {
  var id: Int64
  /// What it did, as it was written down at the time.
  var summary: String
  /// How many of its revisions are missing.
  var missing: Int
}

extension Store {
  /// Returns the operations whose revisions are not all there, by number.
  ///
  /// The summary of an operation tells how many presets it changed. Purging deletes all revisions of a
  /// preset, so an operation may lack as many as presets were purged after it.
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
      return true
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
      return true
    }
    return missing
  }

  /// How many presets an operation changed, such as 3 for "created 2, updated 1"; nil where its
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
