import CommandKit
import Curvet
import Diagnostics
import Importing
import StrictJSON

/// A generated file state tells whether an exported file is up to date.
struct GeneratedFileState {
  let file: GeneratedFile
  let state: State

  /// The state of the file.
  enum State: Equatable {
    case upToDate
    /// The catalog would export other bytes.
    case outdated
    /// The state is unknown, for this reason.
    case unknown(String)
  }

  /// Runs the command of the file in memory, and compares the result.
  init(_ file: GeneratedFile, _ catalog: Catalog?, in context: Context) {
    self.file = file
    guard let catalog else {
      state = .unknown("no catalog to compare it with")
      return
    }
    guard let words = ShellWord.split(file.command), words.first == "curvet",
      let parsed = try? CommandParser(CurvetRoot.self).parse(Array(words.dropFirst())),
      case .command(let command, _) = parsed, let export = command as? Export
    else {
      state = .unknown("its command can't be read")
      return
    }
    do {
      let prepared = try export.prepared(again: file, from: catalog)
      guard
        var own = prepared?.files.first(where: { Self.isSame($0.path, file.path) })
          ?? (prepared?.files.count == 1 ? prepared?.files.first : nil)
      else {
        state = .unknown("the project doesn't list it")
        return
      }
      own.path = file.path
      state =
        try prepared?.drift(of: own, in: context.environment).isUpToDate == true
        ? .upToDate : .outdated
    } catch let error as CatalogError {
      state = error.kind == .notFound ? .outdated : .unknown(error.message)
    } catch {
      state = .unknown("its command can't be run")
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.split(separator: "/").last == other.split(separator: "/").last
  }

  /// The warning about an outdated file.
  var finding: Finding? {
    guard state == .outdated else { return nil }
    return Finding(
      "export/outdated", "the file is out of date with the catalog", level: .warning,
      place: Place(file: file.path, line: 1, column: 1), help: .text("run '\(command)'"))
  }

  /// The command that writes the file where it is now.
  private var command: String {
    guard var words = ShellWord.split(file.command), let option = words.firstIndex(of: "-o"),
      option + 1 < words.count, Self.isSame(words[option + 1], file.path)
    else { return file.command }
    words[option + 1] = file.path
    return words.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The state in words.
  fileprivate var words: String {
    switch state {
    case .upToDate: "up to date"
    case .outdated: "out of date"
    case .unknown(let reason): "unknown: \(reason)"
    }
  }
}

extension Export {
  /// Prepares what this command would write to the file; nil if the project doesn't list the file.
  fileprivate func prepared(
    again file: GeneratedFile, from catalog: Catalog
  ) throws -> PreparedExport? {
    if isProject {
      let name = file.path.split(separator: "/").last
      return try catalog.prepareProject(allowingOutside: true)?.prepared.first { one in
        one.export.files.contains { $0.path.split(separator: "/").last == name }
      }?.export
    }
    let (format, options) = try layout.order(self.format)
    return try catalog.prepare(
      ExportRequest(
        try selection(), as: format, options, to: path?.text, command: file.command))
  }
}

extension TextOutput {
  /// Lists the files that Curvet exported.
  func generated(_ files: [GeneratedFileState]) {
    guard !files.isEmpty else { return }
    line("Exported by Curvet:")
    var table = TextTable()
    for one in files { table.add([("  " + one.file.path, .plain), (one.words, .dim)]) }
    table.print(to: self)
  }
}

extension JSONWriter {
  /// Writes the files that Curvet exported; nothing if there are none.
  mutating func generated(_ files: [GeneratedFileState]) {
    guard !files.isEmpty else { return }
    objects("generated", files) { writer, one in
      writer.member("path", one.file.path)
      switch one.state {
      case .upToDate: writer.member("state", "upToDate")
      case .outdated: writer.member("state", "outdated")
      case .unknown(let reason):
        writer.member("state", "unknown")
        writer.member("reason", reason)
      }
      writer.member("refresh", one.file.command)
    }
  }
}
