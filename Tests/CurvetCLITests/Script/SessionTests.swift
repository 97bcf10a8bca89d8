import Foundation
import Testing

/// Sessions of commands whose replies stay the same to the byte.
///
/// `CURVET_RECORD=1` records the replies anew, and `git diff` shows what changed. With `CURVET_REPLIES=FOLDER` each
/// reply and each file is kept whole, so that those of two commits can be compared by `diff -r`. `CURVET_THOROUGH=1` also
/// runs the session that takes minutes. With `CURVET_PROGRAM` the commands run a second time, by that program.
struct SessionTests {
  private static let variables = ProcessInfo.processInfo.environment

  private static let sessions =
    ["look", "import", "change", "validate", "export", "project", "safety"]
    + (variables["CURVET_THOROUGH"] == "1" ? ["everything"] : [])

  @Test("Every reply is what it was", arguments: sessions, SessionProgram.all)
  func replies(name: String, program: SessionProgram) throws {
    let session = try Session(name)
    var desk = try SessionDesk(program)
    var replies: [(line: Int, reply: Reply, run: CommandRun)] = []
    for step in session.steps {
      do {
        if let run = try desk.run(step) {
          replies.append((step.line, Reply(step, run), run))
          try keep(run, as: "\(name)-\(replies.count)\(program.suffix)")
        }
      } catch {
        Issue.record("\(name).txt:\(step.line): \(error)")
      }
    }
    if let folder = Self.variables["CURVET_REPLIES"] {
      try desk.keep(in: "\(folder)/\(name)-files\(program.suffix)")
    }
    let file = Session.folder.appendingPathComponent("\(name).replies.txt")
    if Self.variables["CURVET_RECORD"] == "1", program == .tests {
      let lines = replies.flatMap(\.reply.lines)
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return
    }
    let recorded = Reply.all(in: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    try #require(
      replies.map(\.reply.heading) == recorded.map(\.heading),
      "\(name).txt has other commands than were recorded")
    let changed = zip(replies, recorded).filter { $0.reply != $1 }
    for ((line, reply, run), old) in changed.prefix(5) {
      Issue.record("\(name).txt:\(line): \(reply.difference(from: old, in: run))")
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
