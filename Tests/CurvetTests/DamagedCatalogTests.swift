import Diagnostics
import Exporting
import SeededNumbers
import Storage
import Testing
import Validation

@testable import Curvet

/// Whatever a catalog's bytes are, every call gives a result or an error.
@Suite struct DamagedCatalogTests {
  static let lines = [
    line("a", #""title":"T 遷移","tags":["x"],"aliases":["aa"],"#),
    #"{"name":"b","kind":"curve","motion":{"use":"a"}}"#, #"{"name":"d","motion":{"seconds":1}}"#,
    #"{"name":"g","motion":{"members":[{"preset":"b"}]}}"#,
  ]

  @Test(arguments: 0..<8) func flippedBytes(seed: UInt64) throws {
    let bench = try Bench(input: Self.lines.joined(separator: "\n"))
    try bench.catalog("good.sqlite").importing("-")
    try bench.write(line("a") + "\n" + line("e"), to: "more.ndjson")
    let good = try bench.bytes("good.sqlite")
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<40 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...12, using: &numbers) {
        // The first pages hold the schema and the small tables.
        let end = Bool.random(using: &numbers) ? 8192 : bytes.count
        bytes[Int.random(in: 0..<end, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      try bench.write(bytes, to: "bad.sqlite")
      try use("bad.sqlite", bench)
      try bench.write(bytes, to: "bad.sqlite")
      try attempt {
        _ = try bench.catalog("fresh.sqlite").importing("bad.sqlite") { $0.isDryRun = true }
      }
    }
  }

  private func use(_ name: String, _ bench: Bench) throws {
    try attempt {
      let catalog = try bench.catalog(name)
      try attempt { _ = try catalog.count() }
      try attempt { _ = try catalog.tags() }
      for preset in ["a", "aa", "b", "d", "g", "nobody"] {
        try attempt { _ = try catalog.detail(named: preset) }
        try attempt { _ = try catalog.uses(of: preset) }
        try attempt { _ = try catalog.exported(.names([preset])) }
      }
      for words in [[], ["t"], ["遷移"], ["a", "curve"]] {
        var query = SearchQuery()
        query.words = words
        try attempt { _ = try catalog.search(query) }
      }
      try attempt { _ = try catalog.exported() }
      try attempt { _ = try catalog.exported(.all, to: .ndjson) }
      try attempt { _ = try catalog.validate() }
      for policy in ConflictPolicy.allCases {
        try attempt { try catalog.importing("more.ndjson") { $0.onConflict = policy } }
      }
    }
  }

  /// Runs a call that may fail, but only with the catalog's own kind of error.
  private func attempt(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch is CatalogError {
    }
  }
}
