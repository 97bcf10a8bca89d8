import Foundation
import Storage

/// The base is the sound catalog that is damaged in many ways, with all that is known of it.
package struct FuzzBase: Sendable {
  /// A preset of the base.
  struct Preset: Sendable {
    var id: Int64
    var name: String
    var payload: [UInt8]
    var isRemoved: Bool
    /// Its row, and its revisions, as SQLite hands them out.
    var row: [[UInt8]?]
    var revisions: [[[UInt8]?]]
  }

  /// The file.
  let bytes: [UInt8]
  /// The same in the middle of a change that was interrupted, and the journal that undoes it.
  let interrupted, journal: [UInt8]
  let presets: [Preset]
  /// What is known of a live preset, by its name.
  let live: [String: Preset]
  /// How many operations there are.
  let operations: Int64
  let pageSize = 4096

  static let rowColumns = "name, payload, hash, rev, deleted_at"
  static let revisionColumns = "rev, operation_id, name, payload"

  /// A step that could not be made.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Makes the base in a folder.
  ///
  /// - Parameter isSmall: whether the built-in presets are left out.
  package init(in folder: String, isSmall: Bool) throws {
    let desk = try FuzzDesk(folder)
    for (words, input) in Self.story(isSmall: isSmall) {
      let run = try desk.run(words, input: input)
      guard run.status == 0 else { throw Failure(description: "\(words): \(run.errors)") }
    }
    bytes = desk.bytes("catalog.sqlite") ?? []
    (interrupted, journal) = try Self.interrupt(desk)
    try desk.write(bytes, to: "catalog.sqlite")
    guard let raw = RawCatalog(desk.path("catalog.sqlite"), isReading: true),
      let rows = raw.rows("SELECT id, \(Self.rowColumns) FROM preset ORDER BY id"),
      let operations = raw.rows("SELECT id FROM operation")
    else { throw Failure(description: "the base can't be read") }
    self.operations = Int64(operations.count)
    presets = try rows.map { row in
      let id = Int64(Self.text(row[0])) ?? 0
      guard
        let revisions = raw.rows(
          "SELECT \(Self.revisionColumns) FROM revision WHERE preset_id = \(id) ORDER BY rev")
      else { throw Failure(description: "the base's history can't be read") }
      return Preset(
        id: id, name: Self.text(row[1]), payload: row[2] ?? [], isRemoved: row[5] != nil,
        row: Array(row.dropFirst()), revisions: revisions)
    }
    live = Dictionary(
      uniqueKeysWithValues: presets.filter { !$0.isRemoved }.map { ($0.name, $0) })
  }

  static func text(_ value: [UInt8]?) -> String { String(decoding: value ?? [], as: UTF8.self) }

  /// The commands by which the base is made: a team's presets with a history of every kind of change.
  private static func story(isSmall: Bool) -> [(words: [String], input: String)] {
    let curves = (0..<12).map { number in
      let text = String(repeating: "word\(number) ", count: 30)
      return """
        {"name":"team/k\(number)","title":"K \(number)","summary":"\(text)","tags":["t\(number % 3)"],\
        "aliases":["k\(number)"],"motion":{"cubicBezier":[0.\(number + 10),0,0.5,1],"duration":0.3}}
        """
    }
    let others = [
      #"{"name":"team/soft","role":"enter","motion":{"mass":1,"stiffness":100,"damping":10}}"#,
      #"{"name":"team/card","kind":"curve","motion":{"use":"team/k1","delay":0.1}}"#,
      #"{"name":"team/short","motion":{"seconds":0.2}}"#,
      #"{"name":"team/long","motion":{"seconds":0.9}}"#,
      #"{"name":"team/all","motion":{"members":[{"preset":"team/soft"},{"preset":"team/card"}]}}"#,
      #"""
      {"name":"team/fade","kind":"transition","reducedMotion":"keep",\#
      "source":{"title":"A book","author":"A. Writer"},\#
      "motion":{"style":"crossDissolve","duration":"team/short"}}
      """#,
    ]
    let changed =
      #"{"name":"team/soft","role":"enter","motion":{"mass":1,"stiffness":140,"damping":10}}"#
    return [
      (["init"] + (isSmall ? ["--empty"] : []), ""),
      (["import", "-"], (curves + others).joined(separator: "\n")),
      (["set", "team/k3", "team/k4", "delay=0.2"], ""),
      (["rename", "team/k5", "team/k5-new"], ""),
      (["tag", "team/k6", "team/k7", "quick"], ""),
      (["alias", "team/k8", "eight"], ""),
      (["remove", "team/k9", "team/k10"], ""),
      (["set", "team/k3", "duration=0.5"], ""),
      (["import", "-", "--on-conflict", "replace"], changed),
      (["remove", "team/long"], ""),
      (["undo"], ""),
      (["remove", "team/k11"], ""),
      (["purge", "team/k10", "--yes"], ""),
      (["revert", "team/k3@1"], ""),
      (["set", "team/soft", "title=Soft"], ""),
    ]
  }

  /// Returns the file and its journal in the middle of a change to most pages, which leaves every
  /// preset as it is.
  private static func interrupt(_ desk: FuzzDesk) throws -> (file: [UInt8], journal: [UInt8]) {
    let raw = RawCatalog(desk.path("catalog.sqlite"), isReading: false)
    // With so small a cache, SQLite writes into the file before the end.
    raw?.execute(
      """
      PRAGMA cache_size = 3; BEGIN IMMEDIATE; UPDATE preset SET updated_at = updated_at + 1;
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000)
      INSERT INTO tag (tag) SELECT 'n' || i FROM n;
      UPDATE search_doc SET body = body || ' more'
      """)
    guard let file = desk.bytes("catalog.sqlite"),
      let journal = desk.bytes("catalog.sqlite-journal"),
      journal.count > 4096, journal[0] != 0
    else { throw Failure(description: "no journal was left") }
    raw?.execute("ROLLBACK")
    return (file, journal)
  }
}
