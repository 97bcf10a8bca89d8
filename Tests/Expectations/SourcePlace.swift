import Foundation
import Testing

/// The place of a call in the source of the tests.
struct SourcePlace {
  /// The absolute path of the file.
  var path: String
  /// Its line, from 1.
  var line: Int
  /// Its column, from 1, in bytes.
  var column: Int
  /// The name of the function.
  var function: String

  /// The project's folder.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Returns the place of a call of a function; nil if its file isn't found.
  static func call(of function: String, at location: SourceLocation) -> SourcePlace? {
    // A file's name is unique within its module.
    let folder = "\(project)/Tests/\(location.moduleName)"
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      if name == location.fileName || name.hasSuffix("/\(location.fileName)") {
        return SourcePlace(
          path: "\(folder)/\(name)", line: location.line, column: location.column,
          function: function)
      }
    }
    return nil
  }
}
