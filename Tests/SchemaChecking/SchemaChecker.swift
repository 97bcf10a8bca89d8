import Foundation
import ScriptRunning

/// Asks Python's jsonschema what a JSON Schema says of documents.
public enum SchemaChecker {
  /// Returns, for every document, nil where the schema accepts it, else the first reason why not.
  ///
  /// - Parameter schema: a file, or an address of which the package schemastore has a copy.
  public static func verdicts(on documents: [String], by schema: String) throws -> [String?] {
    let input = try JSONEncoder().encode(documents)
    return try JSONDecoder().decode(
      [String?].self, from: Script(path: "SchemaChecking/verdicts.py").run([schema], input))
  }

  /// Returns, for every document, what the schema of a text says.
  public static func verdicts(on documents: [String], by schema: [UInt8]) throws -> [String?] {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "curvet-\(UUID().uuidString).schema.json")
    try Data(schema).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try verdicts(on: documents, by: file.path)
  }
}
