import Diagnostics
import Exporting
import Importing
import Presets
import Storage
import StrictJSON

/// The staleness of an export says since when a file is outdated, and what changed since.
package enum ExportStaleness: Sendable {
  /// The presets are those that it was made of: it was changed by hand, or made in another way.
  case samePresets
  /// It was made at this revision, nil being before the first operation; since then presets changed.
  case since(CatalogRevision?, SnapshotDiff, LastChanges)
  /// It is compared with the catalog preset by preset, since it holds them whole.
  case compared(SnapshotDiff)
  /// No revision of the history is the one it was made at, as far back as this many operations.
  case unknown(operations: Int)
}

/// Last changes say which operation changed a preset last.
package struct LastChanges: Sendable {
  private let revisions: [String: CatalogRevision]

  init(_ revisions: [String: CatalogRevision]) { self.revisions = revisions }

  /// The last operation that changed a preset of this name.
  package subscript(name: String) -> CatalogRevision? { revisions[name] }
}

extension Catalog {
  /// How many operations are looked at, and how many bytes of presets are hashed, at most.
  private static let mostOperations = 1_000
  private static let mostBytes = 256 << 20

  /// Returns since when a file of an export is outdated, and what changed since.
  ///
  /// Nothing is remembered for this: generated files have a hash of their presets at their head, and
  /// the history is walked back until they have it again.
  ///
  /// - Parameter file: The bytes of the export's first file that is there.
  package func age(
    of export: PreparedExport, _ order: ExportRequest, file: [UInt8]
  ) throws(CatalogError) -> ExportStaleness {
    if case .document(let format) = order.format {
      return try compared(export, order, format: format, file: file)
    }
    guard let content = GeneratedHeader.content(of: file) else { return .unknown(operations: 0) }
    if content == export.content { return .samePresets }
    return try store.connection.read { () throws(CatalogError) in
      try age(order.selection, content: content)
    }
  }

  private func age(
    _ selection: PresetSelection, content: String
  ) throws(CatalogError) -> ExportStaleness {
    var past = try ExportHistory(selection, in: self)
    let now = past.set
    var revision = try store.catalogRevision(ago: 0)
    var operations = 0
    while let operation = revision, operations < Self.mostOperations, past.hashed < Self.mostBytes {
      operations += 1
      past.undo(try store.presetsBefore(operation: operation.operation), operation)
      revision = try store.catalogRevision(before: operation.operation)
      guard let old = past.set(ofContent: content) else { continue }
      let difference = try SnapshotDiff(
        from: PresetSnapshot(location.shown, old), to: PresetSnapshot(location.shown, now))
      return .since(revision, difference, past.touches)
    }
    return .unknown(operations: operations)
  }

  /// Compares a document, which holds its presets whole, with what would be written.
  private func compared(
    _ export: PreparedExport, _ order: ExportRequest, format: OutputFormat, file: [UInt8]
  ) throws(CatalogError) -> ExportStaleness {
    func snapshot(_ bytes: [UInt8]) throws(CatalogError) -> PresetSnapshot {
      let path = order.path ?? ""
      var reader = InputReader([path], as: format == .json ? .json : .ndjson, in: environment)
      reader.overlay[environment.absolute(path)] = bytes
      return try reader.snapshot(of: path)
    }
    let difference = try SnapshotDiff(
      from: try snapshot(file), to: try snapshot(export.files.first?.bytes ?? []))
    return difference.isEmpty ? .samePresets : .compared(difference)
  }
}

/// An export head is what a generated file says of itself.
enum GeneratedHeader {
  /// It is within this many bytes of the file's start.
  private static let reach = 4096
  private static let word = Array("content".utf8)
  private static let digits = 8

  /// Returns the first digits of the hash of the presets that a file was made of; nil if it has no
  /// head.
  ///
  /// Comments say `content fe3a0de4`, JSON says `"content": "fe3a0de4"`.
  static func content(of file: [UInt8]) -> String? {
    let head = file.prefix(reach)
    for start in head.indices.dropLast(word.count + digits)
    where head[start] == word[0] && head[start...].starts(with: word) {
      let rest = head[(start + word.count)...].drop { #"": "#.utf8.contains($0) }
      let hash = rest.prefix { (48...57).contains($0) || (97...102).contains($0) }
      if hash.count == digits { return String(decoding: hash, as: UTF8.self) }
    }
    return nil
  }

  /// Whether a file says that Curvet wrote it.
  ///
  /// Comments say so in one of the first lines, JSON in a member at the top.
  static func isPresent(in file: [UInt8]) -> Bool {
    guard content(of: file) != nil else { return false }
    if file.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      let root = JSONDocument.read(file, file: "").document?.root
      let head = root?["generated"] ?? root?["$extensions"]?["app.curvet"]
      return head?["by"]?.string?.hasPrefix("curvet ") == true
    }
    let start = Array("Generated by curvet ".utf8)
    let lines = file.prefix(reach).split(separator: 0x0A).prefix(firstLines)
    return lines.contains { line in line.drop { !isLetter($0) }.starts(with: start) }
  }

  /// What a file with a head in comments says of itself.
  static func file(of start: [UInt8], shown: String) -> GeneratedFile? {
    let mark = "Generated by "
    for line in start.split(separator: 0x0A).prefix(firstLines) {
      let line = String(decoding: line, as: UTF8.self)
      guard let range = line.firstRange(of: mark) else { continue }
      let parts = line[range.upperBound...].split(separator: "; ", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("curvet "),
        let command = parts[1].firstRange(of: "Refresh: ")
      else { continue }
      var words = parts[1][command.upperBound...]
      for end in [" */", " -->"] where words.hasSuffix(end) { words = words.dropLast(end.count) }
      return GeneratedFile(
        path: shown, generator: String(parts[0]), command: String(words))
    }
    return nil
  }

  /// What JSON says of itself.
  static func file(of root: JSONValue, shown: String) -> GeneratedFile? {
    let head = root["generated"] ?? root["$extensions"]?["app.curvet"]
    guard let generator = head?["by"]?.string, let command = head?["refresh"]?.string else {
      return nil
    }
    return GeneratedFile(path: shown, generator: generator, command: command)
  }

  /// Others may put a licence before the head.
  private static let firstLines = 20

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
