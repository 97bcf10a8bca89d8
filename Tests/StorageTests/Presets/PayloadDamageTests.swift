import Diagnostics
import Testing

@testable import Storage

/// Payloads that are not what they were.
struct PayloadDamageTests {
  /// SQL that gives the first preset a payload with its own hash.
  static func putting(_ payload: String) -> String {
    let hash = SHA256.hash(Array(payload.utf8)).hexadecimal
    return "UPDATE preset SET payload = '\(payload)', hash = x'\(hash)' WHERE id = 1"
  }

  static let damages = [
    (
      "UPDATE preset SET payload = replace(payload, '0', '1') WHERE id = 1",
      "was modified outside Curvet"
    ),
    ("UPDATE preset SET payload = '{' WHERE id = 1", "was modified outside Curvet"),
    ("UPDATE preset SET hash = zeroblob(32) WHERE id = 1", "was modified outside Curvet"),
    (putting("{"), "can't be read"), (putting(#"{"seconds":1e999}"#), "can't be read"),
    (putting(#"{"name":"a","name":"a"}"#), "can't be read"),
    (putting(#"{"n":1,"\u006e":1}"#), "can't be read"),
  ]

  @Test("A payload is compared with its hash wherever it is read", arguments: damages)
  func refused(sql: String, words: String) throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    let store = bench.store
    try store.connection.execute(sql)
    let message = "the catalog is damaged: 'a' \(words)"
    #expect(
      failure { () throws(CatalogError) in _ = try store.record(named: "a") }?.message == message)
    #expect(failure { () throws(CatalogError) in try store.demandContent() }?.message == message)
    #expect(
      failure { () throws(CatalogError) in try store.demandSound(["b", "a"]) }?.message
        == message)
    #expect(try store.record(named: "b")?.name == "b")
    try store.demandSound(["b"])
    var handed: [String] = []
    #expect(
      failure { () throws(CatalogError) in
        try store.forEachPayload { bytes in
          handed.append(String(decoding: bytes.prefix(12), as: UTF8.self))
          return true
        }
      }?.message == message)
    #expect(handed == [#"{"name":"b","#])
    #expect(
      failure { () throws(CatalogError) in try store.forEachState { _ in } }?.message == message
    )
  }

  @Test("All are named, up to a number") func all() throws {
    let bench = try StoreBench()
    try bench.add((1...22).map { curve("c\($0)") })
    try bench.store.connection.execute(Self.putting("{"))
    try bench.store.connection.execute(
      "UPDATE preset SET hash = zeroblob(32) WHERE id BETWEEN 2 AND 3")
    #expect(
      failure { () throws(CatalogError) in try bench.store.demandContent() }?.message
        == "the catalog is damaged: 3 presets were modified outside Curvet or can't be read: c1, c2, c3"
    )
    try bench.store.connection.execute("UPDATE preset SET hash = zeroblob(32)")
    let names = (1...20).map { "c\($0)" }.joined(separator: ", ")
    #expect(
      failure { () throws(CatalogError) in try bench.store.demandContent() }?.message
        == "the catalog is damaged: 22 presets were modified outside Curvet: \(names), and 2 more"
    )
  }

  static let misplaced = [
    ("UPDATE name SET preset_id = 2 WHERE name = 'a'", "the name 'a' points to another preset"),
    ("UPDATE preset SET name = 'c' WHERE id = 2", "the name 'b' points to another preset"),
    ("DELETE FROM name WHERE name = 'b'", "1 of 2 presets can be found by name"),
    ("UPDATE name SET is_alias = 1 WHERE name = 'b'", "1 of 2 presets can be found by name"),
    (
      "PRAGMA foreign_keys = 0; DELETE FROM preset WHERE id = 2",
      "the name 'b' points to a preset that doesn't exist"
    ),
  ]

  @Test("Payloads are those of all presets", arguments: misplaced)
  func names(sql: String, message: String) throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    try bench.store.connection.execute(sql)
    let error = failure { () throws(CatalogError) in
      try bench.store.forEachPayload { _ in true }
    }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: \(message)")
  }

  @Test("Names are those of all presets", arguments: misplaced)
  func primaryNames(sql: String, message: String) throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    try bench.store.connection.execute(sql)
    let error = failure { () throws(CatalogError) in _ = try bench.store.primaryNames() }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: \(message)")
  }

  @Test(
    "A name leads to the preset that has it",
    arguments: [
      ("a", "UPDATE name SET preset_id = 2 WHERE name = 'a'"),
      ("old-a", "UPDATE name SET preset_id = 2 WHERE name = 'old-a'"),
      ("old-a", "UPDATE name SET is_alias = 0 WHERE name = 'old-a'"),
      ("x", "INSERT INTO name (name, preset_id, is_alias) VALUES ('x', 1, 1)"),
    ])
  func record(name: String, sql: String) throws {
    let bench = try StoreBench(
      #"{"name":"a","aliases":["old-a"],"motion":{"cubicBezier":[0,0,1,1]}}"#, curve("b"))
    #expect(try bench.store.record(named: "old-a")?.name == "a")
    try bench.store.connection.execute(sql)
    #expect(
      failure { () throws(CatalogError) in _ = try bench.store.record(named: name) }?.message
        == "the catalog is damaged: the name '\(name)' points to another preset")
  }

  @Test("An import puts an altered preset right") func importing() throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    let payload = try bench.rows("SELECT payload FROM preset WHERE id = 1")
    try bench.store.connection.execute("UPDATE preset SET payload = '{' WHERE id = 1")
    #expect(try bench.add([curve("a"), curve("b")]).counts == "unchanged 1")
    #expect(try bench.rows("SELECT payload FROM preset WHERE id = 1") == ["{"])
    let outcome = try bench.add([curve("a"), curve("b")], policy: .replace)
    #expect(outcome.counts == "updated 1, unchanged 1")
    #expect(try bench.rows("SELECT payload FROM preset WHERE id = 1") == payload)
  }

  @Test("The past is compared with a hash where there is one") func past() throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    try bench.add([curve("a", 0.5)], policy: .replace)
    try bench.store.connection.execute("UPDATE revision SET payload = '{' WHERE preset_id = 2")
    for operation in [1, 2] as [Int64] {
      #expect(
        failure { () throws(CatalogError) in
          try bench.store.forEachState(after: operation) { _ in }
        }?.message == "the catalog is damaged: 'b' was modified outside Curvet")
    }
  }
}

extension Store {
  fileprivate func demandContent() throws(CatalogError) {
    if let error = try damagedContent() { throw error }
  }
}
