import Foundation
import Fuzzing
import Testing

/// A few of the damaged catalogs that `make fuzz-catalogs` makes by the thousand.
struct CatalogFuzzTests {
  private static let seed: UInt64 = 2026
  /// How many catalogs; `make thorough` damages more.
  private static let count =
    ProcessInfo.processInfo.environment["CURVET_THOROUGH"] == nil ? 80 : 400

  private static func fuzz(_ seed: UInt64) throws -> CatalogFuzz {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curvet-fuzz-\(UUID().uuidString)").path
    let fuzz = try CatalogFuzz(seed: seed, in: folder, isSmall: true)
    fuzz.mostCommands = 4
    return fuzz
  }

  @Test("Whatever was done to a catalog, it is read or refused, and repaired with every loss named")
  func catalogs() async throws {
    let tally = try await withThrowingTaskGroup(of: FuzzTally.self) { group in
      for part in 0..<2 {
        group.addTask {
          var tally = FuzzTally()
          let fuzz = try Self.fuzz(Self.seed)
          for index in stride(from: part, to: Self.count, by: 2) {
            tally.add(try fuzz.run(index), of: index)
          }
          return tally
        }
      }
      return try await group.reduce(into: FuzzTally()) { $0.add($1) }
    }
    #expect(tally.problems == [:])
    #expect(tally.inputs > Self.count * 9 / 10)
    for kind in CatalogDamage.Kind.allCases {
      #expect(tally.rules["damage \(kind.rawValue)", default: 0] > 0, "\(kind)")
    }
    // There is every end that a repair comes to often.
    for end in ["whole", "named", "sound"] {
      #expect(tally.rules["repair: \(end)", default: 0] > 0, "\(end)")
    }
  }

  @Test("What a repair did not say would be noticed") func isHeard() throws {
    let fuzz = try Self.fuzz(Self.seed)
    fuzz.mostCommands = 0
    fuzz.isDeaf = true
    var kinds: Set<String> = []
    for index in 0..<20 {
      for problem in try fuzz.run(index).problems {
        kinds.insert(String(problem.prefix { $0 != ":" }))
      }
    }
    #expect(kinds.contains("changed without a word"))
  }

  @Test("A damage is made of its seed and index alone") func isRepeatable() throws {
    let (fuzz, again) = (try Self.fuzz(7), try Self.fuzz(7))
    for index in 0..<30 {
      #expect(fuzz.story(of: index) == again.story(of: index))
      #expect(try fuzz.file(of: index) == again.file(of: index))
    }
    #expect(Set((0..<30).map { fuzz.story(of: $0) }).count > 25)
    #expect(try Self.fuzz(8).story(of: 0) != fuzz.story(of: 0))
  }
}
