import Expectations
import Foundation
import Testing

/// CONTRIBUTING names files that exist, and docs/architecture.md functions that are in them.
///
/// When a file has been moved, `make record FILTER=ContributingTests` writes where it is now.
struct ContributingTests {
  /// A row of the calls that an import makes.
  struct Call: CustomStringConvertible, Sendable {
    /// The whole row.
    var row: Substring
    /// The type and the name of the function.
    var type: String
    var function: String
    /// The file that the row says the function is in, as a part of the page.
    var path: Substring
    var description: String { "\(type).\(function)" }

    init(row: Substring) {
      let code = row.split(separator: "`", omittingEmptySubsequences: false)
      let names = code[1].prefix { $0 != "(" }.split(separator: ".").suffix(2).map(String.init)
      (self.row, type, function, path) = (row, names[0], names[1], code[code.count - 2])
    }

    /// Whether a file has the function.
    func isFunction(in file: SourceTree.File) -> Bool {
      file.text.contains("func \(function)(") || file.text.contains("func \(function)<")
    }

    /// Whether a file has the function, and declares or extends its type.
    func isMember(in file: SourceTree.File) -> Bool {
      isFunction(in: file)
        && ["struct", "class", "enum", "protocol", "extension"].contains { kind in
          file.text.contains("\(kind) \(type) ") || file.text.contains("\(kind) \(type):")
            || file.text.contains("\(kind) \(type)<")
        }
    }
  }

  private static let page = Result { try Page("CONTRIBUTING.md") }
  private static let architecture = Result { try Page("docs/architecture.md") }
  private static let sources = SourceTree.swiftFiles(below: "Sources")

  private static let calls: [Call] = {
    guard let text = try? architecture.get().text,
      let start = text.range(of: "## What an import calls\n")?.upperBound
    else { return [] }
    return text[start...].split(separator: "\n").filter { $0.hasPrefix("| `") }.map(Call.init)
  }()

  @Test("An import takes at most twenty-five calls") func count() {
    #expect((15...25).contains(Self.calls.count))
  }

  @Test("Each call is where the page says", arguments: calls)
  func location(call: Call) throws {
    let files = Self.sources.filter { $0.path == "Sources/\(call.path)" }
    if files.contains(where: call.isFunction) { return }
    let name = call.path.split(separator: "/").last.map { "/\($0)" } ?? ""
    let found = Self.sources.filter { $0.path.hasSuffix(name) && call.isFunction(in: $0) }
    let moved = found.isEmpty ? Self.sources.filter(call.isMember) : found
    let file = try #require(moved.first, "no file declares \(call)")
    try Self.architecture.get().expect(
      String(file.path.dropFirst("Sources/".count)), insteadOf: call.path)
  }

  /// The paths in backquotes, without those that contain a `<Name>`.
  private static let paths: [Substring] = {
    guard let text = try? page.get().text else { return [] }
    return text.split(separator: "`").filter { part in
      ["Sources/", "Tests/", "Migrations/", "Seeds/", "Examples/", "docs/"].contains(
        where: part.hasPrefix) && !part.contains("<") && !part.contains("\n")
    }
  }()

  @Test("The recipes name files") func recipes() {
    #expect(Self.paths.count > 20)
  }

  @Test("Every file and folder of the recipes exists", arguments: paths)
  func exists(path: Substring) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: SourceTree.root.appending(path: String(path)).path) { return }
    // What has been moved keeps its name.
    let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let isFolder = path.hasSuffix("/")
    let below = manager.enumerator(atPath: SourceTree.root.appending(path: folder).path)
    let found = (below?.compactMap { $0 as? String } ?? [])
      .filter { $0 == name || $0.hasSuffix("/\(name)") }
    try #require(found.count == 1, "\(path) doesn't exist; found \(found)")
    try Self.page.get().expect("\(folder)/\(found[0])\(isFolder ? "/" : "")", insteadOf: path)
  }
}
