import Diagnostics
import Testing

@testable import Storage

/// The catalog as it was after each of its operations.
struct StoreStatesTests {
  private static func bench() throws -> StoreBench {
    let bench = try StoreBench(curve("b"), duration("a/b"))
    try bench.add([curve("b", 0.5), spring("a")], policy: .replace, command: "import more")
    let connection = bench.store.connection
    let hash = SHA256.hash(Array(#"{"name":"c"}"#.utf8)).hexadecimal
    // What later commands do: one preset gets another name, one is removed.
    try connection.execute(
      """
      INSERT INTO operation VALUES (3, 'rename', NULL, 5, '', NULL), (9, 'remove', 'kim', 6, '', 3);
      INSERT INTO revision (preset_id, rev, operation_id, name, payload) VALUES
        (1, 3, 3, 'c', '{"name":"c"}'), (2, 2, 9, 'a/b', NULL);
      UPDATE preset SET deleted_at = 6 WHERE id = 2;
      DELETE FROM name WHERE preset_id = 2;
      UPDATE name SET name = 'c' WHERE preset_id = 1;
      UPDATE preset SET name = 'c', rev = 3, payload = '{"name":"c"}', hash = x'\(hash)' WHERE id = 1;
      """)
    return bench
  }

  private static func told(
    _ handOut: ((PresetState) -> Void) throws(CatalogError) -> Void
  ) throws -> [String] {
    var told: [String] = []
    try handOut { state in
      told.append("\(state.id) \(state.name) \(String(decoding: state.payload, as: UTF8.self))")
    }
    return told
  }

  @Test(
    "Every preset is as it was",
    arguments: [
      (0, []),
      (
        1,
        [
          #"2 a/b {"name":"a/b","kind":"duration","motion":{"seconds":1}}"#,
          #"1 b {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,1]}}"#,
        ]
      ),
      (
        2,
        [
          #"3 a {"name":"a","kind":"spring","motion":{"dampingRatio":0.5,"duration":2}}"#,
          #"2 a/b {"name":"a/b","kind":"duration","motion":{"seconds":1}}"#,
          #"1 b {"name":"b","kind":"curve","motion":{"cubicBezier":[0,0,1,0.5]}}"#,
        ]
      ),
      (
        3,
        [
          #"3 a {"name":"a","kind":"spring","motion":{"dampingRatio":0.5,"duration":2}}"#,
          #"2 a/b {"name":"a/b","kind":"duration","motion":{"seconds":1}}"#,
          #"1 c {"name":"c"}"#,
        ]
      ),
      (
        9,
        [
          #"3 a {"name":"a","kind":"spring","motion":{"dampingRatio":0.5,"duration":2}}"#,
          #"1 c {"name":"c"}"#,
        ]
      ),
    ] as [(Int64, [String])])
  func moments(operation: Int64, presets: [String]) throws {
    let store = try Self.bench().store
    let told = try Self.told { body throws(CatalogError) in
      try store.forEachState(after: operation, body)
    }
    #expect(told == presets)
    guard operation == 9 else { return }
    let now = try Self.told { body throws(CatalogError) in try store.forEachState(body) }
    #expect(now == presets)
  }

  @Test("Operations are found by their numbers and counted from the last one") func operations()
    throws
  {
    let store = try Self.bench().store
    #expect(try store.operationCount() == 4)
    #expect(
      try store.catalogRevision(after: 9)
        == CatalogRevision(operation: 9, at: 6, author: "kim", command: "remove"))
    #expect(try store.catalogRevision(after: 4) == nil)
    #expect(try store.catalogRevision(after: 0) == nil)
    #expect(
      try (0...4).map { try store.catalogRevision(ago: $0)?.operation } == [9, 3, 2, 1, nil])
    #expect(try store.catalogRevision(ago: 1)?.author == nil)
  }

  @Test("What an operation changed is known as it was before") func before() throws {
    let store = try Self.bench().store
    func told(_ operation: Int64) throws -> [String] {
      try store.presetsBefore(operation: operation).map { "\($0.id) \($0.state?.name ?? "-")" }
    }
    #expect(try told(9) == ["2 a/b"])
    #expect(try told(3) == ["1 b"])
    #expect(try told(2).sorted() == ["1 b", "3 -"])
    #expect(try told(1) == ["1 -", "2 -"])
    #expect(try told(7) == [])
    #expect(
      try [9, 3, 2, 1].map { try store.catalogRevision(before: $0)?.operation } == [3, 2, 1, nil])
  }

  @Test("A body that throws ends it") func failing() throws {
    let store = try Self.bench().store
    var count = 0
    let error = failure { () throws(CatalogError) in
      try store.forEachState(after: 2) { _ throws(CatalogError) in
        count += 1
        throw CatalogError(.busy, "enough")
      }
    }
    #expect(error == CatalogError(.busy, "enough"))
    #expect(count == 1)
  }
}
