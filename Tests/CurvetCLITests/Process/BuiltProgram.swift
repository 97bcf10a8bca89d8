import Foundation
import Testing

/// The built program, run as a process of its own in a folder of its own.
///
/// Standard input is empty; what it writes goes into files beside its working folder.
final class BuiltProgram: Sendable {
  /// The folder that holds the working folder, the home, and what was written.
  let root: String

  init() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("curvet-process-\(UUID().uuidString)").path
    for folder in ["work", "home"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// The program that `CURVET_PROGRAM` names, such as the one that is installed; nil if it names none.
  static let named = ProcessInfo.processInfo.environment["CURVET_PROGRAM"]
    .map { URL(fileURLWithPath: $0).path }

  /// The program that is tested: the one that is named, or else the one that was built beside the tests.
  static let path: String? = {
    if let named { return named }
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let build = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/debug")
    return [folder, build].map { $0.appendingPathComponent("curvet").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The absolute path of a file in the working folder.
  func file(_ name: String) -> String { "\(root)/work/\(name)" }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map(Array.init)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  /// The names in the working folder, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/work")) ?? []).sorted()
  }

  /// Runs the program to its end.
  @discardableResult
  func run(_ words: String...) throws -> CommandRun { try run(words) }

  /// Runs the program to its end.
  @discardableResult
  func run(_ words: [String]) throws -> CommandRun { try start(words).wait() }

  /// Runs a line of the shell, in which `curvet` is the program.
  func shell(_ line: String) throws -> CommandRun { try startShell(line).wait() }

  /// Starts the program.
  func start(
    _ words: [String], output: RunningProgram.Output = .file
  ) throws -> RunningProgram {
    let path = try #require(Self.path, "build the program first: swift build")
    return try RunningProgram([path] + words, in: self, output: output)
  }

  /// Starts a line of the shell, in which `curvet` is the program.
  func startShell(_ line: String) throws -> RunningProgram {
    let path = try #require(Self.path, "build the program first: swift build")
    return try RunningProgram(
      ["/bin/sh", "-c", "curvet() { '\(path)' \"$@\"; }; \(line)"], in: self)
  }

  /// Returns what the catalog holds, as canonical lines.
  func lines(of catalog: String) throws -> String {
    let run = try run("export", "--all", "--to", "ndjson", "--catalog", catalog)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }
}
