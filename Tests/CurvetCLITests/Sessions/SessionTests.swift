import Expectations
import Foundation
import Testing

/// The pages of `Tests/Sessions`, one folder for each command.
///
/// `CURVET_RECORD=1` writes what differs. With `CURVET_PROGRAM` the commands run a second time, by that program.
struct SessionTests {
  private static let sessions = Result { try Session.all() }

  @Test("A session prints what its page shows", arguments: try sessions.get())
  func prints(session: Session) throws {
    let (changes, text) = try session.run(.tests)
    if Recording.isOn {
      if !changes.isEmpty { try Data(text.utf8).write(to: session.file) }
    } else {
      report(changes, of: session)
    }
  }

  @Test(
    "The program that ships prints the same",
    .enabled(if: BuiltProgram.named != nil, "CURVET_PROGRAM names no program"),
    arguments: try sessions.get().filter { $0.header.reasonToStayInProcess == nil })
  func shipped(session: Session) throws {
    let program = try #require(BuiltProgram.named)
    report(try session.run(.process(program)).changes, of: session)
  }

  private func report(_ changes: [Session.Change], of session: Session) {
    for change in changes {
      Issue.record(
        """
        \(session.file.path):\(change.command.line): \(change.command.source[0])
        expected:
        \(change.expected.joined(separator: "\n"))
        printed:
        \(change.actual.joined(separator: "\n"))
        """)
    }
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
