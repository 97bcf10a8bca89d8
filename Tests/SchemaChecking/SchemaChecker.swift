import Foundation

/// Asks Python's jsonschema what a JSON Schema says of documents.
///
/// The interpreter is the one in the project's `.venv`, which `make test-deps` makes.
public enum SchemaChecker {
  /// What stands in the way of asking.
  public struct Failure: Error, CustomStringConvertible {
    /// What it is, and what to do.
    public let description: String
  }

  /// Returns, for every document, nil where the schema accepts it, else the first reason why not.
  ///
  /// - Parameter schema: a file, or an address of which the package schemastore has a copy.
  public static func verdicts(on documents: [String], by schema: String) throws -> [String?] {
    let input = try JSONEncoder().encode(documents)
    return try JSONDecoder().decode(
      [String?].self, from: run(script: folder.appending(path: "verdicts.py"), [schema], input))
  }

  /// Returns, for every document, what the schema of a text says.
  public static func verdicts(on documents: [String], by schema: [UInt8]) throws -> [String?] {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "curvet-\(UUID().uuidString).schema.json")
    try Data(schema).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try verdicts(on: documents, by: file.path)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static let python = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".venv/bin/python3")

  private static func run(script: URL, _ arguments: [String], _ input: Data) throws -> Data {
    guard FileManager.default.isExecutableFile(atPath: python.path) else {
      throw Failure(description: "\(python.path) is missing: run 'make test-deps'")
    }
    let process = Process()
    process.executableURL = python
    process.arguments = [script.path] + arguments
    // A file takes any amount before the program reads it; a pipe does not.
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(script.lastPathComponent) ended with \(process.terminationStatus); "
          + "if a package is missing, run 'make test-deps'")
    }
    return data
  }
}
