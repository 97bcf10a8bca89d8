import Interchange
import Motion
import Presets
import Storage
import StrictJSON

extension Catalog {
  /// Prepares what an order asks for, and puts nothing in its place.
  ///
  /// - Throws: `invalidInput` where a preset asked for by name cannot be written in the format, and
  ///   where two would be called the same; `notFound` for a name that no preset has.
  public func prepare(_ order: ExportOrder) throws(CatalogError) -> PreparedExport {
    switch order.format {
    case .document(let format):
      var bytes: [UInt8] = []
      let report = try export(order.selection, to: format) { bytes += $0 }
      return PreparedExport(
        files: [.init(path: order.path ?? "", bytes: bytes)], report: report, catalog: "")
    case .target(let target): return try prepare(order, target)
    }
  }

  private func prepare(
    _ order: ExportOrder, _ target: ExportTarget
  ) throws(CatalogError) -> PreparedExport {
    let (presets, content) = try exportedPresets(order.selection)
    let id = try storing { () throws(StorageError) in try store.catalogID() }
    let header = ExportHeader(
      generator: "curvet \(CurvetVersion.text)", command: order.command,
      catalog: String(id.prefix(6)), content: String(content.prefix(8)))
    let demands = if case .names = order.selection { true } else { false }
    let export: PresetExport
    do throws(ExportError) {
      export = try PresetExport(
        of: presets, to: target, order.options, header: header, demands: demands)
    } catch {
      throw CatalogError(.invalidInput, error.message, hints: error.reasons + [error.help])
    }
    let asked = presets.count { $0.isAskedFor }
    return PreparedExport(
      files: export.files.map { file in
        .init(path: Self.path(of: file, in: order.path), bytes: Array(file.text.utf8))
      }, presets: export.presets, leftOut: export.leftOut.filter(\.isAskedFor),
      needs: export.needs, isFolder: export.files.contains { !$0.path.isEmpty },
      report: ExportReport(asked: asked, alongside: presets.count - asked),
      catalog: header.catalog, content: header.content)
  }

  private static func path(of file: ExportedFile, in order: String?) -> String {
    guard let order else { return file.path }
    if file.path.isEmpty { return order }
    return order.hasSuffix("/") ? order + file.path : "\(order)/\(file.path)"
  }

  /// Returns the presets that are selected and all that they refer to, in the order of their names,
  /// and a hash of them.
  private func exportedPresets(
    _ selection: PresetSelection
  ) throws(CatalogError) -> (presets: [ExportedPreset], hash: String) {
    let result = try storing { () throws(StorageError) in
      try store.connection.read { () throws(StorageError) in
        Result { () throws(CatalogError) in try readPresets(selection) }
      }
    }
    return try result.get()
  }

  private func readPresets(
    _ selection: PresetSelection
  ) throws(CatalogError) -> (presets: [ExportedPreset], hash: String) {
    var presets: [ExportedPreset] = []
    var hash = SHA256()
    let names = try names(selection)
    let asked = Set(names)
    let finder = MotionFinder(self)
    for name in try storing({ () throws(StorageError) in try store.closure(of: names) }) {
      let record = try record(named: name)
      let preset = try storing { () throws(StorageError) in try self.preset(of: record) }
      record.payload.withUnsafeBytes { hash.update($0) }
      presets.append(
        ExportedPreset(
          preset, motion: try finder.resolve(preset.motion, named: name),
          isAskedFor: asked.contains(name)))
    }
    return (presets, hash.finalized().hexadecimal)
  }
}
