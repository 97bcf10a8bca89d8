import Diagnostics
import StrictJSON

/// A project's configuration, `curvet.config.json`, says where the project keeps its catalog.
public struct ProjectConfig: Sendable {
  /// The file's name.
  public static let fileName = "curvet.config.json"

  /// The folder that the file stands in; paths in it are counted from there.
  public var folder: String
  /// The catalog's path as the file has it.
  public var catalog: String

  /// Returns the text of a configuration that names a catalog.
  public static func text(catalog: String) -> [UInt8] {
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
    var folder = folder
    while true {
      let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      if FileTree.kind(of: path) == .file { return try read(path, folder: folder) }
      if folder == "/" || folder == "." { return nil }
      folder = FileTree.folder(of: folder)
    }
  }

  private static func read(_ path: String, folder: String) throws(CatalogError) -> ProjectConfig {
    let reading = JSONDocument.read(try InputFile(path: path, shown: path).readAll(), file: path)
    if let finding = reading.findings.first { throw invalid(finding) }
    guard let root = reading.document?.root, root.kind == .object else {
      throw CatalogError(.invalidInput, "the configuration is not an object", path: path)
    }
    let known = ["$schema", "curvet", "catalog"]
    for member in root.members where !known.contains(member.key) {
      throw invalid(
        Finding(
          "config/unknown-field", "unknown field \"\(member.key)\"",
          place: member.keyValue.place,
          help: Suggestion.question(for: member.key, among: known)
            ?? "known here: \(known.joined(separator: ", "))"))
    }
    guard let catalog = root["catalog"]?.string, !catalog.isEmpty else {
      throw invalid(
        Finding(
          "config/catalog", "catalog must be the path of the project's catalog",
          place: (root["catalog"] ?? root).place, help: "write {\"catalog\": \"curvet.sqlite\"}"))
    }
    return ProjectConfig(folder: folder, catalog: catalog)
  }

  private static func invalid(_ finding: Finding) -> CatalogError {
    var error = CatalogError(.invalidInput, finding.message, path: finding.place?.file)
    error.findings = [finding]
    return error
  }
}

extension ProjectConfig {
  /// Writes a configuration unless there is one; returns whether it did.
  public static func write(
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
