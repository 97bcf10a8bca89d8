import Foundation
import Testing

/// Sessions of commands whose replies stay the same to the byte.
///
/// `CURVET_RECORD=1` records the replies anew, and `git diff` shows what changed. With `CURVET_REPLIES=FOLDER` each
/// reply is written whole into a file of its own, so that those of two commits can be compared. `CURVET_CHECK=1` also
/// runs the session that takes minutes.
struct SessionTests {
  private static let variables = ProcessInfo.processInfo.environment

  private static let sessions =
    ["look", "import", "change", "validate", "export", "project", "safety"]
    + (variables["CURVET_CHECK"] == "1" ? ["everything"] : [])

  @Test("Every reply is what it was", arguments: sessions) func replies(name: String) throws {
    let session = try Session(name)
    var desk = try SessionDesk()
    var replies: [(reply: Reply, run: CommandRun)] = []
    for step in session.steps {
      do {
        if let run = try desk.run(step) {
          replies.append((Reply(replies.count + 1, step, run), run))
          try keep(run, as: "\(name)-\(replies.count)")
        }
      } catch {
        Issue.record("\(name).txt:\(step.line): \(error)")
      }
    }
    let file = Session.folder.appendingPathComponent("\(name).replies.txt")
    if Self.variables["CURVET_RECORD"] == "1" {
      let lines = replies.flatMap(\.reply.lines)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return
    }
    let recorded = Reply.all(in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    #expect(replies.map(\.reply.heading) == recorded.map(\.heading))
    let changed = zip(replies, recorded).filter { $0.reply != $1 }
    for ((reply, run), old) in changed.prefix(5) {
      Issue.record("\(reply.difference(from: old, in: run))")
    }
    #expect(changed.count == 0, "replies of \(name).txt that differ")
  }

  @Test("There are two hundred commands and more") func count() throws {
    let steps = try Self.sessions.flatMap { try Session($0).steps }
    #expect(steps.count { $0.words.first == "curvet" } >= 200)
  }

  private func keep(_ run: CommandRun, as name: String) throws {
    guard let folder = Self.variables["CURVET_REPLIES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (stream, text) in [("out", run.output), ("err", run.errors)] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).\(stream)"))
    }
  }
}
