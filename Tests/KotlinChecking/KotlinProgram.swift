import Foundation

/// A Kotlin program is compiled by the machine's own `kotlinc`, and then run.
public struct KotlinProgram {
  /// What the compiler complains about.
  public struct Refusal: Error, CustomStringConvertible {
    /// Its words.
    public let description: String
  }

  private let folder: URL

  /// Compiles sources, by their file names, with files of the project.
  ///
  /// Debian's Kotlin is 1.3, which knows no commas before a closing bracket: they are taken away.
  ///
  /// - Parameter files: Their paths from the folder of the tests.
  public init(_ sources: [String: String], files: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths = files.map { Self.tests.appending(path: $0).path }
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      let plain = text.replacing(/,(\s*\n\s*[)\]])/) { String($0.output.1) }
      try plain.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    let classes = folder.appending(path: "classes").path
    let result = try Self.run(["kotlinc", "-nowarn", "-d", classes] + paths)
    guard result.succeeded else {
      try? FileManager.default.removeItem(at: folder)
      throw Refusal(description: result.text)
    }
  }

  /// Runs a class and returns what it prints; the program is gone then.
  public func run(_ name: String) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Self.run(["kotlin", "-cp", folder.appending(path: "classes").path, name])
    guard result.succeeded else { throw Refusal(description: result.text) }
    return result.text
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func run(_ arguments: [String]) throws -> (succeeded: Bool, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    if process.terminationStatus == 127 {
      throw Refusal(description: "\(arguments[0]) is missing: run 'make test-deps'")
    }
    return (process.terminationStatus == 0, text)
  }
}
