import Diagnostics
import Foundation

/// A folder of its own for a test, removed when the test lets go of it.
final class Folder: Sendable {
  let path: String

  init() throws {
    // Without links in it, so that it can be compared with what links lead to.
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appending(path: "curvet-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of all files in the folder, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self(name), atomically: false, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }
}

/// What a piece of work throws, as one line; nil if it does not.
func failure(_ body: () throws(CatalogError) -> Void) -> String? {
  do throws(CatalogError) {
    try body()
    return nil
  } catch {
    let place = error.path.map { " \($0.split(separator: "/").last ?? "")" } ?? ""
    return "\(error.kind)\(place): \(error.message)"
  }
}
