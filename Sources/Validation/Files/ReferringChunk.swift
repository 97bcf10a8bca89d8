import Diagnostics
import Rules

/// A referring piece is some presets in a row that refer to others.
struct ReferringChunk: Sendable {
  var presets: ArraySlice<(number: UInt32, line: UInt32)>
  var all: ReadPresets
  var findings: FindingList
}

extension ReferringChunk {
  /// Checks the presets.
  func checked(by check: PresetCheck) -> (findings: FindingList, ignored: Int) {
    var findings = findings
    var ignored = 0
    let desk = ReadPresets.Desk(all)
    for (number, line) in presets {
      guard let entry = all.entry(at: all.index.location(of: number), line: Int(line)) else {
        continue
      }
      ignored += check.check(entry, number: Int(number), among: desk, into: &findings)
    }
    return (findings, ignored)
  }
}

/// A piece source hands out the presets that refer to others, piece by piece.
final class ChunkSource {
  /// What the findings so far leave room for.
  let room: FindingBudget
  private var rest: ArraySlice<(number: UInt32, line: UInt32)>
  private let all: ReadPresets

  init(_ presets: [(number: UInt32, line: UInt32)], of all: ReadPresets, room: FindingBudget) {
    rest = presets[...]
    self.all = all
    self.room = room
  }

  /// Returns the next piece; nil at the end.
  func next() -> ReferringChunk? {
    guard !rest.isEmpty else { return nil }
    defer { rest = rest.dropFirst(Self.count) }
    return ReferringChunk(presets: rest.prefix(Self.count), all: all, findings: room.list)
  }

  private static let count = 512
}
