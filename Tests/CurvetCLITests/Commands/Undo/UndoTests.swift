import Expectations
import Testing

struct UndoTests {
  /// A catalog in which each operation is an `add`.
  private func desk(operations: Int) throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", "--empty", "-q").expect(0)
    for number in 1...operations {
      desk.run("add", "curve/n\(number)", "ease \(number)ms", "-q").expect(0)
    }
    desk.isInteractive = true
    return desk
  }

  @Test("An old operation is undone after a question") func asks() throws {
    let desk = try desk(operations: 7)
    desk.run("undo", "2", input: "n\n").expect(
      130,
      errors: """
        Operation 2, 5 operations ago: curvet add curve/n2 'ease 2ms' -q
          created 1
        To undo the last 2 operations, run 'curvet undo --steps 2'
        Undo operation 2? [y/N] error: nothing was undone

        """)
    desk.run("undo", "3", input: "y\n").expect(
      0,
      """
      Undid operation 3: curvet add curve/n3 'ease 3ms' -q
      Removed curve/n3

      """)
  }

  @Test(
    "A recent one, and whoever says so, isn't asked",
    arguments: [["3"], ["7"], [], ["2", "--yes"], ["2", "-n"], ["2", "--json"]])
  func asksNot(words: [String]) throws {
    let run = try desk(operations: 7).run(["undo"] + words)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test("Change by change, until nothing is left") func all() throws {
    let desk = try Desk()
    let before = desk.run("export", "--all").output
    desk.run("set", "curve/rush", "duration=0.45", "-q").expect(0)
    desk.run("rename", "curve/rush", "curve/late", "-q").expect(0)
    desk.run("add", "curve/card", "ease-out", "-q").expect(0)
    desk.run("undo").expect(
      0,
      """
      Undid operation 4: curvet add curve/card ease-out -q
      Removed curve/card

      """)
    desk.run("undo", "-n").expect(
      0,
      """
      Would undo operation 3: curvet rename curve/rush curve/late -q
      Would update curve/rush-old: deprecated.use curve/late → curve/rush
      Would update animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Would rename curve/late to curve/rush; 2 presets refer to it

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 3: curvet rename curve/rush curve/late -q
      Updated curve/rush-old: deprecated.use curve/late → curve/rush
      Updated animator/slide: timing curve/late → curve/rush; 1 preset refers to it
      Renamed curve/late to curve/rush; 2 presets refer to it

      """)
    desk.run("undo").expect(
      0,
      """
      Undid operation 2: curvet set curve/rush duration=0.45 -q
      Updated curve/rush: duration 0.45 s → 0.3 s; 2 presets refer to it

      """)
    expectSame(desk.run("export", "--all").output, before)
    desk.run("undo").expect(
      0,
      """
      Undid operation 1: curvet import sample.json
      Removed transition/fade
      Removed spring/tether
      Removed group/all
      Removed duration/short
      Removed curve/rush-old
      Removed curve/rush
      Removed animator/slide

      """)
    desk.run("undo").expect(
      66,
      errors: """
        error: nothing to undo

        """)
    desk.run("undo").expect(
      66,
      errors: """
        error: nothing to undo

        """)
  }
}
