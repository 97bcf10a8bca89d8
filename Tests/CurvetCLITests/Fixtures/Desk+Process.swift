import Foundation

extension Desk {
  /// Runs a program by its path in a process of its own, at the desk's time and with its variables.
  func runProcess(_ words: [String], input: String, in folder: String) throws -> CommandRun {
    let file = "\(root)/\(UUID().uuidString).in"
    try Data(input.utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try RunningProgram(
      words, root: root, folder: path(folder),
      variables: variables.merging(["CURVET_NOW": "\(now)"]) { own, _ in own }, input: file,
      shownRoot: "/desk"
    ).wait()
    return CommandRun(status: run.status, output: shown(run.output), errors: shown(run.errors))
  }
}
