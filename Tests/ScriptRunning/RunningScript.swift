import Foundation

/// A running script answers each line of its input with one, until the process that has started it ends.
public final class RunningScript: @unchecked Sendable {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()

  init(_ process: Process) throws {
    self.process = process
    process.standardInput = input
    process.standardOutput = output
    // Other processes that are started meanwhile must not keep the input open.
    for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    try process.run()
  }

  /// Returns the line that answers a line; nobody else may ask meanwhile.
  public func answer(to line: Data) throws -> Data {
    try input.fileHandleForWriting.write(contentsOf: line + [10])
    var answer = Data()
    while answer.last != 10 {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else {
        process.waitUntilExit()
        throw Script.Failure(
          description: "the script ended with \(process.terminationStatus); "
            + "if something is missing, run 'make test-deps'")
      }
      answer += piece
    }
    return answer
  }
}
