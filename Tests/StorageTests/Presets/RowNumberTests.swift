import Diagnostics
import Testing

@testable import Storage

/// Rows that have the largest numbers there are.
struct RowNumberTests {
  static let numbers: [Int64] = [1 << 53, .max - 1, .max]

  @Test("No number is left for another preset", arguments: numbers)
  func presets(number: Int64) throws {
    let bench = try StoreBench(curve("a"))
    try bench.store.connection.execute(
      """
      PRAGMA foreign_keys = 0; UPDATE preset SET id = \(number);
      UPDATE name SET preset_id = \(number)
      """)
    let error = failure { () throws(CatalogError) in
      do { try bench.add([curve("b")]) } catch let error as CatalogError { throw error } catch {}
    }
    #expect(error?.kind == .damaged)
    #expect(error?.message == "the catalog is damaged: no numbers are left for a new preset")
    #expect(error?.hints == [.renumberCatalog])
  }

  @Test("Nor for what is noted down about it", arguments: ["operation", "revision"], numbers)
  func history(table: String, number: Int64) throws {
    let bench = try StoreBench(curve("a"))
    try bench.store.connection.execute(
      "PRAGMA foreign_keys = 0; UPDATE \(table) SET id = \(number)")
    let error = failure { () throws(CatalogError) in
      do { try bench.add([curve("b")]) } catch let error as CatalogError { throw error } catch {}
    }
    #expect(error?.message == "the catalog is damaged: no numbers are left for a new \(table)")
  }

  @Test("Numbers below nought are no obstacle") func negative() throws {
    let bench = try StoreBench(curve("a"))
    try bench.store.connection.execute("PRAGMA foreign_keys = 0")
    for column in [
      "preset SET id", "name SET preset_id", "fact SET preset_id", "sketch SET preset_id",
      "parameter SET preset_id",
      "search_doc SET id", "revision SET preset_id", "revision SET id",
    ] {
      try bench.store.connection.execute("UPDATE \(column) = \(Int64.min)")
    }
    try bench.add([curve("b")])
    #expect(try bench.rows("SELECT id FROM preset ORDER BY id DESC LIMIT 1") == ["1"])
  }
}
