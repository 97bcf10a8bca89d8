import Expectations
import Testing

/// The pages of `Tests/Sessions`, one folder for each command.
///
/// `CURVET_RECORD=1` writes what differs. With `CURVET_PROGRAM` the commands run a second time, by that program.
struct SessionTests {
  private static let sessions = Result { try Session.all() }

  @Test("A session prints what its page shows", arguments: try sessions.get())
  func prints(session: Session) throws {
    try session.run(.tests).expect(session.file)
  }

  @Test(
    "The program that ships prints the same",
    .enabled(if: BuiltProgram.named != nil, "CURVET_PROGRAM names no program"),
    arguments: try sessions.get().filter { $0.header.reasonToStayInProcess == nil })
  func shipped(session: Session) throws {
    let program = try #require(BuiltProgram.named)
    // The tests' own process records.
    if !Recording.isOn { try session.run(.process(program)).expect(session.file) }
  }

  @Test("A page begins with a title, and runs the program", arguments: try sessions.get())
  func isWhole(session: Session) {
    #expect(!session.title.isEmpty && session.title.last != ".")
    #expect(session.commands.contains { $0.words.first == "curvet" })
  }

  @Test("At most one page in ten is not run by the program that ships") func inProcess() throws {
    let sessions = try Self.sessions.get()
    #expect(sessions.count { $0.header.reasonToStayInProcess != nil } * 10 <= sessions.count)
  }
}
