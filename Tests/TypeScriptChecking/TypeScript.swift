import Foundation

/// The TypeScript compiler, which `make test-deps` installs.
public enum TypeScript {
  /// What stands in the way of an answer.
  public struct Missing: Error {
    /// What it is, and what to do.
    public let reason: String
  }

  /// Returns what the compiler, at its strictest, has to say of a file beside declarations of what it
  /// imports.
  ///
  /// - Parameters:
  ///   - files: The texts by their names; JavaScript is checked by its comments.
  public static func complaints(about files: [String: String]) throws -> [String] {
    try run(files, ["--noEmit", "--strict", "--allowJs", "--checkJs"]).output
      .split(separator: "\n").map(String.init)
  }

  /// Returns a file without its types.
  public static func javaScript(of text: String) throws -> String {
    let result = try run(["module.ts": text], [])
    guard let text = result.files["module.js"] else { throw Missing(reason: result.output) }
    return text
  }

  private static func run(
    _ files: [String: String], _ options: [String]
  ) throws -> (output: String, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      ["tsc", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node"]
      + ["--lib", "es2022,dom"] + options + files.keys.sorted()
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 {
      throw Missing(reason: "tsc is missing: run 'make test-deps'")
    }
    var written: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".js") {
      written[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return (String(decoding: data, as: UTF8.self), written)
  }
}
