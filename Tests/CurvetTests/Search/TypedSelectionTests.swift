import Foundation
import Testing

@testable import Curvet

/// The presets that a query selects for commands that change or export them.
@Suite struct TypedSelectionTests {
  /// Each line has a query, how many built-in presets it selects, and a hash of their names: FNV-1a in 64 bits.
  private static let lines: [[String]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/queries-as-typed.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }()

  @Test("200 queries select what has their words as typed, whatever searches find")
  func selections() throws {
    let catalog = try Bench().catalog("built-in.sqlite", isEmpty: false)
    #expect(Self.lines.count >= 200)
    for line in Self.lines {
      let names = try catalog.names(PresetSelection(query: line[0])).sorted()
      let hash = names.joined(separator: "\n").utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      let digits = String(hash, radix: 16)
      let shown = String(repeating: "0", count: 16 - digits.count) + digits
      #expect([line[0], String(names.count), shown] == line, "\(names)")
    }
  }
}
