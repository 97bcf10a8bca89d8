import Foundation

/// The manifest is `Package.swift` as SwiftPM understands it.
struct Manifest: Decodable, Sendable {
  /// A module with the modules that its arrows lead to.
  struct Target: Decodable, Sendable {
    let name: String
    let type: String
    let path: String?
    private let dependencies: [Dependency]

    /// The names of the modules that it depends on.
    var arrows: [String] { dependencies.map(\.name) }
    /// Whether it stands in `Sources`.
    var isSource: Bool { type != "test" && path == nil }
  }

  /// A dependency is an object with one field, `byName` or `target`, whose first element is the name.
  private struct Dependency: Decodable, Sendable {
    let name: String

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let key = fields.contains(.byName) ? Key.byName : .target
      var parts = try fields.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
    }

    private enum Key: CodingKey {
      case byName, target
    }
  }

  let targets: [Target]

  /// The modules in `Sources`.
  var modules: [Target] { targets.filter(\.isSource) }

  /// The manifest of this project, read once.
  static let project = Result { try read() }

  /// Asks SwiftPM in a folder of its own: while tests run, the project's build folder is locked.
  private static func read() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }
}
