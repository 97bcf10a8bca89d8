import Diagnostics
import FileSystem
import Rules
import StrictJSON

/// A project's configuration, `curvet.config.json`, says where the project keeps its catalog,
/// how much each rule matters to it, and what it takes from the catalog.
package struct ProjectConfig: Sendable {
  /// The file's name.
  package static let fileName = "curvet.config.json"

  /// The folder of the file; paths in the file are relative to it.
  package var folder: String
  /// The catalog's path as the file has it; nil if the file names none.
  package var catalog: String?
  /// Where the file names the catalog.
  var catalogPlace: Place?
  /// How much rules matter, by their ids or `family/*`.
  package var rules: [String: RuleSettings.Setting]
  /// Notes about rules that the file has by ids which they had before.
  package var renamedRules: [Finding] = []
  /// The exports of the project.
  package var exports: [ProjectExport]

  /// Returns the text of a configuration that names a catalog.
  package static func text(catalog: String) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.key("curvet")
    writer.integer(1)
    writer.key("catalog")
    writer.string(catalog)
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Finds the configuration of the project that a folder belongs to: the nearest one upwards.
  static func find(from folder: String) throws(CatalogError) -> ProjectConfig? {
    guard let path = path(from: folder) else { return nil }
    return try read(path, folder: FileTree.folder(of: path))
  }

  /// Returns the path of the nearest configuration upwards; nil if there is none.
  static func path(from folder: String) -> String? {
    var folder = folder
    while true {
      let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      // A pipe of that name is found too, and refused when it is read.
      if let kind = FileTree.kind(of: path), kind != .folder { return path }
      if folder == "/" || folder == "." { return nil }
      folder = FileTree.folder(of: folder)
    }
  }
}

extension ProjectConfig {
  /// Writes a configuration unless there is one; returns whether it did.
  package static func write(
    to path: String, catalog: String, in environment: CatalogEnvironment
  ) throws(CatalogError) -> Bool {
    let absolute = environment.absolute(path)
    guard FileTree.kind(of: absolute) == nil else { return false }
    let writer = try FileWriter(absolute, shown: path)
    try writer.write(text(catalog: catalog))
    try writer.finish()
    return true
  }
}
