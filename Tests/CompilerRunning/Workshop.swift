import Foundation

/// A workshop is a folder of its own in which compilers, and what they make, are run.
public struct Workshop: Sendable {
  /// What stands in the way of a result.
  public struct Failure: Error, CustomStringConvertible {
    /// What it is, and what to do.
    public let description: String
  }

  /// What a program left behind.
  public struct Outcome: Sendable {
    /// Whether it ended well.
    public let succeeded: Bool
    /// What it printed on either stream.
    public let output: String
  }

  /// Where it is.
  public let folder: URL

  /// Makes a folder; `close()` takes it away.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "curvet-workshop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes the folder away.
  public func close() { try? FileManager.default.removeItem(at: folder) }

  /// Works in a folder that is taken away afterwards.
  public static func within<Value>(_ work: (Workshop) throws -> Value) throws -> Value {
    let workshop = try Workshop()
    defer { workshop.close() }
    return try work(workshop)
  }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a file into the folder, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return path(name)
  }

  /// The text of a file in the folder.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Runs a program in the folder; its name is looked up in `$PATH`.
  ///
  /// - Throws: ``Failure`` if there is none of that name.
  public func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    // Java's better compiler takes longer than the programs of the tests run.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "JAVA_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto"
    ]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else {
      throw Failure(description: "\(program) is missing: run 'make test-deps'")
    }
    return Outcome(
      succeeded: process.terminationStatus == 0, output: String(decoding: data, as: UTF8.self))
  }

  /// Runs a program that has to end well, and returns what it prints.
  ///
  /// - Throws: ``Failure`` with what it printed.
  @discardableResult
  public func demand(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try run(program, arguments)
    guard outcome.succeeded else {
      throw Failure(description: "\(program) ended with an error\n\(outcome.output)")
    }
    return outcome.output
  }

  /// The folder of the project.
  public static let project = URL(filePath: #filePath).appending(path: "../../..").standardized
}
