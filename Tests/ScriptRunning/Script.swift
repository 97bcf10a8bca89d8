import Foundation

/// A script is a Python program that the tests put questions to.
///
/// The interpreter is the one in the project's `.venv`, which `make test-deps` makes.
public struct Script: Sendable {
  /// What stands in the way of an answer.
  public struct Failure: Error, CustomStringConvertible {
    /// What it is, and what to do.
    public let description: String
  }

  private let file: URL

  /// Names a script by its path from the folder of the tests.
  public init(path: String) {
    file = Self.tests.appending(path: path)
  }

  /// Starts the script, which answers each line of its input with one.
  public func start() throws -> RunningScript { try RunningScript(process([])) }

  private func process(_ arguments: [String]) throws -> Process {
    guard FileManager.default.isExecutableFile(atPath: Self.python.path) else {
      throw Failure(description: "\(Self.python.path) is missing: run 'make test-deps'")
    }
    let process = Process()
    process.executableURL = Self.python
    process.arguments = ["-B", file.path] + arguments
    return process
  }

  /// Runs the script and returns what it prints.
  public func run(_ arguments: [String] = [], _ input: Data) throws -> Data {
    let process = try process(arguments)
    // A file takes any amount before the program reads it; a pipe does not.
    let asked = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: asked)
    defer { try? FileManager.default.removeItem(at: asked) }
    process.standardInput = try FileHandle(forReadingFrom: asked)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(file.lastPathComponent) ended with \(process.terminationStatus); "
          + "if something is missing, run 'make test-deps'")
    }
    return data
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let python = tests.deletingLastPathComponent().appending(path: ".venv/bin/python3")
}
