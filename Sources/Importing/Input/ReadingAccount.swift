import Diagnostics
import Presets
import StrictJSON

/// A reading account holds what became of each thing that a reader has seen: a declaration, a token, a property.
package struct ReadingAccount: Sendable {
  /// What became of a thing.
  package enum Outcome: Hashable, Sendable {
    /// It's in a preset.
    case taken
    /// It's skipped, and the report says why.
    case leftOut
    /// It's about something else, and the report counts it at most.
    case notMotion
  }

  /// How many things were seen.
  package private(set) var seen = 0
  /// How many things there are of each outcome.
  package private(set) var counts: [Outcome: Int] = [:]
  private var files: [String: File] = [:]

  private struct File {
    let document: JSONDocument
    /// The outcomes by where the things begin; nil for those that have none yet.
    var outcomes: [Int: Outcome?] = [:]
  }

  /// Makes an empty account.
  package init() {}

  /// Takes note of a thing in a file.
  mutating func see(at start: Int, in document: JSONDocument) {
    files[document.file, default: File(document: document)].outcomes[start] = .some(nil)
  }

  /// Says what became of what begins at a place, if a thing was seen there.
  ///
  /// What is taken stays so where a part of it is left out, unless the outcome is final.
  mutating func settle(at start: Int, in file: String, as outcome: Outcome, isFinal: Bool = false) {
    guard let known = files[file]?.outcomes[start] else { return }
    if isFinal || known == nil || known == .notMotion { files[file]?.outcomes[start] = outcome }
  }

  /// Says that all things are about something else that nothing is said of; returns how many there are.
  mutating func settleRest() -> Int {
    var count = 0
    for (name, file) in files {
      for (start, outcome) in file.outcomes where outcome == nil {
        files[name]?.outcomes[start] = .notMotion
        count += 1
      }
    }
    return count
  }

  /// Counts what became of all things, and forgets their places.
  ///
  /// - Returns: The places of those that nothing is said of.
  mutating func close() -> [JSONValue] {
    var lost: [JSONValue] = []
    for (_, file) in files.sorted(by: { $0.key < $1.key }) {
      seen += file.outcomes.count
      for (start, outcome) in file.outcomes {
        if let outcome {
          counts[outcome, default: 0] += 1
        } else {
          lost.append(file.document.foreign(at: start).root)
        }
      }
    }
    files = [:]
    return lost.sorted { $0.bytes.startIndex < $1.bytes.startIndex }
  }

  /// Adds what another account has counted.
  mutating func merge(_ other: ReadingAccount) {
    seen += other.seen
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}
