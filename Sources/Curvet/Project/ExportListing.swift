import Diagnostics
import FileSystem
import Exporting
import StrictJSON

/// An export listing is the text of a project's configuration that lists one more export.
package struct ExportListing: Sendable {
  /// The configuration, as it is shown.
  package let config: String
  private let path: String
  private let before, after: [UInt8]
  private let isListed: Bool

  /// The change of the configuration in words.
  package var words: String {
    if before == after { return "\(config) already has this export" }
    return isListed ? "Replaced the export in \(config)" : "Added the export to \(config)"
  }

  /// Writes the configuration.
  ///
  /// - Throws: `busy` if another program changed it in the meantime; it is left as it is.
  package func write() throws(CatalogError) {
    guard after != before else { return }
    guard try InputFile(path: path, shown: config).readAll() == before else {
      throw CatalogError(
        .busy, "another program changed the file in the meantime", path: config,
        hints: ["try again"])
    }
    let writer = try FileWriter(path, shown: config)
    try writer.write(after)
    try writer.finish()
  }

  /// Adds an export to the configuration of the working folder's project.
  ///
  /// An export with the same output is replaced. The rest of the text isn't changed.
  ///
  /// - Parameters:
  ///   - names: The presets, as the user named them; empty with a query, or to export everything.
  ///   - query: The search that finds the presets.
  ///   - allowingOutside: Whether the output may be outside the project.
  /// - Throws: `notFound` if the working folder isn't in a project, and `invalidInput` if its configuration
  ///   isn't valid, or if the output is outside the project.
  package init(
    _ export: ProjectExport, names: [String], query: String?, allowingOutside: Bool = false,
    in environment: CatalogEnvironment
  ) throws(CatalogError) {
    guard let path = ProjectConfig.path(from: environment.workingDirectory) else {
      throw ProjectConfig.noProject(help: .createProject)
    }
    let folder = FileTree.folder(of: path)
    config = environment.shortened(path)
    self.path = path
    before = try InputFile(path: path, shown: config).readAll()
    let (project, root) = try ProjectConfig.read(before, of: path, folder: folder)
    let output = Self.normalized(environment.absolute(export.path))
    if !allowingOutside, !project.contains(output) {
      throw CatalogError(
        .invalidInput, "'\(export.path)' is outside the project", path: config,
        hints: [.choosePathOrAllowOutside(folder: environment.shortened(project.root))])
    }
    let listed = output.hasPrefix(folder + "/") ? output.dropFirst(folder.count + 1) : output[...]
    let text = export.text(output: String(listed), names: names, query: query)
    let index = project.exports.firstIndex {
      Self.normalized(project.absolute($0.path, in: environment)) == output
    }
    after = Self.inserting(text, into: root, at: index, of: before)
    isListed = index != nil
    _ = try ProjectConfig.read(after, of: path, folder: folder)
  }

  /// Returns a path without `.` and `..`, unless links make it another file.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let short = "/" + parts.joined(separator: "/")
    return FileTree.destination(of: short) == FileTree.destination(of: path) ? short : path
  }

  private static func inserting(
    _ export: String, into root: JSONValue, at index: Int?, of text: [UInt8]
  ) -> [UInt8] {
    let list = "[\n    \(export)\n  ]"
    let (range, replacement): (Range<Int>?, String) =
      if let index {
        (root.range(of: "/exports/\(index)"), export)
      } else if let exports = root["exports"] {
        if let last = Array(exports.elements).indices.last {
          (
            root.range(of: "/exports/\(last)").map { $0.upperBound..<$0.upperBound },
            "," + space(after: root.range(of: "/exports"), in: text) + export
          )
        } else {
          (root.range(of: "/exports"), list)
        }
      } else if let last = Array(root.members).last?.key {
        (
          root.range(of: "/\(last)").map { $0.upperBound..<$0.upperBound },
          "," + space(after: root.range(of: ""), in: text) + "\"exports\": \(list)"
        )
      } else {
        (root.range(of: ""), "{\n  \"exports\": \(list)\n}")
      }
    guard let range else { return text }
    return Array(text[..<range.lowerBound]) + replacement.utf8 + text[range.upperBound...]
  }

  /// The white space between the bracket at the start of a range and what follows: what separates
  /// the first element from it separates the others, too.
  private static func space(after range: Range<Int>?, in text: [UInt8]) -> String {
    let found = text[((range?.lowerBound ?? 0) + 1)...].prefix {
      [0x20, 0x09, 0x0A, 0x0D].contains($0)
    }
    return found.contains(0x0A) ? String(decoding: found, as: UTF8.self) : " "
  }
}

extension ProjectExport {
  /// The entry of a configuration, on one line.
  fileprivate func text(output: String, names: [String], query: String?) -> String {
    var fields = ["\"to\": \(Self.quoted(format.name))", "\"output\": \(Self.quoted(output))"]
    if !names.isEmpty { fields.append("\"presets\": \(Self.list(names))") }
    if let query { fields.append("\"query\": \(Self.quoted(query))") }
    for option in ExportFormats.options {
      guard let value = options.values[option.name] else { continue }
      let json =
        switch value {
        case .flag(let flag): "\(flag)"
        case .text(let text): Self.quoted(text)
        case .number(let number): ECMAScriptNumber.text(number)
        case .integer(let number): "\(number)"
        case .words(let words): Self.list(words)
        }
      fields.append("\"\(option.name)\": \(json)")
    }
    if let most = options.largestError {
      fields.append("\"maxError\": \(ECMAScriptNumber.text(most))")
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
