import Diagnostics
import Interchange
import Presets
import Storage

extension Catalog {
  /// So many operations are looked back at most, and so many bytes of presets are hashed.
  private static let mostOperations = 1_000
  private static let mostBytes = 256 << 20

  /// Returns since when a file of an export is out of step, and what changed since.
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
    var moment = try store.catalogRevision(ago: 0)
    var operations = 0
    while let operation = moment, operations < Self.mostOperations, past.hashed < Self.mostBytes {
      operations += 1
      past.undo(try store.presetsBefore(operation: operation.operation), operation)
      moment = try store.catalogRevision(before: operation.operation)
      guard let old = past.set(ofContent: content) else { continue }
      let difference = try SnapshotDiff(
        from: PresetSnapshot(location.shown, old), to: PresetSnapshot(location.shown, now))
      return .since(moment, difference, past.touches)
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
