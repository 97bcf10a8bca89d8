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
  /// The presets are those that it was made of, by a version that wrote other headers.
  case olderVersion
  /// It was made at this revision, nil being before the first operation; since then presets changed.
  case since(CatalogRevision?, SnapshotDiff, LastChanges)
  /// It's compared with the catalog preset by preset, because it contains complete presets.
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
    if content == export.content {
      return GeneratedHeader.isOfOlderVersion(file) ? .olderVersion : .samePresets
    }
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

  /// Compares a document, which contains complete presets, with the output of a new export.
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
