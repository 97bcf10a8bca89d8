import Diagnostics
import Presets
import Testing

@testable import Storage

/// What is taken back, and what is left because it was changed again.
@Suite struct UndoTests {
  /// Undoes an operation; told are the changes and what was left.
  private func undo(_ operation: Int64, _ bench: StoreBench) throws -> [String] {
    let chosen = try #require(try bench.store.operation(operation))
    let note = OperationNote(command: "undo", author: nil)
    let (outcome, conflicts) = try bench.store.undo(note: note, isDryRun: false) { chosen }
    return outcome.changes.map { "\($0.kind) \($0.name)@\($0.rev)" }
      + conflicts.map { "left \($0.name) \($0.told)" }
  }

  private func payload(_ name: String, _ bench: StoreBench) throws -> String {
    try bench.rows("SELECT payload FROM preset WHERE name = '\(name)'").first ?? ""
  }

  @Test func aNewPresetGoesToTheTrash() throws {
    let bench = try StoreBench(curve("a"))
    #expect(try undo(1, bench) == ["removed a@2"])
    #expect(try undo(2, bench) == ["restored a@3"])
    #expect(try undo(3, bench) == ["removed a@4"])
    #expect(try bench.store.operations().map(\.isUndone) == [false, true, false, true])
  }

  @Test func whatWasChangedAgainInAnotherFieldStays() throws {
    let bench = try StoreBench(curve("a"))
    _ = try bench.change([("a", curve("a", 0.5))])
    _ = try bench.change([("a", curve("a", 0.5, #""title":"A","#))])
    #expect(try undo(2, bench) == ["updated a@4"])
    #expect(
      try payload("a", bench)
        == #"{"name":"a","kind":"curve","title":"A","motion":{"cubicBezier":[0,0,1,1]}}"#)
  }

  @Test func whatWasChangedAgainInTheSameFieldIsLeft() throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    _ = try bench.change([
      ("a", curve("a", 0.5, #""role":"enter","#)), ("b", curve("b", 0.5)),
    ])
    _ = try bench.change([("a", curve("a", 0.7, #""role":"enter","#))])
    _ = try bench.change([("a", curve("a", 0.8, #""role":"enter","#))])
    #expect(
      try undo(2, bench) == [
        "updated b@3", "updated a@5", "left a /motion/cubicBezier by 3 4",
      ])
    #expect(
      try payload("a", bench)
        == #"{"name":"a","kind":"curve","motion":{"cubicBezier":[0,0,1,0.8]}}"#)
  }

  @Test func whatWasMadeAndChangedIsLeft() throws {
    let bench = try StoreBench(curve("a"))
    _ = try bench.change([("a", curve("a", 0.5))])
    #expect(try undo(1, bench) == ["left a  by 2"])
    #expect(try bench.rows("SELECT count(*) FROM operation") == ["2"])
  }

  @Test func whatIsReferredToNowIsLeft() throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    _ = try bench.change([("u", using("u", "curve", "a"))])
    #expect(
      try undo(1, bench) == [
        "removed b@2", #"left a 'u' refers to it by the name 'a' (/motion/use)"#,
      ])
  }

  @Test func aNameTakenMeanwhileIsNotTakenAway() throws {
    let bench = try StoreBench(curve("a"))
    _ = try bench.change([("a", "-")])
    _ = try bench.change([("a", curve("a", 0.5))])
    #expect(try undo(2, bench) == ["left a the name is already in use"])
    #expect(try bench.rows("SELECT preset_id FROM name") == ["2"])
  }

  @Test func whatIsLeftMayBeWhatOthersNeed() throws {
    // The preset that "u" referred to at first cannot come back, so neither can that form of "u".
    let bench = try StoreBench(curve("a"), curve("b", 0.5), using("u", "curve", "a"))
    _ = try bench.change([("a", "-"), ("u", using("u", "curve", "b"))])
    _ = try bench.change([("a", duration("a"))])
    #expect(
      try undo(2, bench) == [
        "left a the name is already in use", #"left u use refers to 'a', which is a duration"#,
      ])
  }

  @Test func onlyWhatIsPartOfACycleIsLeft() throws {
    let bench = try StoreBench(curve("b"), using("a", "curve", "b"), using("z", "curve", "a"))
    // The last to be edited is the first to be put back, and only leads into the cycle.
    _ = try bench.change([("a", curve("a", 0.6)), ("z", curve("z", 0.5))])
    _ = try bench.change([("b", using("b", "curve", "a"))])
    #expect(
      try undo(2, bench) == [
        "updated z@3", "left a references form a cycle: a → b → a",
      ])
  }

  @Test func purgedPresetsAreGone() throws {
    let bench = try StoreBench(curve("a"), curve("b"))
    _ = try bench.change([("a", "-")])
    let note = OperationNote(command: "purge", author: nil)
    let (purged, _) = try bench.store.purge(note: note, isDryRun: false) { $0 }
    #expect(purged.map(\.name) == ["a"])
    #expect(try bench.rows("SELECT name FROM preset") == ["b"])
    #expect(try bench.rows("SELECT name FROM revision") == ["b"])
    #expect(try bench.store.operations().map(\.count) == [0, 0, 1])
    #expect(try bench.store.nextToUndo()?.id == 1)
    #expect(try undo(2, bench) == [])
    #expect(try bench.rows("PRAGMA foreign_key_check") == [])
  }

  @Test func historiesByName() throws {
    let bench = try StoreBench(curve("a"))
    _ = try bench.change([("a", curve("b"))])
    _ = try bench.change([("a", curve("a", 0.5))])
    _ = try bench.change([("b", "-")])
    func told(_ name: String) throws -> [String] {
      try bench.store.revisions(named: name).map { "\($0.operation) \($0.name)@\($0.rev)" }
    }
    // Who has the name now is meant, else all who had it.
    #expect(try told("a") == ["3 a@1"])
    #expect(try told("b") == ["4 b@3", "2 b@2", "1 a@1"])
    #expect(try told("c") == [])
    #expect(try bench.store.operations(changing: "b").map(\.id) == [4, 2, 1])
    #expect(try bench.store.operations(limit: 2).map(\.id) == [4, 3])
  }
}

extension UndoConflict {
  /// What was left and why.
  fileprivate var told: String {
    switch reason {
    case .changedLater(let fields, let operations):
      "\(fields.joined(separator: " ")) by \(operations.map(String.init).joined(separator: " "))"
    case .doesNotFit(let finding): finding.message
    }
  }
}
