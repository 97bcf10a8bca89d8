/// A file as it was at first, and what has been recorded in it since.
struct RecordedFile {
  /// Its bytes at first.
  let original: [UInt8]
  private var expectations: [Place: Expectation] = [:]

  private struct Place: Hashable {
    var line: Int
    var column: Int
  }

  private struct Expectation {
    /// What the runs so far came to, by argument.
    var actual: [Set<Demand.Value>]
    /// The arguments that aren't met in each run.
    var unmet: Set<Int> = []
    var edits: [SourceEdit] = []
    var problem: ByHand?
  }

  init(original: [UInt8]) {
    self.original = original
  }

  /// Its bytes with what has been recorded.
  var text: [UInt8] {
    let edits = expectations.values.flatMap(\.edits).sorted {
      $0.range.lowerBound > $1.range.lowerBound
    }
    var text = original
    // From the end on, for what comes before a change stays in its place.
    for edit in edits { text.replaceSubrange(edit.range, with: edit.text.utf8) }
    return text
  }

  /// Takes in a run of the expectation at a place.
  mutating func record(_ demands: [Demand], after kept: Int, at place: SourcePlace) -> ByHand? {
    let key = Place(line: place.line, column: place.column)
    var expectation =
      expectations[key] ?? Expectation(actual: Array(repeating: [], count: demands.count))
    defer { expectations[key] = expectation }
    var isMet = true
    for (index, demand) in demands.enumerated() {
      expectation.actual[index].insert(demand.actual)
      if !demand.isMet {
        expectation.unmet.insert(index)
        isMet = false
      }
    }
    if !isMet, expectation.problem == nil {
      do throws(ByHand) {
        let call = SourceCall(
          of: place.function, in: original, line: place.line, column: place.column)
        guard let call else { throw .notACall }
        expectation.edits = try CallRewriting(call, demands: demands, after: kept).edits()
      } catch {
        expectation.problem = error
      }
    }
    // An argument that stays may have another value in every run; one that is recorded may not.
    guard expectation.problem == nil,
      expectation.unmet.contains(where: { expectation.actual[$0].count > 1 })
    else { return isMet ? nil : expectation.problem }
    expectation.problem = .disagreeing
    expectation.edits = []
    return .disagreeing
  }

  /// Takes in a text that begins at a byte.
  mutating func record(_ text: String, insteadOf old: String, at offset: Int) -> ByHand? {
    if text == old { return nil }
    let range = offset..<(offset + old.utf8.count)
    guard range.upperBound <= original.count, original[range].elementsEqual(old.utf8) else {
      return .stale
    }
    var expectation = Expectation(actual: [])
    expectation.edits = [SourceEdit(range: range, text: text)]
    expectations[Place(line: 0, column: offset)] = expectation
    return nil
  }
}
